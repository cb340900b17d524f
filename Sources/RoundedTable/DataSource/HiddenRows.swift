import UIKit

/// Rows that the app hides by a height of zero: a card is drawn as if it ended before them.
///
/// There is no callback for heights. But a table has cells for such rows, too, so the first card
/// that is laid out without a height has this made. From then on the table is asked for the
/// rectangles of its live rows after each layout.
@MainActor final class HiddenRows: TableFeature {
  /// By what identifies them: an update changes their index paths before its layout.
  private var hidden: Set<AnyHashable> = []

  override func adjust(_ card: Card, ofRowAt indexPath: IndexPath) -> Card {
    guard card.isCard, !hidden.isEmpty else { return card }
    // No end of its card, it has neither a shadow nor a line.
    if isHidden(indexPath) { return card.at(.middle) }
    return card.joined { joins(indexPath, by: $0) }
  }

  private func isHidden(_ indexPath: IndexPath) -> Bool {
    table.plan.source?.id(ofRowAt: indexPath).map(hidden.contains) ?? false
  }

  /// Whether a row of the same card is shown further up or down, or a header or footer inside it.
  private func joins(_ indexPath: IndexPath, by step: Int) -> Bool {
    var row = indexPath
    repeat {
      guard let position = table.plan.shownPosition(at: row),
        !(step < 0 ? position.roundsTop : position.roundsBottom)
      else { return false }
      guard let next = table.plan.neighbor(of: row, by: step) else { return true }
      row = next
    } while isHidden(row)
    return true
  }

  override func didLayOut(_ cards: [VisibleCard]?, in motion: RowMotion?) {
    guard let tableView = table.tableView, !table.due.isUpdating,
      !tableView.hasUncommittedUpdates
    else { return }
    let found = table.cells.views.compactMap { cell -> AnyHashable? in
      guard let indexPath = table.indexPath(of: cell) else { return nil }
      let rect = tableView.rectForRow(at: indexPath)
      // That of a row that the table does not know has no width either.
      return rect.height.hidesRow && rect.width > 0
        ? table.plan.source?.id(ofRowAt: indexPath) : nil
    }
    guard hidden != Set(found) else { return }
    hidden = Set(found)
    table.correct(animated: NewestRowAnimation(on: table.cells).animation != nil)
  }

  /// An update's own layout comes too early: its rows had not been corrected.
  override func didCorrect() { table.needs([]) }

  override func restore() { hidden = [] }
}
