/// Who draws the lines between the rows of a table.
enum LineDrawer: Hashable, Sendable {
  /// Cards draw the lines.
  case cards
  /// The table draws its own, because the app has turned them on again; cards draw none.
  case table
  /// The app has turned lines off; cards draw only those that a style asks for explicitly.
  case nobody
}
