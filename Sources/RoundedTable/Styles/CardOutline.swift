public import UIKit

/// A line around the outer edges of a card, not between its rows.
///
/// The line follows the style's curve. Apple does not document the continuous one, so the line
/// follows the curve that was measured on pictures of the system's cards, to a hundredth of the
/// radius.
public struct CardOutline: Hashable, Sendable {
  /// The color of the line.
  ///
  /// A dynamic color follows the traits of the row.
  public var color: UIColor
  /// The width of the line, in points.
  ///
  /// Default: 1. The line lies inside the card's edge. Its width is rounded to whole pixels and
  /// doubled under Increase Contrast.
  ///
  /// A width that is negative or not finite traps. The message names it, in release builds too.
  public var width: Double { didSet { Length.checked(width, "CardOutline.width") } }

  /// Creates an outline.
  ///
  /// - Parameters:
  ///   - color: The color of the line.
  ///   - width: The width of the line, in points. Traps if it is negative or not finite.
  public init(color: UIColor, width: Double = 1) {
    self.color = color
    self.width = Length.checked(width, "CardOutline.width")
  }
}
