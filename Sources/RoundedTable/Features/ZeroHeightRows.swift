import UIKit

/// Zero-height rows: the app hides them with a height of zero, and cards are drawn as if they
/// weren't there.
///
/// UIKit has no callback for heights, but tables have cells for such rows, too. The first card
/// that's laid out with a height of zero creates this feature. From then on, each layout asks the
/// table for the rectangles of the rows that have cells, and of the rows next to them.
@MainActor final class ZeroHeightRows: TableFeature {
  override class func isNeeded(by slot: CardSlot, after change: SlotChange) -> Bool {
    change == .layout && slot.row.bounds.height.isZeroHeight
  }

  /// Whether the table hasn't been laid out since the feature was created.
  private var isNew = true

  override var isInUse: Bool { isNew || !table.plan.states.zeroHeight.isEmpty }

  override func didLayOut(_ layout: inout TableLayout) {
    guard layout.isAtRest, let tableView = table.tableView, let source = table.plan.source else {
      return
    }
    isNew = false
    var found: Set<AnyHashable> = []
    var known: Set<IndexPath> = []
    /// Whether a row has a height of zero.
    func look(at indexPath: IndexPath) -> Bool {
      guard known.insert(indexPath).inserted else { return false }
      let rect = tableView.rectForRow(at: indexPath)
      // A row that the table doesn't have has no width either.
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
    // Zero-height rows don't always have cells.
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

  /// Looks again after an update.
  ///
  /// The update's own layout came before its rows were corrected.
  override func didCorrect(animated: Bool) { table.needsLayout() }

  override func restore() { table.plan.states.zeroHeight = [] }
}
