import Foundation

extension UITableView {
  /// How an update moves its rows.
  var updateTiming: AnimationTiming {
    let curve = HeadlessVariations.rowAnimationCurve.answer
    var options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    if curve == .linear { options.insert(.curveLinear) }
    var timing = AnimationTiming(
      duration: HeadlessVariations.rowAnimationDuration.answer, delay: 0, options: options,
      inside: AnimationBlock.current?.timing)
    if curve == .spring {
      timing.spring = AnimationTiming.Spring(
        dampingRatio: 1, velocity: 0, settlingIn: timing.duration)
    }
    switch HeadlessVariations.rowAnimationKeys.answer {
    case .properties: break
    case .numbered: timing.key = { "\($0)-2" }
    case .secret: timing.key = { "of a row's \($0)" }
    }
    return timing
  }

  /// Whether updates fade rows in place of moving them.
  var fadesRows: Bool {
    UIAccessibility.isReduceMotionEnabled && HeadlessVariations.fadesRowsUnderReduceMotion.answer
  }

  /// Has a cell that stays where it is move from there to there.
  func animateIfResting(_ cell: UITableViewCell) {
    guard HeadlessVariations.animatesRestingRows.answer, !fadesRows, !isMovingOrFading(cell) else {
      return
    }
    let action = AnimationBlock.action(for: cell.layer, forKey: "position")
    action?.run(forKey: "position", object: cell.layer, arguments: nil)
  }
  /// Whether an update moves a row or has it appear.
  ///
  /// A color that an app changes is no motion.
  private func isMovingOrFading(_ cell: UITableViewCell) -> Bool {
    (cell.layer.animationKeys() ?? []).contains { key in
      guard let animation = cell.layer.animation(forKey: key) as? CAPropertyAnimation else {
        return false
      }
      return animation.keyPath != "backgroundColor"
    }
  }
}
