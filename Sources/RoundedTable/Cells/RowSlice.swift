import UIKit

/// A row's slice of what's drawn across its card: where the card is, relative to the row.
///
/// A gradient's end points and a shadow's path follow from it. They change linearly with the rows'
/// frames, which UIKit animates with one curve. So the slices of adjacent rows line up in every
/// frame of an update in which rows keep their heights.
struct RowSlice: Equatable {
  /// The distance from the card's top edge to the row's, in points.
  var offset: CGFloat
  /// The height of the row, in points.
  var rowHeight: CGFloat
  /// The height of the card, in points.
  var cardHeight: CGFloat
  /// The room for a shadow above the row, in points.
  ///
  /// A shadow falls on no other row.
  var roomAbove = CGFloat.infinity
  /// The room for a shadow below the row, in points.
  var roomBelow = CGFloat.infinity
  /// The corners of what's left of the card, when its other rows have scrolled beneath its floating
  /// header; nil if the end of the card is too far away to affect this part.
  ///
  /// The header then draws as much of the card's round bottom as reaches into it. A card that's
  /// almost gone is too low for its radii, so the last row draws smaller ones, too.
  var restCorners: CornerConfiguration?

  /// The slice of a row that's the whole card.
  static let whole = RowSlice(offset: 0, rowHeight: 1, cardHeight: 1)

  /// The distance from this part's bottom edge to the card's, in points.
  var distanceToEnd: CGFloat {
    let distance = cardHeight - offset - rowHeight
    return distance < 0.2 ? 0 : distance
  }

  /// Returns a part's corners: those that it has anyway, with the radii of what's left of the card.
  func corners(_ own: CornerConfiguration) -> CornerConfiguration {
    guard let restCorners else { return own }
    var corners = own
    corners.topRadius = min(own.topRadius, restCorners.topRadius)
    corners.bottomRadius = restCorners.bottomRadius
    return corners
  }

  /// Returns the slice of a view that begins above a part of the card with some height, and ends
  /// below it.
  func extended(above: CGFloat, below: CGFloat, of height: CGFloat) -> RowSlice {
    guard above + below > 0, height > 0 else { return self }
    // A whole slice has no lengths in points.
    let scale = rowHeight / height
    var slice = self
    slice.offset -= above * scale
    slice.rowHeight += (above + below) * scale
    return slice
  }

  /// The start and end point of a gradient in the unit square, which a layer stretches to the row's
  /// size (Apple: CAGradientLayer.startPoint).
  func line(
    _ direction: CardGradient.Direction, isMirrored: Bool
  ) -> (start: CGPoint, end: CGPoint) {
    // A zero-height row needs one, from which it can grow.
    let height = max(rowHeight, 1)
    switch direction {
    case .vertical:
      return (
        CGPoint(x: 0.5, y: -offset / height), CGPoint(x: 0.5, y: (cardHeight - offset) / height)
      )
    case .horizontal:
      return (CGPoint(x: isMirrored ? 1 : 0, y: 0.5), CGPoint(x: isMirrored ? 0 : 1, y: 0.5))
    case .diagonal:
      // How fast the colors change along either side of the row, and so along the gradient's line.
      let card = max(cardHeight, .leastNonzeroMagnitude)
      let step = CGPoint(x: 0.5, y: height / (2 * card))
      let length = step.x * step.x + step.y * step.y
      func point(_ color: CGFloat) -> CGPoint {
        let x = color * step.x / length
        return CGPoint(x: isMirrored ? 1 - x : x, y: color * step.y / length)
      }
      let first = -offset / (2 * card)
      return (point(first), point(first + 1))
    }
  }
}
