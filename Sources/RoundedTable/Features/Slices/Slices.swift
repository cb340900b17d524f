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

  override var isInUse: Bool { hasSlices }

  /// Whether a row needs another slice than the one that was made for it.
  private func needsOtherSlice(_ slot: CardSlot) -> Bool {
    guard let cell = slot.cell else { return false }
    let row = slot.background
    let card = row.card
    // A view fill lies behind the rows that are in their places, and this row may have left its
    // place or come back.
    if card.style.fill.view != nil { return true }
    if card.needsSlice, !row.isSliced { return true }
    guard let slice = row.slice else { return false }
    // The shadow of a row that was being dragged could fall anywhere.
    let isFree = min(slice.roomAbove, slice.roomBelow) == .infinity
    return slice.rowHeight != row.shape.part.height
      || isFree && card.style.shadow != nil && !cell.isLifted
  }

  override func draw(in layout: TableLayout) {
    // A header may get its height after its slice.
    let areHeadersNew = table.headers.contains { header in
      let height = header.slice?.rowHeight ?? 0
      let isOther = !header.isSliced || abs(height - header.shape.part.height) > 0.5 * header.pixel
      return header.card.needsSlice && isOther
    }
    // Lids and what's left of their cards follow the headers while a dragged row hovers, too.
    guard layout.areRowsInPlace, let tableView = table.tableView else {
      if layout.areSectionsKnown { followFloatingHeaders() }
      // They get them in the layout that follows the update's correction.
      hasSlices = hasSlices || layout.laidOutSlots.contains(where: needsOtherSlice)
      return
    }
    // Other rows of a card may have turned out taller than estimated.
    let areEndsOther = !floating.isEmpty && tableView.contentSize.height != contentHeight
    guard
      hasSlices && layout.changes.mayHaveMovedRows || areHeadersNew || areEndsOther
        || layout.laidOutSlots.contains(where: needsOtherSlice)
    else { return followFloatingHeaders() }
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
