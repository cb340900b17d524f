public import UIKit

/// A gradient that fills each row of a card from edge to edge, or the card as a whole.
///
///     CardGradient(colors: [.white, .lightGray])                       // each row from top to bottom
///     CardGradient(colors: [.systemPink, .systemPurple], direction: .diagonal)
///     CardGradient(colors: [.systemTeal, .systemBlue], extent: .card)  // the card from top to bottom
public struct CardGradient: Hashable, Sendable {
  /// The direction of a gradient.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// From the top edge to the bottom edge.
    case vertical
    /// From the top leading corner to the bottom trailing corner.
    case diagonal
  }

  /// What a gradient fills from end to end.
  public enum Extent: Hashable, Sendable, CaseIterable {
    /// Each row by itself.
    case row
    /// The card as a whole.
    ///
    /// Each row draws its slice, which grows and shrinks with the card.
    case card
  }

  /// The colors in order, evenly spaced.
  ///
  /// Dynamic colors follow the traits of the row.
  public var colors: [UIColor] { didSet { Self.check(colors) } }
  /// The direction of the gradient.
  public var direction: Direction
  /// What the gradient fills from end to end.
  public var extent: Extent

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors in order, evenly spaced. Traps if there are none, because nothing
  ///     would be drawn.
  ///   - direction: The direction of the gradient.
  ///   - extent: What the gradient fills from end to end.
  public init(colors: [UIColor], direction: Direction = .vertical, extent: Extent = .row) {
    Self.check(colors)
    self.colors = colors
    self.direction = direction
    self.extent = extent
  }

  private static func check(_ colors: [UIColor]) {
    if colors.isEmpty { fatalError("CardGradient.colors is empty. Set at least one color.") }
  }
}
