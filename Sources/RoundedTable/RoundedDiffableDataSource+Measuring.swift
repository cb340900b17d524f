import UIKit

extension RoundedDiffableDataSource {
  /// Makes every live cell wear its card after an update, and has rows measured again whose margins have changed with it.
  func correctRows(animated: Bool) {
    correctCards(animated: animated)
    // In the middle of an update the table would load rows earlier than it wants to.
    measureRowsLater(animated: animated)
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
    rowsMeasureAnew = false
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

extension CardStyle {
  func measuresDifferently(than other: CardStyle) -> Bool {
    (isCard, inset, padding, maximumWidth, sectionSpacing, followsReadableWidth)
      != (
        other.isCard, other.inset, other.padding, other.maximumWidth, other.sectionSpacing,
        other.followsReadableWidth
      )
  }
}
