extension CardStyle {
  /// What becomes of a row that the user has swiped aside.
  public enum SwipedRowAppearance: Hashable, Sendable, CaseIterable {
    /// The row keeps its part of the card.
    case joined
    /// The row is a card of its own while it is open, and the corners of its neighbours that face it are round.
    case separated
  }
}
