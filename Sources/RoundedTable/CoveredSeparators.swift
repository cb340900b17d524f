import UIKit

/// The lines that are hidden because they touch a highlighted or selected row.
///
/// No line is a row's alone: the one above a selected row belongs to the row before it. So the lines are found anew, from the
/// selections on screen, whenever a selection comes or goes, a row is dressed, or rows have changed places. Mostly that is while
/// the table lays itself out, so the data source is asked for the neighbours, and not the table.
@MainActor struct CoveredSeparators {
  private var selections: [Weak<CardSelectionView>] = []
  private var covered: [Weak<CardBackgroundView>] = []

  /// Remembers a selection that came or went, and has the row laid out, which updates the lines.
  mutating func insert(_ selection: CardSelectionView) {
    if !selections.contains(where: { $0.object === selection }) {
      selections.append(Weak(selection))
    }
    selection.cell?.backgroundView?.setNeedsLayout()
  }

  mutating func update() {
    guard !selections.isEmpty || !covered.isEmpty else { return }
    selections.removeAll { $0.object?.superview == nil }
    let now = selections.compactMap(\.object).flatMap { cardsTouched(by: $0) }
    for card in covered.compactMap(\.object) where !now.contains(where: { $0 === card }) {
      card.isSeparatorCovered = false
    }
    for card in now { card.isSeparatorCovered = true }
    covered = now.map { Weak($0) }
  }

  private func cardsTouched(by selection: CardSelectionView) -> [CardBackgroundView] {
    // A selection that fades out is there and counts no longer.
    guard let cell = selection.cell, cell.isSelected || cell.isHighlighted,
      let own = cell.backgroundView as? CardBackgroundView
    else { return [] }
    guard let above = CardTableObserver.around(cell)?.owner?.cells(above: cell) else { return [] }
    guard !selection.card.position.roundsTop else { return [own] }
    return [own] + above.compactMap { $0.backgroundView as? CardBackgroundView }
  }
}

/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
