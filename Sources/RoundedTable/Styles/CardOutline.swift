public import UIKit

/// A line round the outer edges of a card; the joints between its rows stay open.
///
/// An outlined card has circular corners whatever its style's curve: the system's continuous curve is not documented, and a line
/// can't be drawn along a curve that isn't known.
public struct CardOutline: Hashable, Sendable {
  /// The colour of the line.
  ///
  /// A dynamic colour follows the traits of the row.
  public var color: UIColor
  /// The width of the line, in points.
  ///
  /// It lies inside the card's edge, is rounded to whole pixels, and drawn twice as wide under Increase Contrast. Default: 1.
  ///
  /// A width that is negative or not finite traps, naming it.
  public var width: Double { didSet { CardStyle.check(width, "CardOutline", "width") } }

  /// Creates an outline.
  ///
  /// - Parameters:
  ///   - color: The colour of the line.
  ///   - width: The width of the line, in points. Traps if it is negative or not finite.
  public init(color: UIColor, width: Double = 1) {
    CardStyle.check(width, "CardOutline", "width")
    self.color = color
    self.width = width
  }
}
