extension CardStyle {
  /// What becomes of a row that the user has swiped aside.
  public enum SwipedRowAppearance: Hashable, Sendable, CaseIterable {
    /// The row keeps its part of the card.
    case joined
    /// The row is a card of its own while it is open, and the corners of its neighbours that face it are round.
    case separated
  }

  /// Which corners of a row's selection are rounded.
  public enum SelectionShape: Hashable, Sendable, CaseIterable {
    /// The same corners as those of the row's part of the card.
    case row
    /// Those at both ends of a run of highlighted or selected rows, also inside a card.
    case run
  }
}
