/// How often a card has been put back without the cell's consent, so that two who undo each other's work come to an end.
struct CardAttempts {
  /// What a put-back does next.
  enum Way {
    /// The card becomes the cell's background view.
    case background
    /// The card is shown with what the cell assigned still in its place.
    case beside
    /// The cell is left alone.
    case none
  }

  private var count = 0
  private static let mostAsBackground = 2
  private static let most = 8

  /// The way to take for a cell that has taken its card away.
  mutating func next() -> Way {
    count += 1
    if count > Self.most { return .none }
    return count > Self.mostAsBackground ? .beside : .background
  }

  /// The cell has been laid out and kept its card.
  ///
  /// What it did not accept as its background is put beside at once the next time.
  mutating func wereAccepted() { count = count > Self.mostAsBackground ? Self.mostAsBackground : 0 }
}
