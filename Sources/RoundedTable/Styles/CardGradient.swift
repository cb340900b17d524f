public import UIKit

/// A gradient that fills each row of a card from edge to edge.
///
///     CardGradient(colors: [.white, .lightGray])                       // from top to bottom
///     CardGradient(colors: [.systemPink, .systemPurple], direction: .diagonal)
public struct CardGradient: Hashable, Sendable {
  /// The direction of a gradient.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// From the top edge to the bottom edge.
    case vertical
    /// From the top leading corner to the bottom trailing corner.
    case diagonal
  }

  /// The colours in order, evenly spaced.
  ///
  /// Dynamic colours follow the traits of the row.
  public var colors: [UIColor] { didSet { Self.check(colors) } }
  /// The direction of the gradient.
  public var direction: Direction

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colours in order, evenly spaced. Traps if there are none, because nothing would be drawn.
  ///   - direction: The direction of the gradient.
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
