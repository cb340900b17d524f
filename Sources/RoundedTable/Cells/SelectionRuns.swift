import UIKit

/// Shapes the selections of rows that follow one another in a card, where the style asks for runs.
///
/// A run may go on with rows that are out of sight. They have no cells, and what would be round is out of sight as well.
@MainActor struct SelectionRuns {
  private var selections: [CardSelectionView] = []
  private var joinsPrevious: Set<CardSelectionView> = []
  private var joinsNext: Set<CardSelectionView> = []

  /// Adds a row's selection, given those of the row above.
  mutating func add(_ selection: CardSelectionView, below above: [CardSelectionView]) {
    selections.append(selection)
    guard selection.formsRuns, !selection.card.position.roundsTop, !above.isEmpty else { return }
    joinsPrevious.insert(selection)
    joinsNext.formUnion(above)
  }

  /// Gives each selection its shape.
  func join() {
    for selection in selections {
      selection.run =
        selection.formsRuns
        ? CapPosition(
          joinsPrevious: joinsPrevious.contains(selection), joinsNext: joinsNext.contains(selection)
        )
        : nil
    }
  }
}

extension CardSelectionView {
  fileprivate var formsRuns: Bool { card.style.selectionShape == .run }
}
