import UIKit

extension CALayer {
  /// The row animation that's being copied; nil except while the copy's closure is running.
  @MainActor static var animationInStep: CAAnimation?

  /// Animates a change of a property that views don't animate by themselves, like the animation
  /// block around the call.
  ///
  /// Outside any block, the change ends an animation in progress.
  ///
  /// If views do animate the property, this replaces their animation.
  ///
  /// - Parameters:
  ///   - keyPath: The property, which already has its new value.
  ///   - value: The value that was on screen before; nil for none.
  @MainActor func animateInStep(_ keyPath: String, from value: Any?) {
    let duration = UIView.inheritedAnimationDuration
    guard let value, duration > 0, UIView.areAnimationsEnabled else {
      removeAnimation(forKey: keyPath)
      return
    }
    let model = CALayer.animationInStep
    let animation =
      (model as? CASpringAnimation)?.spring(of: keyPath) ?? CABasicAnimation(keyPath: keyPath)
    animation.duration = duration
    // There is no way to ask for the curve of another block than ours, such as that of a rotation.
    animation.timingFunction =
      model == nil ? CAMediaTimingFunction(name: .easeInEaseOut) : model?.timingFunction
    animation.fromValue = value
    add(animation, forKey: keyPath)
  }
}

extension CAShapeLayer {
  /// Shows a path, and animates to it from the one on screen in step with the animation block
  /// around the call.
  @MainActor func showPath(_ path: CGPath) {
    guard self.path?.isSame(as: path) != true else { return }
    let before = (presentation() ?? self).path
    self.path = path
    animateInStep("path", from: before)
  }
}

extension CGPath {
  /// Whether a path has the same elements as another.
  ///
  /// It isn't documented what `==` compares. And setting the same path again would end an
  /// animation.
  func isSame(as other: CGPath) -> Bool { self === other || points == other.points }

  private var points: [CGPoint] {
    var points: [CGPoint] = []
    applyWithBlock { element in
      let element = element.pointee
      let count =
        switch element.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
      points.append(CGPoint(x: Int(element.type.rawValue), y: count))
      points += (0..<count).map { element.points[$0] }
    }
    return points
  }
}

extension CASpringAnimation {
  /// Returns an animation of another property with the same spring.
  fileprivate func spring(of keyPath: String) -> CABasicAnimation {
    let other = CASpringAnimation(keyPath: keyPath)
    other.mass = mass
    other.stiffness = stiffness
    other.damping = damping
    other.initialVelocity = initialVelocity
    return other
  }
}
