import UIKit

/// A cell that was returned to the table, and the card that it shows.
@MainActor class LiveCell {
  /// It is weak, because the table decides how long a cell lives.
  private(set) final weak var cell: UITableViewCell?
  final var card = Card.none
  /// Whether the cell stands for a row.
  ///
  /// One that does not is animating out, or in the reuse pool.
  final var hasRow = false

  init(_ cell: UITableViewCell) { self.cell = cell }

  final var turn = 0

  /// Whether another cell is the one to go by if both stand for one row: one that is in a table, or
  /// was returned later.
  final func isOlder(than other: LiveCell) -> Bool {
    let (isIn, isOtherIn) = (cell?.superview != nil, other.cell?.superview != nil)
    return isIn == isOtherIn ? turn < other.turn : isOtherIn
  }

  /// Whether the cell already shows the card of a position.
  ///
  /// It is checked first for each cell, because it allocates nothing and copies no card. The lines
  /// of a row without a card depend on its neighbors too.
  final func shows(_ resolved: ResolvedCardStyle, at position: CapPosition) -> Bool {
    card.resolved === resolved && card.position == position && card.plainSeparators.isEmpty
  }

  /// Forgets the row, which is gone.
  func leave() { hasRow = false }
}
