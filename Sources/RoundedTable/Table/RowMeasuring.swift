import UIKit

/// Row measuring: the table measures its rows again after their margins have changed, without a
/// reload.
///
/// UIKit is documented to do so in an empty batch update (Apple:
/// UITableView.performBatchUpdates(_:completion:)). But during a row animation, a batch makes the
/// table drop cells that are still leaving and ask the cell provider for them again. A batch also
/// closes an open swipe, and must not be nested in a callback of the table. So it runs later on the
/// main queue, when the table is at rest.
///
/// It isn't one of the table's features, because it outlives them: a restored table still has to
/// measure its rows without the cards' margins.
@MainActor final class RowMeasuring {
  private unowned let table: CardTable
  private var isDue = false
  private var isScheduled = false
  private var isAnimated = true

  init(of table: CardTable) { self.table = table }

  /// Has the rows measured as soon as possible.
  func begin() {
    isDue = true
    isAnimated = UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
    schedule()
  }

  /// Leaves it, because the table is about to ask for new rows.
  func cancel() { isDue = false }

  /// Called after every correction and every layout, because what it has waited for may be over.
  func schedule() {
    guard isDue, !isScheduled else { return }
    isScheduled = true
    MainQueue.later { [self, table] in
      isScheduled = false
      if isDue, let tableView = table.tableView { measure(tableView) }
    }
  }

  private func measure(_ tableView: UITableView) {
    // Without a data source, the table has no rows, and UIKit would find fault with a batch update.
    guard !table.cells.views.isEmpty, tableView.dataSource != nil else {
      isDue = false
      return
    }
    // Otherwise, it's tried again after an update, or when a row is back in its place.
    guard tableView.window != nil, table.updates.areFinished, !tableView.hasUncommittedUpdates,
      !table.cells.views.contains(where: \.isAwayFromItsPlace)
    else { return }
    if tableView.layer.needsLayout(), table.observer?.superview === tableView {
      return table.setNeedsTurn()
    }
    isDue = false
    // A data source that isn't ours doesn't hear that the table counts its rows.
    table.rowsAreCounted()
    if isAnimated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
  }
}
