extension CapPosition {
  /// Creates the position of a row in a section where each run of rows with the same card ID is one
  /// card.
  ///
  /// Returns nil if the row's card ID is nil, because the row has no card.
  ///
  /// - Parameters:
  ///   - row: The row's index in its section.
  ///   - count: The number of rows in the section.
  ///   - cardID: A closure that returns the ID of a row's card, or nil for no card. It's called for
  ///     the row and the rows next to it.
  /// - Complexity: O(1)
  package init?<CardID: Equatable>(row: Int, of count: Int, cardID: (Int) -> CardID?) {
    guard let own = cardID(row) else { return nil }
    self.init(
      joinsPrevious: row > 0 && cardID(row - 1) == own,
      joinsNext: row + 1 < count && cardID(row + 1) == own)
  }
}
