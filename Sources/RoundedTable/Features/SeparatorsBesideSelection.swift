import UIKit

/// Hides the separators next to highlighted and selected rows, as Settings does.
///
/// The separator above such a row belongs to the row before it. So all separators are checked again
/// whenever the selection changes, a row gets another card, or rows move. There is no callback when
/// a selected row out of view is reloaded.
@MainActor final class SeparatorsBesideSelection: TableFeature {
  /// Whether a separator was hidden in the last layout, or should have been, because that was part
  /// of an update in which rows weren't known yet.
  private var hidesAny = false
  private var selection: NotificationObservation?

  required init(of table: CardTable) {
    super.init(of: table)
    // A row without a card has no slot that would notice.
    selection = NotificationObservation(
      of: UITableView.selectionDidChangeNotification, from: table.tableView
    ) { [weak table] in table?.selectionMayHaveChanged() }
  }

  override var isInUse: Bool { hidesAny }

  private func isDue(in layout: TableLayout) -> Bool {
    if layout.changes.contains(.selectionIsOther) { return true }
    if hidesAny, layout.changes.mayHaveOtherRows || !layout.laidOutSlots.isEmpty { return true }
    // A row may have been selected before it got its card. And with a background configuration,
    // UIKit shows no selected background.
    return layout.laidOutSlots.contains { $0.cell?.isSelectedOrHighlighted == true }
  }

  /// Updates the separators.
  ///
  /// Rows out of view count, too, because their cells may scroll back into view without a layout. A
  /// cell in the reuse pool keeps the selection of its previous row. As long as no other cell has
  /// that row, nobody can see whether the separator above it is missing.
  override func draw(in layout: TableLayout) {
    guard isDue(in: layout) else { return }
    let selected = layout.rows.filter { cell, indexPath in
      showsSelection(cell) && cell.superview != nil
        && isNewest(cell, layout.rows, indexPath) && hasSeparators(cell)
    }
    hidesAny = !layout.areRowsInPlace
    table.plan.states.selected = Set(
      selected.compactMap { table.plan.source?.id(ofRowAt: $0.indexPath) })
    let leaving = table.cells.views.filter { table.indexPath(of: $0) == nil }
    for cell in leaving { CardSlot.of(cell)?.isSeparatorHidden = false }
    for (cell, indexPath) in layout.rows {
      let slot = CardSlot.of(cell)
      let plain = separators(of: cell)
      guard slot != nil || plain != nil else { continue }
      let isSelected = showsSelection(cell) && hasSeparators(cell)
      let isBesideSelected =
        !selected.isEmpty
        && layout.section(at: indexPath.section).separatorIsHidden(below: indexPath)
      let isHidden = isSelected || isBesideSelected
      hidesAny = hidesAny || isHidden
      slot?.isSeparatorHidden = isHidden
      plain?.isSeparatorHidden = isHidden
    }
  }

  /// Whether a row looks selected: one without a selection style doesn't, unless the app colors it.
  private func showsSelection(_ cell: UITableViewCell) -> Bool {
    guard cell.isSelectedOrHighlighted else { return false }
    return cell.selectionStyle != .none
      || CardSlot.of(cell)?.appBackground.onlyStateColor(of: cell) != nil
  }

  /// Whether the cell's separators are drawn by this package: by its card, or as those of a row
  /// without one.
  private func hasSeparators(_ cell: UITableViewCell) -> Bool {
    CardSlot.of(cell)?.state == .shown || separators(of: cell) != nil
  }

  /// The separators of a row without a card.
  private func separators(of cell: UITableViewCell) -> PlainRowSeparatorsView? {
    cell.subview(PlainRowSeparatorsView.self)
  }

  /// Whether a cell is the newest one of its row.
  ///
  /// A reloaded row has two cells while the old one fades out. The app may also have called its
  /// cell provider itself, and that cell is in no table.
  private func isNewest(
    _ cell: UITableViewCell, _ rows: [(cell: UITableViewCell, indexPath: IndexPath)],
    _ indexPath: IndexPath
  ) -> Bool {
    let alike = rows.lazy.filter { $0.indexPath == indexPath }.compactMap {
      self.table.cells[$0.cell]
    }
    return alike.max { $0.isOlder(than: $1) }?.cell === cell
  }

  override func restore() { table.plan.states.selected = [] }
}
