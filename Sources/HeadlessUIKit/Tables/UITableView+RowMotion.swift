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

  /// Has a cell that stays where it is move from there to there.
  func animateIfResting(_ cell: UITableViewCell) {
    guard HeadlessVariations.animatesRestingRows.answer, cell.layer.animationKeys() == nil else {
      return
    }
    let action = AnimationBlock.action(for: cell.layer, forKey: "position")
    action?.run(forKey: "position", object: cell.layer, arguments: nil)
  }
}
