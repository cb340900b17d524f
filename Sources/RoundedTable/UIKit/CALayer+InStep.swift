import UIKit

/// The animation whose changes are being made, for what views do not animate by themselves.
@MainActor enum AnimationInStep {
  /// The one whose curve it has, nil except while an animation's own closure runs.
  static var model: CAAnimation?
}

extension CALayer {
  /// Animates a change of a property that views do not animate by themselves, as the animation
  /// block around it does; without one, the change ends an animation that is on its way.
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
    let model = AnimationInStep.model
    let animation =
      (model as? CASpringAnimation)?.spring(of: keyPath) ?? CABasicAnimation(keyPath: keyPath)
    animation.duration = duration
    // The curve of another block than ours, as when the table is turned, cannot be asked for.
    animation.timingFunction =
      model == nil ? CAMediaTimingFunction(name: .easeInEaseOut) : model?.timingFunction
    animation.fromValue = value
    add(animation, forKey: keyPath)
  }
}

extension CAShapeLayer {
  /// Shows a path, to which the one on screen changes in step.
  @MainActor func show(_ path: CGPath) {
    guard self.path?.isSame(as: path) != true else { return }
    let before = (presentation() ?? self).path
    self.path = path
    animateInStep("path", from: before)
  }
}

extension CGPath {
  /// Whether a path has the same elements as another: what `==` compares is not documented, and the
  /// same path, set again, would end an animation.
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
  /// Returns an animation of another property that swings as this one does.
  fileprivate func spring(of keyPath: String) -> CABasicAnimation {
    let other = CASpringAnimation(keyPath: keyPath)
    (other.mass, other.stiffness, other.damping) = (mass, stiffness, damping)
    other.initialVelocity = initialVelocity
    return other
  }
}
