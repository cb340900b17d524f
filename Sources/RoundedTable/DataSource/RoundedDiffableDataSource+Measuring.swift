import UIKit

extension RoundedDiffableDataSource {
  /// Makes every live cell wear its card after an update, and has rows measured again whose margins have changed with it.
  func correctRows(animated: Bool) {
    correctCards(animated: animated)
    table.measurement.schedule(animated: animated)
  }
}

extension Card {
  /// Whether a row's content may wrap otherwise than in another card.
  func measuresDifferently(than other: Card) -> Bool {
    layout.rowMargins?.own != other.layout.rowMargins?.own
  }
}
