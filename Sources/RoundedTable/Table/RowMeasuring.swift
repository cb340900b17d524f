import UIKit

/// Makes a table measure its rows again after their margins have changed, without reloading any.
///
/// UIKit is documented to do so in an empty batch update (Apple:
/// UITableView.performBatchUpdates(_:completion:)). But during a row animation, a batch makes the
/// table drop cells that are still leaving, so that it asks the provider for them once more. A
/// batch also closes an open swipe, and must not be nested in a callback of the table. So the batch
/// waits for a turn of its own, and until the table is at rest.
@MainActor final class RowMeasuring {
  /// What stands in the way of a batch.
  enum Obstacle {
    /// The table has measured no rows, so there is nothing to do.
    case noRows
    /// An update, a swipe or a drag goes on, or the table is to be laid out. Afterward this is tried
    /// again.
    case movement
  }

  private var isDue = false
  private var isScheduled = false
  private var isAnimated = true
  /// Returns what stands in the way of a batch in a table.
  private let obstacle: (UITableView) -> Obstacle?

  init(_ obstacle: @escaping (UITableView) -> Obstacle?) { self.obstacle = obstacle }

  func need() { isDue = true }

  func cancel() { isDue = false }

  /// Measures the rows of a table, if they need it, as soon as it is at rest.
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
