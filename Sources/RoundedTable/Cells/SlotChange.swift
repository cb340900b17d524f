/// A change in one cell that the table acts on.
enum SlotChange {
  /// The card has been laid out.
  case layout
  /// The row has been highlighted, selected or deselected, or its card has left the window.
  case selection
}
