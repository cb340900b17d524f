import UIKit

/// Hides the separators next to highlighted and selected rows, as Settings does.
///
/// The separator above such a row belongs to the row before it. So all separators are checked again
/// whenever the selection changes, a row gets another card, or rows move. There is no callback when
/// a selected row out of view is reloaded.
@MainActor final class SeparatorsBesideSelection: TableFeature {
  private var isDue = true
  /// Whether a separator was hidden in the last layout, or should have been, because that was part
  /// of an update in which rows weren't known yet.
  private var isInUse = false
  private var selection: NotificationObservation?

  required init(of table: CardTable) {
    super.init(of: table)
    // A row without a card has no slot that would notice.
    selection = NotificationObservation(
      of: UITableView.selectionDidChangeNotification, from: table.tableView
    ) { [weak self] in self?.need() }
  }

  override class func isNeeded(by style: ResolvedCardStyle) -> Bool { !style.style.isCard }

  override class func isNeeded(by slot: CardSlot, after change: SlotChange) -> Bool {
    // A row may have been selected before it got its card. And with a background configuration,
    // UIKit shows no selected background.
    change == .selection || slot.cell?.isSelectedOrHighlighted == true
  }

  override func slotDidChange(_ slot: CardSlot, _ change: SlotChange) {
    if isInUse || Self.isNeeded(by: slot, after: change) { need() }
  }

  override func willUpdate() { if isInUse { need() } }

  override func didCorrect(animated: Bool) { if isInUse { need() } }

  private func need() {
    isDue = true
    table.needsLayout()
  }

  /// Updates the separators.
  ///
  /// Rows out of view count, too, because their cells may scroll back into view without a layout. A
  /// cell in the reuse pool keeps the selection of its previous row. As long as no other cell has
  /// that row, nobody can see whether the separator above it is missing.
  override func didLayOut(_ layout: TableLayout) {
    guard isDue else { return }
    isDue = false
    let selected = layout.rows.filter { cell, indexPath in
      cell.isSelectedOrHighlighted && cell.superview != nil
        && isNewest(cell, layout.rows, indexPath) && hasSeparators(cell)
    }
    isInUse = !layout.isAtRest
    table.plan.states.selected = Set(
      selected.compactMap { table.plan.source?.id(ofRowAt: $0.indexPath) })
    let leaving = table.cells.views.filter { table.indexPath(of: $0) == nil }
    for cell in leaving { CardSlot.of(cell)?.isSeparatorHidden = false }
    for (cell, indexPath) in layout.rows {
      let slot = CardSlot.of(cell)
      let plain = separators(of: cell)
      guard slot != nil || plain != nil else { continue }
      let isSelected = cell.isSelectedOrHighlighted && hasSeparators(cell)
      let isBesideSelected =
        !selected.isEmpty && table.plan.separatorIsHidden(below: indexPath)
      let isHidden = isSelected || isBesideSelected
      isInUse = isInUse || isHidden
      slot?.isSeparatorHidden = isHidden
      plain?.isSeparatorHidden = isHidden
    }
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

extension CardPlan {
  /// Whether the separator below a row is hidden, because that row or the next one is selected.
  func separatorIsHidden(below indexPath: IndexPath) -> Bool {
    // The row in the user's hand is next to none.
    guard indexPath != move?.source else { return false }
    let section = section(at: indexPath.section)
    let move = move(of: indexPath)
    return plan(of: section, after: move).separatorIsHidden(below: row(of: indexPath, after: move))
    { facts(at: $0, in: section, after: move) }
  }
}
