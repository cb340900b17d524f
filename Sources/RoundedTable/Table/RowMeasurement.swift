import UIKit

/// Has a table measure its rows again, without reloading one, when their margins have changed.
///
/// UIKit is documented to do so in an empty batch (Apple: UITableView.performBatchUpdates(_:completion:)). But in the middle of
/// a row animation a batch makes the table let go of cells that are still leaving, so that the provider is asked for them once
/// more; a batch closes an open swipe; and inside a callback of the table it comes upon a table at work. So the batch waits for
/// a turn of its own, and until the table is at rest.
@MainActor final class RowMeasurement {
  private weak var tableView: UITableView?
  private let cells: DressedCells
  /// The view that tells of the table's layout.
  weak var observer: CardTableObserver?
  /// Whether margins have changed since the table measured its rows.
  var isNeeded = false
  private var isAnimated = true
  private var isScheduled = false
  private var updatesUnderWay = 0

  init(of tableView: UITableView, cells: DressedCells) {
    self.tableView = tableView
    self.cells = cells
  }

  /// Takes note of an update of the table whose completion will come.
  func updateBegan() { updatesUnderWay += 1 }

  func updateEnded() {
    updatesUnderWay -= 1
    schedule()
  }

  /// Has the rows measured, if they need it, as soon as the table is at rest.
  func schedule(animated: Bool) {
    guard isNeeded else { return }
    isAnimated = isAnimated && animated
    schedule()
  }

  func schedule() {
    guard isNeeded, !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isScheduled = false
        self.measureIfAtRest()
      }
    }
  }

  private func measureIfAtRest() {
    guard isNeeded, let tableView else { return }
    guard tableView.window != nil else {
      // A table that comes back to a window tells of it. Where no row was made, none was measured.
      if cells.all.isEmpty { isNeeded = false }
      return
    }
    // There is nothing to measure in a table that nobody fills, and UIKit would miss the rows it had.
    guard tableView.dataSource != nil else {
      isNeeded = false
      return
    }
    // Each of these says when it is over.
    guard updatesUnderWay == 0, !isLayoutComing(in: tableView), !isInHand(tableView), !isMoving
    else { return }
    isNeeded = false
    let isAnimated = isAnimated
    self.isAnimated = true
    if isAnimated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
  }

  /// A batch would make the table lay itself out earlier than it wants to, and ask for rows.
  private func isLayoutComing(in tableView: UITableView) -> Bool {
    guard tableView.layer.needsLayout(), let observer, observer.superview === tableView else {
      return false
    }
    observer.setNeedsLayout()
    return true
  }

  /// Whether the user is at work on a row: a batch would close a swipe and let a dragged row fall.
  private func isInHand(_ tableView: UITableView) -> Bool {
    let isHeld =
      tableView.hasUncommittedUpdates
      || cells.all.contains {
        let state = $0.configurationState
        return state.isSwiped || state.isReordering || $0.showingDeleteConfirmation
      }
    if isHeld { observer?.waitForCards() }
    return isHeld
  }

  /// Whether rows are moving in an update that is not the data source's own.
  private var isMoving: Bool {
    let rest = cells.all.map { RowMotion.timeLeft(on: $0.layer) }.max() ?? 0
    guard rest > 0, let observer, observer.superview != nil else { return false }
    observer.wait(rest) { self.schedule() }
    return true
  }
}
