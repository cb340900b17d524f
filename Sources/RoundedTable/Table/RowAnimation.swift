import UIKit

/// The duration and curve of the rows' animation, which corners copy so that they move in step.
///
/// UIKit documents neither. So both are copied from the newest animation of a row's position, or
/// are `standard` if no row moves.
@MainActor struct RowAnimation {
  private var duration: TimeInterval
  private var curve = UIView.AnimationOptions.curveEaseInOut
  /// The animation that was copied; nil for the standard one.
  private var model: CAAnimation?
  /// The damping ratio of a spring; nil if the animation follows the curve.
  private var damping: CGFloat?
  /// Whether it's the app's, and takes duration and curve from the block that it's in.
  private var isInherited = false

  /// The values that table views have been seen to use.
  static let standard = RowAnimation(duration: 0.3)

  private init(duration: TimeInterval) { self.duration = duration }

  /// The animation of the app's block around the call; nil if there is none.
  ///
  /// Inside the block, it changes what the block changes. After it, it takes as long.
  static var inherited: RowAnimation? {
    let duration = UIView.inheritedAnimationDuration
    guard duration > 0, UIView.areAnimationsEnabled else { return nil }
    var animation = RowAnimation(duration: duration)
    animation.isInherited = true
    return animation
  }

  /// Copies an animation of rows.
  ///
  /// It returns nil if Reduce Motion is on and no row moves, because nothing else moves then
  /// either.
  static func copied(from newest: NewestRowAnimation) -> RowAnimation? {
    if !newest.isMoving, UIAccessibility.isReduceMotionEnabled { return nil }
    guard let animation = newest.animation else { return standard }
    var copy = RowAnimation(duration: animation.duration)
    copy.model = animation
    copy.curve = animation.timingFunction.flatMap(curve(of:)) ?? .curveEaseInOut
    if let spring = animation as? CASpringAnimation {
      copy.damping = min(1, spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot()))
    }
    return copy
  }

  /// Animates changes in step with the rows, beginning with what's on screen now.
  func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    var options: UIView.AnimationOptions = [curve, .beginFromCurrentState, .allowUserInteraction]
    if !isInherited { options.insert(.overrideInheritedDuration) }
    let outer = CALayer.animationInStep
    CALayer.animationInStep = model
    defer { CALayer.animationInStep = outer }
    let end = completion.map { completion in { (_: Bool) in completion() } }
    guard let damping else {
      return UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: changes, completion: end)
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
      options: options, animations: changes, completion: end)
  }

  /// Returns the animation option for a timing function.
  ///
  /// Its name can't be read, so its control points are compared with those of the named ones.
  private static func curve(of function: CAMediaTimingFunction) -> UIView.AnimationOptions? {
    let own = points(of: function)
    return curves.first { $0.0 == own }?.1
  }

  private static let curves: [(SIMD4<Float>, UIView.AnimationOptions)] = [
    (.easeOut, .curveEaseOut), (.easeIn, .curveEaseIn), (.linear, .curveLinear),
  ].map { (name: CAMediaTimingFunctionName, options) in
    (points(of: CAMediaTimingFunction(name: name)), options)
  }

  private static func points(of function: CAMediaTimingFunction) -> SIMD4<Float> {
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)
    return SIMD4(first[0], first[1], second[0], second[1])
  }
}
