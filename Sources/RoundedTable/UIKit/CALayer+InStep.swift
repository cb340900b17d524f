import UIKit

extension CALayer {
  /// Animates a change of a property that views do not animate by themselves, as the animation block around it does.
  ///
  /// Should a view animate it all the same, this replaces that animation.
  ///
  /// - Parameters:
  ///   - keyPath: The property, which has its new value already.
  ///   - value: What was on screen before, nil for nothing.
  @MainActor func animateInStep(_ keyPath: String, from value: Any?) {
    let duration = UIView.inheritedAnimationDuration
    // The action for the radius has the curve, unless UIKit returns an action that is not an animation.
    guard let value, duration > 0, let action = action(forKey: "cornerRadius"),
      !(action is NSNull)
    else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = duration
    animation.timingFunction =
      (action as? CAAnimation)?.timingFunction ?? CAMediaTimingFunction(name: .easeInEaseOut)
    animation.fromValue = value
    add(animation, forKey: keyPath)
  }
}
