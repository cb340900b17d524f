import UIKit

extension RoundedDiffableDataSource {
  /// Makes every live cell wear its card after an update, and has rows measured again whose margins have changed with it.
  func correctRows(animated: Bool) {
    correctCards(animated: animated)
    // In the middle of an update the table would load rows earlier than it wants to.
    measureRowsLater(animated: animated)
  }

  /// Changes the table itself, and remembers whether its rows have to be measured again.
  func changeTable(_ change: () -> Void) {
    let before = tableView.map(TableMeasures.init)
    change()
    if tableView.map(TableMeasures.init) != before { rowsMeasureAnew = true }
  }

  func measureRowsLater(animated: Bool) {
    guard rowsMeasureAnew else { return }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.measureRowsIfNeeded(animated: animated) }
    }
  }

  /// Measures the rows again, if margins have changed since.
  ///
  /// An empty batch does it without reloading a row or asking the provider (Apple: UITableView.performBatchUpdates).
  func measureRowsIfNeeded(animated: Bool) {
    guard rowsMeasureAnew else { return }
    // A table that comes back to a window tells of it. Where no row was made, none was measured.
    let isAway = tableView?.window == nil && !liveCells.all.isEmpty
    rowsMeasureAnew = isAway && !observer.hasGivenWay
    guard let tableView, tableView.window != nil, !observer.hasGivenWay else { return }
    if animated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
  }
}

extension Card {
  /// Whether a row's content may wrap otherwise than in another card.
  func measuresDifferently(than other: Card) -> Bool {
    place.rowMargins?.own != other.place.rowMargins?.own
  }
}
