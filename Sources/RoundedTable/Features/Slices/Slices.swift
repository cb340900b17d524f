import UIKit

/// Gives each visible row its slice of what runs across its card, such as a gradient or a shadow,
/// after the table's layout.
///
/// It asks the table for one rectangle per cell, and for a few per visible card. While the table
/// scrolls, it does so only when a row comes into view, or when a row of a card with a view fill is
/// laid out.
@MainActor final class Slices: TableFeature {
  /// Whether rows may have moved, or belong to other cards.
  private var isDue = true
  /// Whether a visible card needed slices in the last layout.
  private var isInUse = true
  /// The views that fill cards, from the first card on that has one.
  private var fills: ViewFills?
  /// The headers whose place in their card changes while the table scrolls.
  private var floating: [FloatingSlice] = []

  override class func isNeeded(by style: ResolvedCardStyle) -> Bool { style.needsSlices }

  override func willUpdate() { if isInUse { need() } }

  override func didCorrect(animated: Bool) { if isInUse || isDue { need() } }

  /// Notices a row whose height differs from the one that its slice was made for.
  override func slotDidChange(_ slot: CardSlot, _ change: SlotChange) {
    guard change == .layout, let cell = slot.cell else { return }
    let row = slot.row
    let card = slot.row.card
    // Two more reasons. A view fill lies behind the rows that are in their places, and this row may
    // have left its place or come back. And the shadow of a row that was being dragged could fall
    // anywhere.
    let isFree = row.slice.map { min($0.roomAbove, $0.roomBelow) == .infinity } ?? false
    let isOther =
      card.resolved.needsSlices && !row.isSliced
      || row.slice.map { $0.rowHeight != row.shape.part.height } ?? false
      || isFree && card.style.shadow != nil && !cell.isLifted
    if isOther || card.style.fill.view != nil { need() }
  }

  private func need() {
    isDue = true
    table.needsLayout()
  }

  override func didLayOut(_ layout: TableLayout) {
    let areHeadersNew = table.headers.contains { $0.card.resolved.needsSlices && !$0.isSliced }
    guard layout.isAtRest, let tableView = table.tableView else { return }
    guard isDue || areHeadersNew else { return follow() }
    isDue = false
    let cards = cards(of: layout, in: CardFrames(in: tableView, rows: layout.rows))
    isInUse = !cards.isEmpty
    show(cards.filter(\.isChanged), in: layout.animation)
    // The views lie at the frames that the slices have.
    if fills == nil, cards.contains(where: { $0.fill != nil }) { fills = ViewFills(of: table) }
    fills?.show(cards, in: tableView, layout.animation)
    floating = tableView.style == .plain ? cards.flatMap(\.floating) : []
  }

  /// Gives floating headers the slices of where they are now.
  private func follow() {
    guard !floating.isEmpty else { return }
    for header in floating { header.follow() }
    fills?.follow()
  }

  override func restore() {
    fills?.restore()
    floating = []
  }

  /// Returns the cards that draw something across their rows, each with its visible rows.
  private func cards(of layout: TableLayout, in frames: CardFrames) -> [VisibleCard] {
    var cards: [VisibleCard] = []
    func add(
      _ view: CardBackgroundView, at indexPath: IndexPath, isFree: Bool,
      _ place: (VisibleCard) -> (top: CGFloat, height: CGFloat)
    ) {
      let resolved = view.card.resolved
      guard resolved.needsSlices else { return }
      if let known = cards.firstIndex(where: { $0.run.contains(indexPath) }) {
        return cards[known].add(view, at: place(cards[known]), isFree: isFree)
      }
      // The style comes from the card and not from this row, which may have a fill of its own.
      let plan = table.plan
      let own = plan.style(ofCardAt: indexPath, in: plan.section(at: indexPath.section))
      let count = layout.rows.count
      guard let run = plan.run(ofCardAt: indexPath, in: own, near: count) else { return }
      var card = VisibleCard(run, own, in: frames)
      card.add(view, at: place(card), isFree: isFree)
      cards.append(card)
    }
    for (cell, indexPath) in layout.rows {
      guard let view = CardSlot.of(cell)?.row else { continue }
      // Nothing of a zero-height row is seen, and there may be any number of them.
      if cell.bounds.height.isZeroHeight { continue }
      add(view, at: indexPath, isFree: frames.lifted.contains(indexPath)) { _ in
        let row = frames.row(at: indexPath)
        let gaps = view.gaps(around: view.card)
        return (row.minY + gaps.top, max(0, row.height - gaps.top - gaps.bottom))
      }
    }
    for header in table.headers {
      guard let section = header.section else { continue }
      let last = max(0, frames.tableView.numberOfRows(inSection: section) - 1)
      let height = header.shape.part.height
      let isHeader = header.kind == .header
      let indexPath = IndexPath(row: isHeader ? 0 : last, section: section)
      add(header, at: indexPath, isFree: false) {
        (isHeader ? $0.top : $0.top + $0.height - height, height)
      }
    }
    return cards
  }

  private func show(_ cards: [VisibleCard], in animation: RowAnimation?) {
    guard !cards.isEmpty else { return }
    func show() { for card in cards { card.show() } }
    guard let animation else { return show() }
    for card in cards { card.begin() }
    animation.animate { show() }
  }
}
