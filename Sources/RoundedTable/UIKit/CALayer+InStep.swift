import UIKit

/// The animation whose changes are being made, for what views do not animate by themselves.
@MainActor enum AnimationInStep {
  /// Its curve, nil except while an animation's own closure runs.
  static var curve: CAMediaTimingFunction?
}

extension CALayer {
  /// Animates a change of a property that views do not animate by themselves, as the animation block around it does; without one,
  /// the change ends an animation that is on its way.
  ///
  /// Should a view animate it all the same, this replaces that animation.
  ///
  /// - Parameters:
  ///   - keyPath: The property, which has its new value already.
  ///   - value: What was on screen before, nil for nothing.
  @MainActor func animateInStep(_ keyPath: String, from value: Any?) {
    let duration = UIView.inheritedAnimationDuration
    guard let value, duration > 0, UIView.areAnimationsEnabled else {
      removeAnimation(forKey: keyPath)
      return
    }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = duration
    // The curve of another block than ours, as when the table is turned, cannot be asked for.
    animation.timingFunction = AnimationInStep.curve ?? CAMediaTimingFunction(name: .easeInEaseOut)
    animation.fromValue = value
    add(animation, forKey: keyPath)
  }
}
