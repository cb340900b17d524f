extension CardStyle {
  /// Which corners of a row's selection are rounded.
  public enum SelectionShape: Hashable, Sendable, CaseIterable {
    /// The same corners as those of the row's part of the card.
    case row
    /// Those at both ends of a run of highlighted or selected rows, also inside a card.
    case run
  }
}
