/// Who draws the lines between the rows of a table.
enum LineDrawer: Hashable, Sendable {
  /// Cards draw lines of their own.
  case cards
  /// The table draws its own, because the app has turned them on since: none are drawn beside them.
  case table
  /// The app wants none, and cards draw only those of a style that asks for them.
  case nobody
}
