import UIKit

/// Makes a table measure its rows again after their margins have changed, without reloading any.
///
/// UIKit is documented to do so in an empty batch update (Apple: UITableView.performBatchUpdates(_:completion:)). But during a
/// row animation, a batch makes the table drop cells that are still leaving, so that it asks the provider for them once more. A
/// batch also closes an open swipe, and must not be nested in a callback of the table. So the batch waits for a turn of its
/// own, and until the table is at rest.
@MainActor final class RowMeasurement {
  private weak var tableView: UITableView?
  private let cells: DressedCells
  /// Knows whether margins have changed since the table measured its rows.
  weak var table: CardTable?
  private var isAnimated = true
  private var isScheduled = false
  private var updatesUnderWay = 0

  init(of tableView: UITableView, cells: DressedCells) {
    self.tableView = tableView
    self.cells = cells
  }

  /// Notes the beginning of an update whose completion will be called.
  func updateBegan() { updatesUnderWay += 1 }

  func updateEnded() {
    updatesUnderWay -= 1
    schedule()
  }

  /// Measures the rows, if they need it, as soon as the table is at rest.
  func schedule(animated: Bool = true) {
    guard table?.due.contains(.measure) == true else { return }
    isAnimated = isAnimated && animated
    guard !isScheduled else { return }
    isScheduled = true
    MainQueue.later {
      self.isScheduled = false
      self.measureIfAtRest()
    }
  }

  private func measureIfAtRest() {
    guard let table, table.due.contains(.measure), let tableView else { return }
    guard tableView.window != nil else {
      // When the table enters a window again, this is called again. A table without cells has not measured any rows.
      if cells.all.isEmpty { table.due.remove(.measure) }
      return
    }
    // A table without a data source has nothing to measure, and UIKit would miss its former rows.
    guard tableView.dataSource != nil else {
      table.due.remove(.measure)
      return
    }
    // The end of each of these calls this again.
    guard updatesUnderWay == 0, !isLayoutComing(in: tableView), !isInHand(tableView) else {
      return
    }
    table.due.remove(.measure)
    let isAnimated = isAnimated
    self.isAnimated = true
    if isAnimated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
  }

  /// A batch would force the table's layout early and make it ask for rows.
  private func isLayoutComing(in tableView: UITableView) -> Bool {
    guard tableView.layer.needsLayout(), table?.observer?.superview === tableView else {
      return false
    }
    table?.needs(.measure)
    return true
  }

  /// Whether the user is handling a row: a batch would close a swipe and drop a dragged row.
  private func isInHand(_ tableView: UITableView) -> Bool {
    tableView.hasUncommittedUpdates
      || cells.all.contains {
        let state = $0.configurationState
        return state.isSwiped || state.isReordering || $0.showingDeleteConfirmation
      }
  }
}

/// Table properties that affect row and section heights, as far as cards change them.
///
/// They are compared before and after any installer's change. UIKit is not documented to measure rows again for any of them.
struct RowHeightFactors: Equatable {
  private let margins: HorizontalMargins
  private let addedSafeArea: UIEdgeInsets?
  private let hasSeparators: Bool
  private let header: CGFloat
  private let footer: CGFloat

  @MainActor init(of tableView: UITableView) {
    margins = tableView.horizontalMargins
    addedSafeArea = tableView.enclosingViewController?.additionalSafeAreaInsets
    // A self-sizing row is taller by the line that the table draws.
    hasSeparators = tableView.separatorStyle != .none
    header = tableView.sectionHeaderHeight
    footer = tableView.sectionFooterHeight
  }
}
