import UIKit

/// The lines that are hidden because they touch a highlighted or selected row.
///
/// No line is a row's alone: the one above a selected row belongs to the row before it. So the lines are found anew, from the
/// selections on screen, whenever a selection comes or goes, a row is dressed, or rows have changed places. Mostly that is while
/// the table lays itself out, so the data source is asked for the neighbours, and not the table.
@MainActor struct CoveredSeparators {
  private struct Row {
    private(set) weak var cell: UITableViewCell?
    /// Whether the table keeps the hidden cell for its row: one that waits to be used again keeps the selection that it had.
    var isKept = false
  }

  private var rows: [Row] = []
  private var covered: [Weak<CardBackgroundView>] = []

  /// Whether no line is hidden, and none may have to be.
  var isEmpty: Bool { rows.isEmpty && covered.isEmpty }

  /// Whether a row that is highlighted or selected is out of sight.
  var hasUnseenRows: Bool { rows.contains { $0.cell?.isHidden == true } }

  /// Remembers a cell whose selection came or went, and has its card laid out, which updates the lines.
  mutating func insert(_ cell: UITableViewCell) {
    if !rows.contains(where: { $0.cell === cell }) { rows.append(Row(cell: cell)) }
    CardBackgroundView.worn(by: cell)?.setNeedsLayout()
  }

  /// Takes note of the hidden cells that the table keeps for their rows, which come into sight again without being laid out.
  mutating func noteKept(_ isKept: (UITableViewCell) -> Bool) {
    for index in rows.indices {
      rows[index].isKept = rows[index].cell.map { $0.isHidden && isKept($0) } ?? false
    }
  }

  /// - Parameter cellsAbove: The cells of the row before that of a cell, nil if the cell's row is gone.
  mutating func update(_ cellsAbove: (UITableViewCell) -> [UITableViewCell]?) {
    guard !isEmpty else { return }
    // A selection that fades out is there and counts no longer.
    rows.removeAll { $0.cell.map { !$0.isSelected && !$0.isHighlighted } ?? true }
    let now = rows.flatMap { cardsTouched(by: $0, cellsAbove) }
    for card in covered.compactMap(\.object) where !now.contains(where: { $0 === card }) {
      card.isSeparatorCovered = false
    }
    for card in now { card.isSeparatorCovered = true }
    covered = now.map { Weak($0) }
  }

  private func cardsTouched(
    by row: Row, _ cellsAbove: (UITableViewCell) -> [UITableViewCell]?
  ) -> [CardBackgroundView] {
    guard let cell = row.cell, let own = CardBackgroundView.worn(by: cell), own.isWorn,
      let above = cellsAbove(cell)
    else { return [] }
    guard !own.card.position.roundsTop, !cell.isHidden || row.isKept else { return [own] }
    return [own] + above.compactMap { CardBackgroundView.worn(by: $0) }
  }
}
