extension CapPosition {
  /// Creates the position of a row of a section whose cards are runs of rows with the same card id.
  ///
  /// Nil if the row's own card id is nil: it wears no card.
  ///
  /// - Parameters:
  ///   - row: The row's index in its section, counted from zero.
  ///   - count: How many rows the section has.
  ///   - cardID: The card that a row belongs to, nil for none. Asked for the row and its neighbours.
  /// - Complexity: O(1)
  package init?<CardID: Equatable>(row: Int, of count: Int, cardID: (Int) -> CardID?) {
    guard let own = cardID(row) else { return nil }
    self.init(
      joinsPrevious: row > 0 && cardID(row - 1) == own,
      joinsNext: row + 1 < count && cardID(row + 1) == own)
  }
}
