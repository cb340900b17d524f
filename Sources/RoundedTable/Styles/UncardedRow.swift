/// The lines at a row that wears no card, in a table whose own separators are off because of the cards.
struct UncardedRow: Hashable {
  /// How far a line reaches.
  enum Line: Hashable {
    case none
    /// From where the table's own separators would begin to where they would end.
    case inset
    /// From edge to edge, as round the sections of a grouped table.
    case whole
  }

  /// The line along the row's upper edge.
  var above = Line.none
  /// The line along the row's lower edge.
  var below = Line.none
}
