import UIKit

/// Gives each visible row its slice of what runs across its card, such as a gradient or a shadow,
/// after the table's layout.
///
/// It asks the table for one rectangle per cell, and for a few per visible card. While the table
/// scrolls, it does so only when a row comes into view, or when a row of a card with a view fill is
/// laid out.
@MainActor final class Slices: TableFeature {
  /// Whether a visible card needed slices in the last layout.
  private var hasSlices = true
  /// The views that fill cards, from the first card on that has one.
  private var fills: ViewFills?
  /// The cards whose headers or footers may float, so that they change while the table scrolls.
  private var floating: [VisibleCard] = []
  /// The height of all rows when the cards were last placed.
  private var contentHeight: CGFloat = 0

  override var isInUse: Bool { hasSlices || isDue }

  override func willCorrect() { if isInUse { need() } }

  /// Does nothing, because a row that comes into sight is noticed when it's laid out.
  override func didCorrect() {}

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
      card.needsSlice && !row.isSliced
      || row.slice.map { $0.rowHeight != row.shape.part.height } ?? false
      || isFree && card.style.shadow != nil && !cell.isLifted
    if isOther || card.style.fill.view != nil { need() }
  }

  override func draw(in layout: TableLayout) {
    // A header may get its height after its slice.
    let areHeadersNew = table.headers.contains { header in
      let height = header.slice?.rowHeight ?? 0
      let isOther = !header.isSliced || abs(height - header.shape.part.height) > 0.5 * header.pixel
      return header.card.needsSlice && isOther
    }
    // Lids and what's left of their cards follow the headers while a dragged row hovers, too.
    guard layout.isAtRest, let tableView = table.tableView else {
      if layout.areSectionsKnown { follow() }
      return
    }
    // Other rows of a card may have turned out taller than estimated.
    let areEndsOther = !floating.isEmpty && tableView.contentSize.height != contentHeight
    guard isDue || areHeadersNew || areEndsOther else { return follow() }
    isDue = false
    contentHeight = tableView.contentSize.height
    let cards = cards(of: layout, in: CardFrames(in: tableView, rows: layout.rows))
    hasSlices = !cards.isEmpty
    show(cards.filter(\.isChanged), in: layout.animation)
    // The views lie at the frames that the slices have.
    if fills == nil, cards.contains(where: { $0.fill != nil }) { fills = ViewFills(of: table) }
    fills?.show(cards, in: tableView, layout.animation)
    floating = tableView.style == .plain ? cards.filter(\.mayFloat) : []
  }

  /// Gives floating headers, and the ends of their cards, the slices for where the headers are now.
  private func follow() {
    guard !floating.isEmpty else { return }
    for card in floating { card.follow() }
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
      guard view.card.needsSlice else { return }
      if let known = cards.firstIndex(where: { $0.run.contains(indexPath) }) {
        return cards[known].add(view, at: place(cards[known]), isFree: isFree)
      }
      // The style comes from the card and not from this row, which may have a fill of its own.
      let section = layout.section(at: indexPath.section)
      let own = section.style(ofCardAt: indexPath)
      let count = layout.rows.count
      guard let run = section.run(ofCardAt: indexPath.row, in: own, near: count) else { return }
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
    for header in table.headers where header.card.needsSlice {
      guard let section = header.section else { continue }
      let last = max(0, frames.tableView.numberOfRows(inSection: section) - 1)
      let height = header.shape.part.height
      let isHeader = header.kind == .header
      let indexPath = IndexPath(row: isHeader ? 0 : last, section: section)
      guard header.card.position != .single else {
        // The rows beside it are no part of its card.
        guard let run = layout.section(at: section).run(ofLone: header.kind) else { continue }
        var card = VisibleCard(run, header.card.resolved, in: frames)
        card.add(header, at: (card.top, card.height), isFree: false)
        cards.append(card)
        continue
      }
      add(header, at: indexPath, isFree: false) {
        (isHeader ? $0.top : $0.top + $0.height - height, height)
      }
    }
    for index in cards.indices { cards[index].lid = lid(above: cards[index]) }
    return cards
  }

  /// The floating header of a card's section, beneath which the card's rows disappear.
  private func lid(above card: VisibleCard) -> HeaderBackgroundView? {
    table.headers.first { $0.clipsRows && $0.section == card.run.section }
  }

  private func show(_ cards: [VisibleCard], in animation: RowAnimation?) {
    guard !cards.isEmpty else { return }
    guard let animation else {
      for card in cards { card.show() }
      return
    }
    for card in cards { card.begin() }
    animation.animate { for card in cards { card.show(isAnimated: true) } }
  }
}
