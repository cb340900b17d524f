/// Who draws the separators between rows.
enum SeparatorOwner: Hashable, Sendable {
  /// Cards, as usual.
  case cards
  /// The table, because the app has turned its separators on again.
  ///
  /// Cards draw none.
  case table
  /// Nobody, because the app has turned separators off.
  ///
  /// Cards draw only the ones that a style asks for explicitly.
  case nobody
}
