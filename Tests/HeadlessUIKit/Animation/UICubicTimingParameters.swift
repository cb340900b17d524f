public import Foundation

@MainActor @preconcurrency open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  open private(set) var controlPoint1 = CGPoint(x: 0.42, y: 0)
  open private(set) var controlPoint2 = CGPoint(x: 0.58, y: 1)
  private var isBuiltIn = true

  public override init() { super.init() }

  public init(animationCurve curve: UIView.AnimationCurve) {
    super.init()
    animationCurve = curve
    switch curve {
    case .easeInOut: break
    case .easeIn: controlPoint2 = CGPoint(x: 1, y: 1)
    case .easeOut: controlPoint1 = .zero
    case .linear:
      controlPoint1 = .zero
      controlPoint2 = CGPoint(x: 1, y: 1)
    }
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    super.init()
    isBuiltIn = false
    controlPoint1 = point1
    controlPoint2 = point2
  }

  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  var timingFunction: CAMediaTimingFunction {
    guard !isBuiltIn else { return animationCurve.timingFunction }
    return CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}
