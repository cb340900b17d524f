import UIKit

/// Shapes the selections of rows that follow one another in a card, where the style asks for runs.
///
/// A run may go on with rows that are out of sight. They have no cells, and what would be round is out of sight as well.
@MainActor enum SelectionRuns {
  /// Joins highlighted and selected cells, given the cells of the row above a cell's row.
  static func join(
    _ cells: [UITableViewCell], _ cellsAbove: (UITableViewCell) -> [UITableViewCell]?
  ) {
    guard
      cells.contains(where: { selection(of: $0).map { $0.run != nil || $0.formsRuns } ?? false })
    else { return }
    let selections = cells.compactMap(selection(of:))
    var (lower, upper): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    for cell in cells {
      guard let selection = selection(of: cell), selection.formsRuns,
        !selection.card.position.roundsTop
      else { continue }
      let above = (cellsAbove(cell) ?? []).compactMap(selection(of:))
        .filter { above in selections.contains { $0 === above } }
      if !above.isEmpty { lower.insert(ObjectIdentifier(selection)) }
      upper.formUnion(above.map { ObjectIdentifier($0) })
    }
    for selection in selections {
      let id = ObjectIdentifier(selection)
      selection.run =
        selection.formsRuns
        ? CapPosition(joinsPrevious: lower.contains(id), joinsNext: upper.contains(id)) : nil
    }
  }

  private static func selection(of cell: UITableViewCell) -> CardSelectionView? {
    CardBackgroundView.worn(by: cell)?.selection
  }
}

extension CardSelectionView {
  fileprivate var formsRuns: Bool { card.style.selectionShape == .run }
}
