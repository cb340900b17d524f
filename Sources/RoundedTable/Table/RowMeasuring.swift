import UIKit

/// Makes a table measure its rows again after their margins have changed, without a reload.
///
/// UIKit is documented to do so in an empty batch update (Apple:
/// UITableView.performBatchUpdates(_:completion:)). But during a row animation, a batch makes the
/// table drop cells that are still leaving and ask the cell provider for them again. A batch also
/// closes an open swipe, and must not be nested in a callback of the table. So it runs later on the
/// main queue, when the table is at rest.
@MainActor final class RowMeasuring {
  /// What prevents a batch update.
  enum Obstacle {
    /// The table has measured no rows, so there is nothing to do.
    case noRows
    /// An update, a swipe or a drag is in progress, or the table needs layout.
    ///
    /// It's tried again afterward.
    case movement
  }

  private var isDue = false
  private var isScheduled = false
  private var isAnimated = true
  /// Returns what prevents a batch update of a table.
  private let obstacle: (UITableView) -> Obstacle?

  init(_ obstacle: @escaping (UITableView) -> Obstacle?) { self.obstacle = obstacle }

  func need() { isDue = true }

  func cancel() { isDue = false }

  /// Measures the rows of a table if necessary, as soon as the table is at rest.
  func schedule(in tableView: UITableView?, animated: Bool = true) {
    guard isDue else { return }
    isAnimated = isAnimated && animated
    guard !isScheduled, let tableView else { return }
    isScheduled = true
    MainQueue.later { [weak tableView] in
      self.isScheduled = false
      if let tableView { self.measure(tableView) }
    }
  }

  private func measure(_ tableView: UITableView) {
    guard isDue else { return }
    switch obstacle(tableView) {
    case .noRows: isDue = false
    case .movement: return
    case nil:
      isDue = false
      let isAnimated = isAnimated
      self.isAnimated = true
      if isAnimated {
        tableView.performBatchUpdates(nil)
      } else {
        UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
      }
    }
  }
}
