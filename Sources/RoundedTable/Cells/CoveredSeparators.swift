import UIKit

/// The lines that are hidden because they are next to a highlighted or selected row.
///
/// The line above a selected row belongs to the row before it. So the lines are determined again whenever the selection
/// changes, a row is dressed, or rows have moved.
@MainActor struct CoveredSeparators {
  private var rows: [ObjectIdentifier: Weak<UITableViewCell>] = [:]
  private var covered: [Weak<CardSlot>] = []

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
    var now: Set<CardSlot> = []
    for cell in rows.values.compactMap(\.object) {
      guard let slot = CardSlot.of(cell), slot.state == .worn, let above = cellsAbove(cell) else {
        continue
      }
      now.insert(slot)
      if !slot.row.card.position.roundsTop, cell.superview != nil {
        now.formUnion(above.compactMap(CardSlot.of))
      }
    }
    for slot in covered.compactMap(\.object) where !now.contains(slot) {
      slot.isLineCovered = false
    }
    for slot in now { slot.isLineCovered = true }
    covered = now.map { Weak($0) }
  }
}
