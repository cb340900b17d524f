import UIKit

/// The lines that are hidden because they are next to a highlighted or selected row.
///
/// The line above a selected row belongs to the row before it. So the lines are determined again whenever the selection
/// changes, a row is dressed, or rows have moved. The table is usually in its layout then, so the data source is asked for the
/// neighbours, not the table.
@MainActor struct CoveredSeparators {
  private var rows: [Weak<UITableViewCell>] = []
  private var covered: [Weak<CardBackgroundView>] = []

  /// Whether no line is hidden or may have to be.
  var isEmpty: Bool { rows.isEmpty && covered.isEmpty }

  /// Adds a cell whose selection has changed, and invalidates its card's layout, which updates the lines.
  mutating func insert(_ cell: UITableViewCell) {
    if !rows.contains(where: { $0.object === cell }) { rows.append(Weak(cell)) }
    CardBackgroundView.worn(by: cell)?.setNeedsLayout()
  }

  /// Finds out which lines are to be hidden, given the cells of the row above a cell's row, nil if that is gone.
  mutating func update(_ cellsAbove: (UITableViewCell) -> [UITableViewCell]?) {
    guard !isEmpty else { return }
    // A selection that is fading out no longer counts.
    rows.removeAll { $0.object.map { !$0.isSelected && !$0.isHighlighted } ?? true }
    let now = rows.compactMap(\.object).flatMap { cardsTouched(by: $0, cellsAbove) }
    for card in covered.compactMap(\.object) where !now.contains(where: { $0 === card }) {
      card.isSeparatorCovered = false
    }
    for card in now { card.isSeparatorCovered = true }
    covered = now.map { Weak($0) }
    SelectionRuns.join(rows.compactMap(\.object), cellsAbove)
  }

  /// A row that is out of sight counts, too: its cell may come into sight again without a layout.
  ///
  /// A cell in the reuse pool keeps the selection of the row that it had. While no other cell stands for that row, nobody sees
  /// whether the line above it is missing.
  private func cardsTouched(
    by cell: UITableViewCell, _ cellsAbove: (UITableViewCell) -> [UITableViewCell]?
  ) -> [CardBackgroundView] {
    guard let own = CardBackgroundView.worn(by: cell), own.isWorn, let above = cellsAbove(cell)
    else { return [] }
    guard !own.card.position.roundsTop, cell.superview != nil else { return [own] }
    return [own] + above.compactMap { CardBackgroundView.worn(by: $0) }
  }
}
