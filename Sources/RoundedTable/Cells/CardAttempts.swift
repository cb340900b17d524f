/// Counts how often a card was restored that the cell then removed again, so that the two do not go on for ever.
struct CardAttempts {
  /// How to restore the card.
  enum Way {
    /// Make the card the cell's background view.
    case background
    /// Show the card, and leave what the cell assigned where it is.
    case beside
    /// Leave the cell alone.
    case none
  }

  private var count = 0
  private static let mostAsBackground = 2
  private static let most = 8

  /// Returns the next way for a cell that has removed its card.
  mutating func next() -> Way {
    count += 1
    if count > Self.most { return .none }
    return count > Self.mostAsBackground ? .beside : .background
  }

  /// The cell has been laid out and has kept its card.
  ///
  /// A cell that did not accept the card as its background view gets it beside at once the next time.
  mutating func wereAccepted() { count = count > Self.mostAsBackground ? Self.mostAsBackground : 0 }
}
