/// What has happened to the card in a cell.
enum SlotChange {
  /// The card has been laid out.
  case layout
  /// The row's highlight or selection has come or gone, or its card has left the window.
  case selection
}
