import UIKit

/// All cells that a data source has returned for its table, with or without a card.
///
/// Those with one have to be undressed when the data source loses the table. It may have been freed by then, so nothing that
/// knows its items is kept here.
@MainActor final class DressedCells {
  /// References to the cells, for loops that allocate nothing.
  private(set) var references: [Weak<UITableViewCell>] = []

  /// The cells that still exist.
  var all: [UITableViewCell] { references.compactMap(\.object) }

  func insert(_ cell: UITableViewCell) { references.append(Weak(cell)) }

  func removeFreed() { references.removeAll { $0.object == nil } }

  func removeAll() { references = [] }
}

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
    card.resolved === resolved && card.position == position && card.lines.isEmpty
  }
}
