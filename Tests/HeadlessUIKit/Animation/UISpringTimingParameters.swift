public import Foundation

@MainActor @preconcurrency open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Shape {
    case ratio(Double)
    case spring(stiffness: Double, damping: Double)
  }

  private let shape: Shape

  /// The spring that UIKit's own controllers move on: a mass of 3, a stiffness of 1000, a damping
  /// of 500.
  public override init() {
    shape = .spring(stiffness: 1000.0 / 3, damping: 500.0 / 3)
    super.init()
  }

  public init(dampingRatio ratio: CGFloat) {
    shape = .ratio(ratio)
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A ratio fits the animator's duration; a spring with all its numbers has one of its own.
  func timing(within duration: TimeInterval) -> AnimationTiming {
    var timing = AnimationTiming(duration: duration)
    switch shape {
    case .ratio(let ratio):
      timing.spring = AnimationTiming.Spring(
        dampingRatio: ratio, velocity: 0, settlingIn: duration)
    case .spring(let stiffness, let damping):
      let spring = AnimationTiming.Spring(stiffness: stiffness, damping: damping, velocity: 0)
      timing.spring = spring
      timing.duration = spring.settlingDuration
    }
    return timing
  }
}
