import UIKit

/// The lines that are hidden because they are next to a highlighted or selected row.
///
/// The line above a selected row belongs to the row before it. So the lines are determined again whenever the selection
/// changes, a row is dressed, or rows have moved. The table is usually in its layout then, so the data source is asked for the
/// neighbours, not the table.
@MainActor struct CoveredSeparators {
  private var rows: [ObjectIdentifier: Weak<UITableViewCell>] = [:]
  private var covered: [Weak<CardBackgroundView>] = []

  /// Whether no line is hidden or may have to be.
  var isEmpty: Bool { rows.isEmpty && covered.isEmpty }

  /// Adds a cell whose selection has changed.
  mutating func insert(_ cell: UITableViewCell) { rows[ObjectIdentifier(cell)] = Weak(cell) }

  /// Finds out which lines are to be hidden, given the cells of the row above a cell's row, nil if that is gone.
  ///
  /// A row that is out of sight counts, too: its cell may come into sight again without a layout.
  ///
  /// A cell in the reuse pool keeps the selection of the row that it had. While no other cell stands for that row, nobody sees
  /// whether the line above it is missing.
  mutating func update(_ cellsAbove: (UITableViewCell) -> [UITableViewCell]?) {
    guard !isEmpty else { return }
    // A selection that is fading out no longer counts.
    rows = rows.filter { $1.object?.isMarked ?? false }
    var now: Set<CardBackgroundView> = []
    var runs = SelectionRuns()
    for cell in rows.values.compactMap(\.object) {
      guard let card = CardBackgroundView.worn(by: cell) else { continue }
      let above = cellsAbove(cell)
      if card.isWorn, let above {
        now.insert(card)
        if !card.card.position.roundsTop, cell.superview != nil {
          now.formUnion(above.compactMap(CardBackgroundView.worn))
        }
      }
      guard let selection = card.selection else { continue }
      runs.add(
        selection, below: above?.compactMap { CardBackgroundView.worn(by: $0)?.selection })
    }
    for card in covered.compactMap(\.object) where !now.contains(card) {
      card.isSeparatorCovered = false
    }
    for card in now { card.isSeparatorCovered = true }
    covered = now.map { Weak($0) }
    runs.join()
  }
}
