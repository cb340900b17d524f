import UIKit

/// The lines that are hidden because they touch a highlighted or selected row.
///
/// No line is a row's alone: the one above a selected row belongs to the row before it. So the lines are found anew, from the
/// selections on screen, whenever a selection comes or goes, a row is dressed, or rows have changed places.
@MainActor struct CoveredSeparators {
  private var selections: [Weak<CardSelectionView>] = []
  private var covered: [Weak<CardBackgroundView>] = []

  /// Whether no line has to be looked at.
  var isEmpty: Bool { selections.isEmpty && covered.isEmpty }

  /// Remembers a selection that came or went, and has the row laid out, which updates the lines.
  mutating func insert(_ selection: CardSelectionView) {
    if !selections.contains(where: { $0.object === selection }) {
      selections.append(Weak(selection))
    }
    selection.cell?.backgroundView?.setNeedsLayout()
  }

  mutating func update() {
    guard !isEmpty else { return }
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
      let own = cell.backgroundView as? CardBackgroundView,
      let table = cell.enclosing(UITableView.self), let indexPath = table.indexPath(for: cell)
    else { return [] }
    guard !selection.card.position.roundsTop, indexPath.row > 0 else { return [own] }
    let above = IndexPath(row: indexPath.row - 1, section: indexPath.section)
    return [own, table.cellForRow(at: above)?.backgroundView as? CardBackgroundView]
      .compactMap(\.self)
  }
}

/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
