public import UIKit

/// What a card is filled with.
public enum CardFill: Hashable, Sendable {
  /// What the app put behind the cell (its `backgroundColor`, the colour of its background configuration, of its
  /// background view or of its content view), else `secondarySystemGroupedBackground`.
  case automatic
  /// A colour for every row, whatever the app put behind the cell.
  case color(UIColor)
  /// A gradient for every row, whatever the app put behind the cell.
  case gradient(CardGradient)
}

/// A gradient that fills each row of a card from edge to edge.
///
///     CardGradient(colors: [.white, .lightGray])                       // from top to bottom
///     CardGradient(colors: [.systemPink, .systemPurple], direction: .diagonal)
public struct CardGradient: Hashable, Sendable {
  /// Which way a gradient runs.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// From the top edge to the bottom edge.
    case vertical
    /// From the top leading corner to the bottom trailing corner.
    case diagonal
  }

  /// The colours, evenly spread, first colour first.
  ///
  /// Dynamic colours follow the traits of the row.
  public var colors: [UIColor] { didSet { Self.check(colors) } }
  /// Which way the gradient runs.
  public var direction: Direction

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spread. Traps if there is none: nothing would be drawn.
  ///   - direction: Which way the gradient runs.
  ///   - file: The file to blame for missing colours; the caller's by default.
  ///   - line: The line to blame for missing colours; the caller's by default.
  public init(
    colors: [UIColor], direction: Direction = .vertical, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    Self.check(colors, file: file, line: line)
    self.colors = colors
    self.direction = direction
  }

  private static func check(
    _ colors: [UIColor], file: StaticString = #fileID, line: UInt = #line
  ) {
    guard !colors.isEmpty else {
      fatalError(
        "CardGradient: colors must not be empty, because nothing would be drawn", file: file,
        line: line)
    }
  }
}
