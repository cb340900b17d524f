/// Who draws the separators between the rows of a table.
enum SeparatorOwner: Hashable, Sendable {
  /// Cards draw the separators.
  case cards
  /// The table draws its own, because the app has turned them on again; cards draw none.
  case table
  /// The app has turned separators off; cards draw only those that a style asks for explicitly.
  case nobody
}
