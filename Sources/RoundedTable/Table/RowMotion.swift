import UIKit

/// The duration and curve of the rows' animation, which corners copy to move in step with them.
///
/// UIKit documents neither for row animations. So both are copied from an animation that the table has just added to a cell's
/// layer, or from `standard` if there is none.
@MainActor struct RowMotion {
  fileprivate var duration: TimeInterval
  private var curve: UIView.AnimationOptions
  private var timingFunction: CAMediaTimingFunction?
  /// The damping ratio of a spring, nil if the motion follows the curve.
  private var damping: CGFloat?

  /// The values that table views have been observed to use.
  static let standard = RowMotion(duration: 0.3, curve: .curveEaseInOut)

  /// Copies the motion of rows, nil if none of them moves under Reduce Motion: then nothing else does.
  @MainActor static func copied(from newest: NewestRowAnimation) -> RowMotion? {
    if newest.isFade || newest.animation == nil, UIAccessibility.isReduceMotionEnabled {
      return nil
    }
    guard let animation = newest.animation else { return standard }
    let spring = animation as? CASpringAnimation
    return RowMotion(
      duration: animation.duration, curve: option(for: animation.timingFunction),
      timingFunction: animation.timingFunction,
      damping: spring.map { min(1, $0.damping / (2 * ($0.stiffness * $0.mass).squareRoot())) })
  }

  /// Runs changes in step with the rows, from what is on screen now.
  func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    let options: UIView.AnimationOptions = [
      curve, .beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration,
    ]
    let changes = {
      let outer = AnimationInStep.curve
      AnimationInStep.curve = timingFunction
      defer { AnimationInStep.curve = outer }
      changes()
    }
    let end = completion.map { completion in { (_: Bool) in completion() } }
    guard let damping else {
      return UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: changes, completion: end)
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
      options: options, animations: changes, completion: end)
  }

  private static func option(for function: CAMediaTimingFunction?) -> UIView.AnimationOptions {
    guard let function else { return standard.curve }
    let points = points(of: function)
    for curve in curves where curve.points == points { return curve.option }
    return standard.curve
  }

  /// The named curves by their control points, because a timing function does not have a readable name.
  private static let curves: [(points: SIMD4<Float>, option: UIView.AnimationOptions)] = {
    let named: [(CAMediaTimingFunctionName, UIView.AnimationOptions)] = [
      (.easeInEaseOut, .curveEaseInOut), (.easeOut, .curveEaseOut), (.easeIn, .curveEaseIn),
      (.linear, .curveLinear), (.default, .curveEaseInOut),
    ]
    return named.map { (points(of: CAMediaTimingFunction(name: $0.0)), $0.1) }
  }()

  private static func points(of function: CAMediaTimingFunction) -> SIMD4<Float> {
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)
    return SIMD4(first[0], first[1], second[0], second[1])
  }
}

/// Finds the newest of the table's animations on the layers of its cells.
@MainActor struct NewestRowAnimation {
  private(set) var animation: CAAnimation?
  /// Whether it has begun in this turn.
  private(set) var isNew = false
  /// Whether it fades a row, and moves none.
  private(set) var isFade = false
  private let now = CACurrentMediaTime()

  /// - Parameters:
  ///   - cells: The cells of the table. Those that are leaving count too: when the last row is deleted, only that one moves.
  ///   - latest: The cell that was returned last, which is looked at first: a new row has an animation.
  ///   - leaving: The cell of a row that is gone, which is looked at next.
  init(
    on cells: DressedCells, latest: UITableViewCell? = nil, leaving: UITableViewCell? = nil
  ) {
    if let latest, findMotion(of: latest.layer) { return }
    if let leaving, findMotion(of: leaving.layer) { return }
    // By index, because copying a weak reference costs more than reading it.
    for index in cells.references.indices {
      if let layer = cells.references[index].object?.layer, findMotion(of: layer) { return }
    }
  }

  /// The newest animation, or under Reduce Motion one that moves a row, if there is any.
  static func seen(
    on cells: DressedCells, latest: UITableViewCell? = nil, leaving: UITableViewCell? = nil
  ) -> NewestRowAnimation {
    let newest = NewestRowAnimation(on: cells, latest: latest, leaving: leaving)
    guard newest.isFade, UIAccessibility.isReduceMotionEnabled else { return newest }
    for cell in cells.all {
      let other = NewestRowAnimation(of: cell)
      if other.animation != nil, !other.isFade { return other }
    }
    return newest
  }

  private init(of cell: UITableViewCell) {
    _ = findMotion(of: cell.layer)
  }

  /// Returns whether the animation of a row has been found that no other can be newer than.
  private mutating func findMotion(of layer: CALayer) -> Bool {
    var animations = RowAnimations(on: layer)
    while let (other, path) = animations.next() {
      // One that was added in this turn has no begin time before the transaction commits.
      let isOtherNew = other.beginTime == 0 || other.beginTime >= now
      // Rows that are about to be displayed may fade or grow in an animation of the app's. If that takes as long as the rows'
      // usually do, the others need not be looked at.
      let isRows =
        isOtherNew
        && (path.hasPrefix("position") || other.duration == RowMotion.standard.duration)
      if isRows || !isNew && (isOtherNew || other.beginTime > animation?.beginTime ?? 0) {
        animation = other
        isNew = isOtherNew
        isFade = path.hasPrefix("opacity")
      }
      if isRows { return true }
    }
    return false
  }
}

/// Reads the animations on a cell's layer that may be the table's; the app may have added others.
///
/// It is read in every update, so it is no sequence, whose closures would cost allocations.
@MainActor private struct RowAnimations {
  private let layer: CALayer
  private var keys: IndexingIterator<[String]>

  init(on layer: CALayer) {
    self.layer = layer
    keys = (layer.animationKeys() ?? []).makeIterator()
  }

  private static let paths = ["position", "opacity", "bounds", "transform"]

  /// Returns the next animation, and what it changes.
  ///
  /// The keys of UIKit's animations are not documented. What an animation changes can be read from it.
  mutating func next() -> (animation: CAAnimation, path: String)? {
    while let key = keys.next() {
      guard let animation = layer.animation(forKey: key) else { continue }
      let path = (animation as? CAPropertyAnimation)?.keyPath ?? key
      if Self.paths.contains(where: path.hasPrefix) { return (animation, path) }
    }
    return nil
  }
}
