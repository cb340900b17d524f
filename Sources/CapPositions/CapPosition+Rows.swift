extension CapPosition {
  /// Creates the position of a row in a section where each run of rows with the same card ID is one
  /// card.
  ///
  /// Returns nil if the row's own card ID is nil, because it belongs to no card.
  ///
  /// - Parameters:
  ///   - row: The row's index in its section.
  ///   - count: The number of rows in the section.
  ///   - cardID: The ID of the card that a row belongs to, nil for none. Called for the row and its
  ///     neighbors.
  /// - Complexity: O(1)
  package init?<CardID: Equatable>(row: Int, of count: Int, cardID: (Int) -> CardID?) {
    guard let own = cardID(row) else { return nil }
    self.init(
      joinsPrevious: row > 0 && cardID(row - 1) == own,
      joinsNext: row + 1 < count && cardID(row + 1) == own)
  }
}
