extension CardStyle {
  /// What becomes of a row that the user has swiped aside.
  public enum SwipedRowAppearance: Hashable, Sendable, CaseIterable {
    /// The row keeps its part of the card.
    case joined
    /// The row is a card of its own while it is open, and its neighbours round the edges that face it.
    case separated
  }

  /// Where the selection of a row is round.
  public enum SelectionShape: Hashable, Sendable, CaseIterable {
    /// Where the row's part of the card is.
    case row
    /// Also at the first and last row of a run of highlighted or selected rows, inside a card.
    case run
  }
}
