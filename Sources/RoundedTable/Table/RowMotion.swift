import UIKit

/// The duration and curve of the rows' animation, which corners copy to move in step with them.
///
/// UIKit documents neither for row animations. So both are copied from the newest animation of a
/// row's position, or from `standard` if no row moves.
@MainActor struct RowMotion {
  private var duration: TimeInterval
  private var curve = UIView.AnimationOptions.curveEaseInOut
  /// The animation that has been copied, nil for the standard one.
  private var model: CAAnimation?
  /// The damping ratio of a spring, nil if the motion follows the curve.
  private var damping: CGFloat?

  /// The values that table views have been observed to use.
  static let standard = RowMotion(duration: 0.3)

  private init(duration: TimeInterval) { self.duration = duration }

  /// Copies an animation of rows; nil if none of them moves under Reduce Motion: then nothing else
  /// does.
  static func copied(from newest: NewestRowAnimation) -> RowMotion? {
    if !newest.isMoving, UIAccessibility.isReduceMotionEnabled { return nil }
    guard let animation = newest.animation else { return standard }
    var motion = RowMotion(duration: animation.duration)
    motion.model = animation
    motion.curve = animation.timingFunction.flatMap(curve(of:)) ?? .curveEaseInOut
    if let spring = animation as? CASpringAnimation {
      motion.damping = min(1, spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot()))
    }
    return motion
  }

  /// Runs changes in step with the rows, from what is on screen now.
  func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    let options: UIView.AnimationOptions = [
      curve, .beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration,
    ]
    let outer = AnimationInStep.model
    AnimationInStep.model = model
    defer { AnimationInStep.model = outer }
    let end = completion.map { completion in { (_: Bool) in completion() } }
    guard let damping else {
      return UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: changes, completion: end)
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
      options: options, animations: changes, completion: end)
  }

  /// A timing function has no readable name, so named ones are compared by their control points.
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

/// Finds the newest animation that moves a row, or fades one where none is moved.
@MainActor struct NewestRowAnimation {
  private(set) var animation: CAAnimation?
  /// Whether it has begun in this turn.
  private(set) var isNew = false
  /// Whether it moves a row.
  private(set) var isMoving = false
  private let now = CACurrentMediaTime()

  /// Looks at the cell that was returned last first, and then at some that probably move: a new row
  /// usually has an animation, and no other can be newer.
  ///
  /// Cells that are leaving count too: when the last row is deleted, only that one moves.
  init(on cells: LiveCells, first probable: [LiveCell] = []) {
    if let latest = cells.latest, look(at: latest) { return }
    for live in probable where look(at: live) { return }
    for live in cells.all where look(at: live) { return }
  }

  /// Returns whether an animation has been found that no other can be newer than.
  private mutating func look(at live: LiveCell) -> Bool {
    guard let layer = live.cell?.layer else { return false }
    // The keys of UIKit's animations are not documented. What an animation changes can be read from
    // it.
    for key in layer.animationKeys() ?? [] {
      guard let other = layer.animation(forKey: key) else { continue }
      let path = (other as? CAPropertyAnimation)?.keyPath ?? key
      let isMove = path.hasPrefix("position")
      guard isMove || path == "opacity" else { continue }
      // One that was added in this turn has no begin time before the transaction commits.
      let isOtherNew = other.beginTime == 0 || other.beginTime >= now
      let isNewer =
        isOtherNew == isNew ? other.beginTime > animation?.beginTime ?? -1 : isOtherNew
      if isNewer || isMove && !isMoving && isOtherNew == isNew {
        (animation, isNew, isMoving) = (other, isOtherNew, isMove)
      }
      if isNew, isMoving { return true }
    }
    return false
  }
}
