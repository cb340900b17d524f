public import UIKit

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
  public init(colors: [UIColor], direction: Direction = .vertical) {
    Self.check(colors)
    self.colors = colors
    self.direction = direction
  }

  private static func check(_ colors: [UIColor]) {
    precondition(
      !colors.isEmpty, "CardGradient: colors must not be empty, because nothing would be drawn")
  }
}
