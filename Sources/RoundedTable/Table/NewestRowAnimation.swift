import UIKit

/// Finds the newest animation that moves a row, or one that fades a row if none is moved.
@MainActor struct NewestRowAnimation {
  private(set) var animation: CAAnimation?
  /// Whether it has begun in the present transaction.
  private(set) var isNew = false
  /// Whether it moves a row.
  private(set) var isMoving = false
  private let now = CACurrentMediaTime()

  /// Looks at the cell that was returned last, then at some that probably move, and then at all
  /// others.
  ///
  /// A new row usually has an animation, and no other can be newer. Cells that are leaving count,
  /// too: when the last row is deleted, only its cell moves.
  init(on cells: LiveCells, first probable: [LiveCell] = []) {
    if let latest = cells.latest, examine(latest) { return }
    for live in probable where examine(live) { return }
    for live in cells.all where examine(live) { return }
  }

  /// Looks at a cell, and returns whether it has an animation that no other can be newer than.
  private mutating func examine(_ live: LiveCell) -> Bool {
    guard let layer = live.cell?.layer else { return false }
    // The keys of UIKit's animations aren't documented, but an animation knows the property that it
    // changes.
    for key in layer.animationKeys() ?? [] {
      guard let other = layer.animation(forKey: key) else { continue }
      let path = (other as? CAPropertyAnimation)?.keyPath ?? key
      let isMove = path.hasPrefix("position")
      guard isMove || path == "opacity" else { continue }
      // A new animation has no begin time until its transaction commits.
      let isOtherNew = other.beginTime == 0 || other.beginTime >= now
      let isNewer = isOtherNew == isNew ? other.beginTime > animation?.beginTime ?? -1 : isOtherNew
      if isNewer || isMove && !isMoving && isOtherNew == isNew {
        animation = other
        isNew = isOtherNew
        isMoving = isMove
      }
      if isNew, isMoving { return true }
    }
    return false
  }
}
