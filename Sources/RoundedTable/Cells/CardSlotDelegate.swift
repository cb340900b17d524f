/// The table of a slot, which cells do not know.
@MainActor protocol CardSlotDelegate: AnyObject {
  func slotDidChange(_ slot: CardSlot, _ change: SlotChange)
}

/// What has happened to the card in a cell.
enum SlotChange {
  /// The card has been laid out.
  case layout
  /// The row's highlight or selection has come or gone, or its card has left the window.
  case selection
}
