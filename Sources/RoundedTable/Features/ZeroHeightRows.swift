import UIKit

/// Rows that the app hides by a height of zero: a card is drawn as if they were not there.
///
/// There is no callback for heights. But a table has cells for such rows, too, so the first card
/// that is laid out without a height has this feature made. From then on the table is asked for the
/// rectangles of its live rows after each layout, and of those next to them.
@MainActor final class ZeroHeightRows: TableFeature {
  override class func isNeeded(by slot: CardSlot, after change: SlotChange) -> Bool {
    change == .layout && slot.row.bounds.height.isZeroHeight
  }

  /// Whether the first layout is still to come.
  private var isNew = true

  override var isInUse: Bool { isNew || !table.plan.states.zeroHeight.isEmpty }

  override func didLayOut(_ layout: TableLayout) {
    guard layout.isAtRest, let tableView = table.tableView, let source = table.plan.source else {
      return
    }
    isNew = false
    var found: Set<AnyHashable> = []
    var known: Set<IndexPath> = []
    /// Whether a row has no height.
    func look(at indexPath: IndexPath) -> Bool {
      guard known.insert(indexPath).inserted else { return false }
      let rect = tableView.rectForRow(at: indexPath)
      // That of a row that the table does not know has no width either.
      guard rect.height.isZeroHeight, rect.width > 0, let id = source.id(ofRowAt: indexPath) else {
        return false
      }
      found.insert(id)
      return true
    }
    func lookFurther(from indexPath: IndexPath, by step: Int) {
      var next = IndexPath(row: indexPath.row + step, section: indexPath.section)
      let rows = 0..<source.numberOfRows(inSection: indexPath.section)
      while rows.contains(next.row), look(at: next) { next.row += step }
    }
    for (_, indexPath) in layout.rows { _ = look(at: indexPath) }
    // Such rows need not have cells.
    for (_, indexPath) in layout.rows {
      for step in [-1, 1] { lookFurther(from: indexPath, by: step) }
    }
    for header in table.features.flatMap(\.headerBackgrounds) {
      let count = source.numberOfRows(inSection: header.section)
      let (row, step) = header.kind == .header ? (-1, 1) : (count, -1)
      lookFurther(from: IndexPath(row: row, section: header.section), by: step)
    }
    guard table.plan.states.zeroHeight != found else { return }
    table.plan.states.zeroHeight = found
    table.correct(animated: NewestRowAnimation(on: table.cells).animation != nil)
  }

  /// An update's own layout comes too early: its rows had not been corrected.
  override func didCorrect(animated: Bool) { table.needsLayout() }

  override func restore() { table.plan.states.zeroHeight = [] }
}
