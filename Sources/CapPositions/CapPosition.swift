/// The position of a row in its card, which decides which of the row's corners are rounded.
///
/// A card is a run of consecutive rows with one rounded background. Its first row rounds the top
/// corners, its last row the bottom corners. If a card has only one row, that row rounds all four.
///
///     CapPosition(row: 0, of: 3)  // top
///     CapPosition(row: 1, of: 3)  // middle
///     CapPosition(row: 2, of: 3)  // bottom
///     CapPosition(row: 0, of: 1)  // single
public enum CapPosition: Hashable, Sendable, CaseIterable {
  /// The only row of its card: all four corners are rounded.
  case single
  /// The first row of a card with two or more: its top corners are rounded.
  case top
  /// A row between two others of its card: no corner is rounded.
  case middle
  /// The last row of a card with two or more: its bottom corners are rounded.
  case bottom

  /// Creates the position of the row at an index in a card.
  ///
  ///     CapPosition(row: 4, of: 5)  // bottom
  ///
  /// Traps unless `0 <= row < count`, in release builds too. The message names both numbers.
  ///
  /// - Parameters:
  ///   - row: The row's index in its card.
  ///   - count: The number of rows in the card.
  /// - Complexity: O(1)
  public init(row: Int, of count: Int) {
    guard row >= 0, row < count else {
      fatalError("CapPosition: a card of \(count) rows has no row \(row). Rows count from 0.")
    }
    self.init(joinsPrevious: row > 0, joinsNext: row < count - 1)
  }

  /// Creates a position from whether the row joins its neighbors.
  ///
  ///     CapPosition(joinsPrevious: true, joinsNext: false)  // bottom
  ///
  /// - Parameters:
  ///   - joinsPrevious: Whether the row above is in the same card.
  ///   - joinsNext: Whether the row below is in the same card.
  /// - Complexity: O(1)
  public init(joinsPrevious: Bool, joinsNext: Bool) {
    self =
      switch (joinsPrevious, joinsNext) {
      case (false, false): .single
      case (false, true): .top
      case (true, true): .middle
      case (true, false): .bottom
      }
  }

  /// Whether the row's top corners are rounded: `single` and `top`.
  public var roundsTop: Bool { self == .single || self == .top }

  /// Whether the row's bottom corners are rounded: `single` and `bottom`.
  public var roundsBottom: Bool { self == .single || self == .bottom }
}

extension CapPosition: CustomStringConvertible {
  /// The name of the position, such as "top".
  public var description: String {
    switch self {
    case .single: "single"
    case .top: "top"
    case .middle: "middle"
    case .bottom: "bottom"
    }
  }

  /// The position as one character, for printed lists of rows.
  ///
  /// `╭`, `│` and `╰` draw the left edge of a card. `□` is a card with one row:
  ///
  ///     CapPosition.allCases.map(\.sign)  // ["□", "╭", "│", "╰"]
  public var sign: Character {
    switch self {
    case .single: "□"
    case .top: "╭"
    case .middle: "│"
    case .bottom: "╰"
    }
  }
}
