import UIKit

/// Shapes the selections of rows that follow one another in a card, where the style asks for runs.
///
/// A run may go on with rows that are out of sight. They have no cells, and what would be round is out of sight as well.
@MainActor struct SelectionRuns {
  private var rows: [(selection: CardSelectionView, above: [CardSelectionView])] = []

  /// Adds a row's selection, given those of the row above, nil if the row's cell is leaving.
  ///
  /// A cell that is leaving keeps its shape, and is next to no other.
  mutating func add(_ selection: CardSelectionView, below above: [CardSelectionView]?) {
    if selection.card.style.selectionShape != .run {
      selection.run = nil
    } else if let above {
      rows.append((selection, above))
    }
  }

  /// Gives each selection its shape.
  func join() {
    let selected = Set(rows.map(\.selection))
    var (joinsPrevious, joinsNext): (Set<CardSelectionView>, Set<CardSelectionView>) = ([], [])
    for row in rows where !row.selection.card.position.roundsTop {
      let above = row.above.filter(selected.contains)
      if !above.isEmpty { joinsPrevious.insert(row.selection) }
      joinsNext.formUnion(above)
    }
    for (selection, _) in rows {
      selection.run = CapPosition(
        joinsPrevious: joinsPrevious.contains(selection), joinsNext: joinsNext.contains(selection))
    }
  }
}
