public import UIKit

/// An outline along the outer edges of a card, not between its rows.
///
///     dataSource.style.outline = CardOutline(color: .systemIndigo, width: 2)
///
/// It follows the style's curve. Apple doesn't document the continuous one, so it was measured in
/// pictures of the system's cards. The outline follows it to a hundredth of the radius.
public struct CardOutline: Hashable, Sendable {
  /// The color of the outline.
  ///
  /// A dynamic color follows the traits of the row.
  public var color: UIColor
  /// The width of the outline, in points.
  ///
  /// Default: 1. The outline lies inside the card's edge. Its width is rounded to whole pixels, and
  /// doubled under Increase Contrast.
  ///
  /// A width that's negative or not finite traps, in release builds too. The message names it.
  public var width: Double { didSet { Length.checked(width, "CardOutline.width") } }

  /// Creates an outline.
  ///
  /// - Parameters:
  ///   - color: The color of the outline.
  ///   - width: The width of the outline, in points. Traps if it's negative or not finite.
  public init(color: UIColor, width: Double = 1) {
    self.color = color
    self.width = Length.checked(width, "CardOutline.width")
  }
}
