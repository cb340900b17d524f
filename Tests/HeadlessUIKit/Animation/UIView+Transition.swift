public import Foundation

extension UIView {
  /// A view that dissolves is drawn so.
  ///
  /// The pictures that UIKit turns and curls are not made here: what changes is there at once.
  ///
  /// The completion comes when the transition is over.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: 0, options: options, inside: AnimationBlock.current?.timing)
    let isAnimated = areAnimationsEnabled && view.window != nil
    let animatesContent = isAnimated && options.contains(.allowAnimatedContent)
    if isAnimated, duration > 0, options.transition == .transitionCrossDissolve {
      CrossDissolve.begin(on: view.layer, timing)
    }
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

extension UIView.AnimationOptions {
  /// The transition alone, of which there can be one.
  fileprivate var transition: UIView.AnimationOptions {
    intersection(UIView.AnimationOptions(rawValue: 0xF << 20))
  }
}
