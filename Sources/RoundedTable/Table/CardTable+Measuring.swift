import UIKit

/// Makes a table measure its rows again after their margins have changed, without reloading any.
///
/// UIKit is documented to do so in an empty batch update (Apple:
/// UITableView.performBatchUpdates(_:completion:)). But during a row animation, a batch makes the
/// table drop cells that are still leaving, so that it asks the provider for them once more. A
/// batch also closes an open swipe, and must not be nested in a callback of the table. So the batch
/// waits for a turn of its own, and until the table is at rest.
extension CardTable {
  /// Measures the rows, if they need it, as soon as the table is at rest.
  func scheduleMeasuring(animated: Bool = true) {
    guard due.chores.contains(.measure) else { return }
    due.measuresAnimated = due.measuresAnimated && animated
    guard !due.isMeasuringScheduled else { return }
    due.isMeasuringScheduled = true
    MainQueue.later {
      self.due.isMeasuringScheduled = false
      self.measureIfAtRest()
    }
  }

  private func measureIfAtRest() {
    guard due.chores.contains(.measure), let tableView else { return }
    // A table without cells has not measured any rows; one without a data source has none, and
    // UIKit would miss its former ones.
    guard !cells.views.isEmpty, tableView.dataSource != nil else {
      due.chores.remove(.measure)
      return
    }
    // The end of each of these calls this again, and so does a table that enters a window.
    guard tableView.window != nil, due.unfinished == 0, !isInHand(tableView) else { return }
    // A batch would force the table's layout early and make it ask for rows.
    if tableView.layer.needsLayout(), observer?.superview === tableView { return needs(.measure) }
    due.chores.remove(.measure)
    let isAnimated = due.measuresAnimated
    due.measuresAnimated = true
    if isAnimated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
  }

  /// Whether the user is handling a row: a batch would close a swipe and drop a dragged row.
  private func isInHand(_ tableView: UITableView) -> Bool {
    tableView.hasUncommittedUpdates || cells.views.contains(where: \.isAwayFromItsPlace)
  }
}

/// Table properties that affect row and section heights, as far as cards change them.
///
/// They are compared before and after any installer's change. UIKit is not documented to measure
/// rows again for any of them.
struct RowHeightFactors: Equatable {
  private let margins: HorizontalMargins
  private let lengths: [CGFloat]
  private let hasSeparators: Bool

  @MainActor init(of tableView: UITableView) {
    margins = tableView.horizontalMargins
    let safeArea = tableView.enclosingViewController?.additionalSafeAreaInsets ?? .zero
    lengths = [
      tableView.sectionHeaderHeight, tableView.sectionFooterHeight, safeArea.left, safeArea.right,
    ]
    // A self-sizing row is taller by the line that the table draws.
    hasSeparators = tableView.separatorStyle != .none
  }
}
