import UIKit

/// Where a card is in its table, and which part of it is drawn.
///
/// A long card is drawn only as far as it is near the table's bounds: a layer cannot have any size.
struct SurfacePlace: Equatable {
  /// The card, from its first row to its last.
  var whole: CGRect
  /// Where the drawn part begins, nil if it begins with the card.
  var cutTop: CGFloat?
  /// Where the drawn part ends, nil if it ends with the card.
  var cutBottom: CGFloat?

  var drawn: CGRect {
    let (top, bottom) = (cutTop ?? whole.minY, cutBottom ?? whole.maxY)
    return CGRect(x: whole.minX, y: top, width: whole.width, height: max(0, bottom - top))
  }

  /// The ends of the drawn part that are the card's.
  var position: CapPosition {
    CapPosition(joinsPrevious: cutTop != nil, joinsNext: cutBottom != nil)
  }

  /// Cuts off what is far from the bounds, where it was cut before if that is still far enough.
  mutating func cut(to reach: SurfaceReach, like former: SurfacePlace?) {
    cutTop = reach.cut(whole.minY, before: reach.bounds.minY, like: former?.cutTop, towards: -1)
    cutBottom = reach.cut(
      whole.maxY, before: reach.bounds.maxY, like: former?.cutBottom, towards: 1)
  }
}

/// How far beyond a table's bounds surfaces are drawn: farther than the table prepares rows.
struct SurfaceReach {
  var bounds: CGRect

  var distance: CGFloat { max(bounds.height / 2, 256) }

  var rect: CGRect { bounds.insetBy(dx: 0, dy: -distance) }

  /// - Parameters:
  ///   - end: The card's end.
  ///   - edge: The edge of the bounds on that side.
  ///   - former: Where the card has been cut.
  ///   - side: -1 for the upper end, 1 for the lower one.
  /// - Returns: Where the card is cut, nil if its end is near.
  fileprivate func cut(
    _ end: CGFloat, before edge: CGFloat, like former: CGFloat?, towards side: CGFloat
  ) -> CGFloat? {
    func distance(_ y: CGFloat) -> CGFloat { (y - edge) * side }
    guard distance(end) > self.distance else { return nil }
    if let former, distance(end) > distance(former),
      (self.distance / 2...3 * self.distance).contains(distance(former))
    {
      return former
    }
    return (edge + side * self.distance).rounded()
  }

  /// The end of a card, or a point so far away that its motion is not seen.
  func limited(_ y: CGFloat) -> CGFloat {
    let far = 20 * distance
    return min(max(y, bounds.minY - far), bounds.maxY + far)
  }
}
