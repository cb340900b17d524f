/// What cards are made from in one section: the number of its rows, and their style.
struct CardSection {
  var index: Int
  var count: Int
  var resolved: ResolvedCardStyle
  /// Whether the header is in the section's first card.
  var hasHeader = false
  /// Whether the footer is in the section's last card.
  var hasFooter = false

  /// A section that no table has.
  static let none = CardSection(index: -1, count: 0, resolved: Card.none.resolved)

  /// The position of a row that is above or below others of its card.
  func position(_ row: Int, joinsPrevious: Bool, joinsNext: Bool) -> CapPosition {
    CapPosition(
      joinsPrevious: joinsPrevious || row == 0 && hasHeader,
      joinsNext: joinsNext || row == count - 1 && hasFooter)
  }

  /// The position of a row in a section that is one card.
  func position(_ row: Int) -> CapPosition {
    guard hasHeader || hasFooter else { return CapPosition(row: row, of: count) }
    return position(row, joinsPrevious: row > 0, joinsNext: row < count - 1)
  }
}
