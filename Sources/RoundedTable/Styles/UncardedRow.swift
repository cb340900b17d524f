/// The lines above and below a row without a card, in a table whose own separators are off because of the cards.
struct UncardedRow: Hashable {
  /// How far a line reaches.
  enum Line: Hashable {
    case none
    /// As far as the table's own separator would reach.
    case inset
    /// From edge to edge, as above and below the sections of a grouped table.
    case whole
  }

  /// The line along the row's upper edge.
  var above = Line.none
  /// The line along the row's lower edge.
  var below = Line.none
}
