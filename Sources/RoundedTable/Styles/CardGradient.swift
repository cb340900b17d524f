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
    /// From the leading edge to the trailing edge.
    case horizontal
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

  /// The colors in order.
  ///
  /// Dynamic colors follow the traits of the row.
  public var colors: [UIColor] { didSet { check() } }
  /// Where each color is, from 0 at the start to 1 at the end, in ascending order; nil for evenly
  /// spaced colors.
  public var locations: [Double]? { didSet { check() } }
  /// The direction of the gradient.
  public var direction: Direction
  /// What the gradient fills from end to end.
  public var extent: Extent

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors in order. Traps if there are none, because nothing would be drawn.
  ///   - locations: Where each color is, from 0 to 1 in ascending order; nil for evenly spaced
  ///     colors. Traps if there are not as many as colors, or if they are in no order.
  ///   - direction: The direction of the gradient.
  ///   - extent: What the gradient fills from end to end.
  public init(
    colors: [UIColor], locations: [Double]? = nil, direction: Direction = .vertical,
    extent: Extent = .row
  ) {
    self.colors = colors
    self.locations = locations
    self.direction = direction
    self.extent = extent
    check()
  }

  private func check() {
    if colors.isEmpty { fatalError("CardGradient.colors is empty. Set at least one color.") }
    guard let locations else { return }
    let isAscending = zip(locations, locations.dropFirst()).allSatisfy { $0 <= $1 }
    guard locations.count == colors.count, isAscending,
      locations.allSatisfy({ (0...1).contains($0) })
    else {
      fatalError(
        "CardGradient.locations is \(locations). Set one location from 0 to 1 for each of the \(colors.count) colors, in ascending order; to change how many there are, assign another gradient."
      )
    }
  }
}
