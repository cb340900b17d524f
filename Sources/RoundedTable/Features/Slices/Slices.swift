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
      if layout.areSectionsKnown { followFloatingHeaders() }
      return
    }
    // Other rows of a card may have turned out taller than estimated.
    let areEndsOther = !floating.isEmpty && tableView.contentSize.height != contentHeight
    guard isDue || areHeadersNew || areEndsOther else { return followFloatingHeaders() }
    isDue = false
    contentHeight = tableView.contentSize.height
    let cards = layout.cards
    hasSlices = !cards.isEmpty
    showSlices(of: cards.filter(\.isChanged), in: layout.animation)
    // The views lie at the frames that the slices have.
    if fills == nil, cards.contains(where: { $0.fill != nil }) { fills = ViewFills(of: table) }
    fills?.showFills(of: cards, in: tableView, layout.animation)
    floating = tableView.style == .plain ? cards.filter(\.mayFloat) : []
  }

  /// Gives floating headers, and the ends of their cards, the slices for where the headers are now.
  private func followFloatingHeaders() {
    guard !floating.isEmpty else { return }
    for card in floating { card.followFloatingHeaders() }
    fills?.followFloatingHeaders()
  }

  override func restore() {
    fills?.restore()
    floating = []
  }

  private func showSlices(of cards: [VisibleCard], in animation: RowAnimation?) {
    guard !cards.isEmpty else { return }
    guard let animation else {
      for card in cards { card.showSlices() }
      return
    }
    for card in cards { card.prepareAnimation() }
    animation.animate { for card in cards { card.showSlices(isAnimated: true) } }
  }
}
