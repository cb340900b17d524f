public import Foundation

extension UIView {
  /// No pictures are made that dissolve, turn or curl: what changes is there at once.
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
    AnimationBlock.run(animatesContent ? timing : nil) { animations?() }
    guard let completion, let length = isAnimated ? timing.length : 0 else { return }
    HeadlessClock.schedule(after: length) { completion(true) }
  }
}
