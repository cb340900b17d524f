public import UIKit

/// A gradient that fills a card as a whole, or each of its rows by itself.
///
///     CardGradient(colors: [.systemTeal, .systemBlue])             // the card from top to bottom
///     CardGradient(colors: [.systemPink, .systemPurple], direction: .diagonal)
///     CardGradient(colors: [.white, .lightGray], spansCard: false)  // each row from top to bottom
///
/// A ``CardCell`` and a ``CellDecorator`` of your own don't know where in its card a row is. So
/// they can only draw a gradient that starts over in each row.
public struct CardGradient: Hashable, Sendable {
  /// The direction that a gradient runs in.
  public enum Direction: Hashable, Sendable {
    /// From the top edge to the bottom edge.
    case vertical
    /// From the leading edge to the trailing edge.
    ///
    /// It's mirrored in right-to-left layouts.
    case horizontal
    /// From the top leading corner to the bottom trailing corner.
    ///
    /// It's mirrored in right-to-left layouts.
    case diagonal
  }

  /// The colors, in order.
  ///
  /// Dynamic colors follow the traits of the row. An empty array traps, because it would draw
  /// nothing.
  public var colors: [UIColor] { didSet { check() } }
  /// The positions of the colors, from 0 at the start to 1 at the end, in ascending order; nil for
  /// evenly spaced colors.
  ///
  /// A different number of locations than colors traps. To change the number of colors, assign
  /// another gradient.
  public var locations: [Double]? { didSet { check() } }
  /// The direction that the gradient runs in.
  public var direction: Direction
  /// Whether the gradient spans the whole card, instead of starting over in each row.
  ///
  /// Default: true.
  ///
  /// Each row draws its slice of a gradient that spans the card. In an update, the slices change
  /// with the height of the card. If a gradient replaces a color in an animation, it's there
  /// at once.
  public var spansCard: Bool

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors, in order. Traps if there are none.
  ///   - locations: The positions of the colors, from 0 to 1 in ascending order; nil for evenly
  ///     spaced colors. Traps unless there is one for each color, in order.
  ///   - direction: The direction that the gradient runs in.
  ///   - spansCard: Whether the gradient spans the whole card, instead of starting over in each
  ///     row.
  public init(
    colors: [UIColor], locations: [Double]? = nil, direction: Direction = .vertical,
    spansCard: Bool = true
  ) {
    self.colors = colors
    self.locations = locations
    self.direction = direction
    self.spansCard = spansCard
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
        "CardGradient.locations is \(locations). Set one location from 0 to 1 for each of the \(colors.count) colors, in ascending order. To change the number of colors, assign another gradient."
      )
    }
  }
}
