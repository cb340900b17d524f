/// What a style needs beside the cells, such as a view behind them: made once for a table whose cards ask for it.
///
/// Styles know no tables, so this closure gets what the leaf hangs on as an object.
struct LeafMaker: Hashable, Sendable {
  /// Leaves of one name are one.
  let name: String
  let make: @MainActor @Sendable (AnyObject) -> AnyObject?

  static func == (left: LeafMaker, right: LeafMaker) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
