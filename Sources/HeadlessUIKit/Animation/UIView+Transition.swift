public import Foundation

extension UIView {
  /// The pictures that UIKit blends are not made here: what changes is there at once, and the
  /// completion comes when the transition would be over.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: 0, options: options, inside: AnimationBlock.current?.timing)
    let isAnimated = areAnimationsEnabled && view.window != nil
    let animatesContent = isAnimated && options.contains(.allowAnimatedContent)
    AnimationBlock.run(animatesContent ? timing : nil) { animations?() }
    guard let completion, let length = isAnimated ? timing.length : 0 else { return }
    HeadlessClock.schedule(after: length) { completion(true) }
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      HeadlessClock.schedule(after: 0) { completion?(false) }
      return
    }
    let change = {
      guard !options.contains(.showHideTransitionViews) else {
        toView.isHidden = false
        fromView.isHidden = true
        return
      }
      container.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    transition(
      with: container, duration: duration, options: options, animations: change,
      completion: completion)
  }
}
