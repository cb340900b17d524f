import UIKit

extension RoundedDiffableDataSource {
  /// Makes every live cell wear its card after an update, and has rows measured again whose margins have changed with it.
  func correctRows(animated: Bool) {
    correctCards(animated: animated)
    measurement.schedule(animated: animated)
  }

  var measurement: RowMeasurement { dress.measurement }

  /// Changes the table itself, and remembers whether its rows have to be measured again.
  func changeTable(_ change: () -> Void) {
    let before = tableView.map(TableMeasures.init)
    change()
    if tableView.map(TableMeasures.init) != before { marginsChanged() }
  }

  func marginsChanged() {
    // A table that gets another width measures its rows by itself, with the margins that they have by then.
    guard !observer.isBeingResized else { return }
    // Nor does one that comes into its window have to measure any again, if it has measured none.
    if observer.wasLaidOut || !liveCells.all.isEmpty { measurement.isNeeded = true }
  }
}

extension Card {
  /// Whether a row's content may wrap otherwise than in another card.
  func measuresDifferently(than other: Card) -> Bool {
    place.rowMargins?.own != other.place.rowMargins?.own
  }
}
