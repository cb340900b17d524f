public import Foundation

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, options: options, inside: AnimationBlock.current?.timing)
    animate(timing, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(
      duration: duration, delay: delay, options: options, inside: AnimationBlock.current?.timing)
    timing.spring = AnimationTiming.Spring(
      dampingRatio: dampingRatio, velocity: velocity, settlingIn: timing.duration)
    animate(timing, animations, completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.run(nil, actionsWithoutAnimation)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

  public class var areAnimationsEnabled: Bool {
    AnimationSwitch.isOn && !AnimationBlock.isSuppressed
  }

  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.timing?.duration ?? 0
  }

  /// A block that made no animation is over at once; its completion still waits for the next turn
  /// (Apple: UIView.animate(withDuration:animations:completion:)).
  class func animate(
    _ timing: AnimationTiming, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let count = AnimationBlock.run(areAnimationsEnabled ? timing : nil, animations)
    guard let completion else { return }
    let length = count > 0 ? timing.length : 0
    guard let length else { return }
    HeadlessClock.schedule(after: length) { completion(true) }
  }
}
