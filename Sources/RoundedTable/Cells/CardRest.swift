import UIKit

/// What's left of a card below its floating header, when its other rows have scrolled beneath that.
///
/// The header then draws as much of the card's round bottom as reaches into it. A card that's
/// almost gone is too low for its radii, so the last row draws smaller ones, too.
struct CardRest: Equatable {
  /// The distance from the bottom edge of a part to the card's, in points.
  ///
  /// It's the header's part. In the last row, it's 0.
  var below: CGFloat
  /// The radius of the card's top corners, in points.
  var topRadius: Double
  /// The radius of the card's bottom corners, in points.
  var bottomRadius: Double

  /// Returns the corners of a part of the card: those that it has anyway, with the radii of what's
  /// left.
  func corners(_ own: CornerConfiguration) -> CornerConfiguration {
    var corners = own
    corners.topRadius = min(own.topRadius, topRadius)
    corners.bottomRadius = bottomRadius
    return corners
  }
}
