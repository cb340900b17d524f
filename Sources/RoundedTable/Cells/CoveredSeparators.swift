import UIKit

/// The lines that are hidden because they are next to a highlighted or selected row.
///
/// The line above a selected row belongs to the row before it. So the lines are determined again whenever the selection
/// changes, a row is dressed, or rows have moved. The table is usually in its layout then, so the data source is asked for the
/// neighbours, not the table.
@MainActor struct CoveredSeparators {
  private struct Row {
    private(set) weak var cell: UITableViewCell?
    /// Whether the table keeps the hidden cell for its row; a cell in the reuse pool keeps its former row's selection.
    var isKept = false
  }

  private var rows: [Row] = []
  private var covered: [Weak<CardBackgroundView>] = []

  /// Whether no line is hidden or may have to be.
  var isEmpty: Bool { rows.isEmpty && covered.isEmpty }

  /// Whether a highlighted or selected row is out of sight.
  var hasUnseenRows: Bool { rows.contains { $0.cell?.isHidden == true } }

  /// Adds a cell whose selection has changed, and invalidates its card's layout, which updates the lines.
  mutating func insert(_ cell: UITableViewCell) {
    if !rows.contains(where: { $0.cell === cell }) { rows.append(Row(cell: cell)) }
    CardBackgroundView.worn(by: cell)?.setNeedsLayout()
  }

  /// Notes the hidden cells that the table keeps for their rows, which come into sight again without a layout.
  mutating func noteKept(_ isKept: (UITableViewCell) -> Bool) {
    for index in rows.indices {
      rows[index].isKept = rows[index].cell.map { $0.isHidden && isKept($0) } ?? false
    }
  }

  /// Finds out which lines are to be hidden, given the cells of the row above a cell's row, nil if that is gone.
  mutating func update(
    _ cellsAbove: (UITableViewCell) -> [UITableViewCell]?,
    isSelected: (UITableViewCell) -> Bool
  ) {
    guard !isEmpty else { return }
    // A selection that is fading out no longer counts.
    rows.removeAll { $0.cell.map { !$0.isSelected && !$0.isHighlighted } ?? true }
    let now = rows.flatMap { cardsTouched(by: $0, cellsAbove, isSelected) }
    for card in covered.compactMap(\.object) where !now.contains(where: { $0 === card }) {
      card.isSeparatorCovered = false
    }
    for card in now { card.isSeparatorCovered = true }
    covered = now.map { Weak($0) }
  }

  private func cardsTouched(
    by row: Row, _ cellsAbove: (UITableViewCell) -> [UITableViewCell]?,
    _ isSelected: (UITableViewCell) -> Bool
  ) -> [CardBackgroundView] {
    guard let cell = row.cell, let own = CardBackgroundView.worn(by: cell), own.isWorn,
      let above = cellsAbove(cell)
    else { return [] }
    let counts = !cell.isHidden || row.isKept || isSelected(cell)
    guard !own.card.position.roundsTop, counts else { return [own] }
    return [own] + above.compactMap { CardBackgroundView.worn(by: $0) }
  }
}
