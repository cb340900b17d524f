import UIKit

/// A cell that the data source has returned, and the card that it wears.
@MainActor class DressedCell {
  /// It is weak, because the table decides how long a cell lives.
  private(set) final weak var cell: UITableViewCell?
  final var card: Card

  init(_ cell: UITableViewCell, wearing card: Card) {
    self.cell = cell
    self.card = card
  }

  /// Whether the cell already wears the card of a position.
  ///
  /// It is checked first for each cell, because it allocates nothing and copies no card. The lines of a row without a card depend
  /// on its neighbours too.
  final func wears(_ resolved: ResolvedCardStyle, at position: CapPosition) -> Bool {
    card.resolved === resolved && card.position == position && card.uncardedRow == nil
  }
}
