import UIKit

/// A cell that the data source has returned to the table, and the card that it shows.
@MainActor class LiveCell {
  /// The cell.
  ///
  /// It's weak, because the table decides how long a cell lives.
  private(set) final weak var cell: UITableViewCell?
  final var card = Card.none
  /// Whether the cell is for a row.
  ///
  /// It's false while the cell is animating out or in the reuse pool.
  final var hasRow = false

  init(_ cell: UITableViewCell) { self.cell = cell }

  /// A serial number, which is higher for a cell that was returned later.
  final var turn = 0

  /// Whether another cell is the current one if both are for the same row: the one that's in a
  /// table, or was returned later.
  final func isOlder(than other: LiveCell) -> Bool {
    let isIn = cell?.superview != nil
    let isOtherIn = other.cell?.superview != nil
    return isIn == isOtherIn ? turn < other.turn : isOtherIn
  }

  /// Forgets the row, because it's gone.
  func leave() { hasRow = false }
}
