public import Foundation

/// Runs from start to end.
///
/// Pausing, scrubbing and reversing are not there.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private struct Part {
    var delayFactor: Double
    var body: () -> Void
  }

  private let timing: AnimationTiming
  private let parameters: (any UITimingCurveProvider)?
  private var parts: [Part] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var usedDelay: TimeInterval = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.parameters = parameters
    if let spring = parameters.springTimingParameters {
      timing = spring.timing(within: duration)
    } else {
      var timing = AnimationTiming(duration: duration)
      timing.curve = parameters.cubicTimingParameters?.timingFunction ?? timing.curve
      self.timing = timing
    }
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { state == .active }
  open var duration: TimeInterval { timing.duration }
  open var delay: TimeInterval { usedDelay }
  open var timingParameters: (any UITimingCurveProvider)? { parameters }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let part = Part(delayFactor: delayFactor, body: animation)
    guard isRunning else { return parts.append(part) }
    run(part)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    state = .active
    usedDelay = delay
    let waiting = parts
    parts = []
    for part in waiting {
      run(part)
    }
    HeadlessClock.schedule(after: delay + duration) { self.finish() }
  }

  private func run(_ part: Part) {
    var timing = timing
    timing.beginsFromCurrentState = true
    timing.delay = usedDelay + part.delayFactor * timing.duration
    timing.duration *= 1 - part.delayFactor
    UIView.animate(timing, part.body, nil)
  }

  private func finish() {
    state = .inactive
    let waiting = completions
    completions = []
    for completion in waiting {
      completion(.end)
    }
  }
}
