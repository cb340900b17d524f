import UIKit

/// The lines that are hidden because they touch a highlighted or selected row.
///
/// No line is a row's alone: the one above a selected row belongs to the row before it. So the lines are found anew, from the
/// selections on screen, whenever a selection comes or goes, a row is dressed, or rows have changed places. Mostly that is while
/// the table lays itself out, so the data source is asked for the neighbours, and not the table.
@MainActor struct CoveredSeparators {
  private var cells: [Weak<UITableViewCell>] = []
  private var covered: [Weak<CardBackgroundView>] = []

  /// Whether no line is hidden, and none may have to be.
  var isEmpty: Bool { cells.isEmpty && covered.isEmpty }

  /// Whether a row that is highlighted or selected is out of sight.
  var hasUnseenRows: Bool { cells.contains { $0.object?.isHidden == true } }

  /// Remembers a cell whose selection came or went, and has its card laid out, which updates the lines.
  mutating func insert(_ cell: UITableViewCell) {
    if !cells.contains(where: { $0.object === cell }) { cells.append(Weak(cell)) }
    CardBackgroundView.worn(by: cell)?.setNeedsLayout()
  }

  /// - Parameter cellsAbove: The cells of the row before that of a cell, nil if the cell's row is gone.
  mutating func update(_ cellsAbove: (UITableViewCell) -> [UITableViewCell]?) {
    guard !isEmpty else { return }
    // A selection that fades out is there and counts no longer.
    cells.removeAll { $0.object.map { !$0.isSelected && !$0.isHighlighted } ?? true }
    let now = cells.compactMap(\.object).flatMap { cardsTouched(by: $0, cellsAbove) }
    for card in covered.compactMap(\.object) where !now.contains(where: { $0 === card }) {
      card.isSeparatorCovered = false
    }
    for card in now { card.isSeparatorCovered = true }
    covered = now.map { Weak($0) }
  }

  private func cardsTouched(
    by cell: UITableViewCell, _ cellsAbove: (UITableViewCell) -> [UITableViewCell]?
  ) -> [CardBackgroundView] {
    guard let own = CardBackgroundView.worn(by: cell), own.isWorn, let above = cellsAbove(cell)
    else { return [] }
    guard !own.card.position.roundsTop else { return [own] }
    return [own] + above.compactMap { CardBackgroundView.worn(by: $0) }
  }
}
