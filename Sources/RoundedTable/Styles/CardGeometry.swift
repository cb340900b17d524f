import UIKit

extension UIView {
  /// The rectangle of a cell's part of its card, in a view that covers the cell.
  func cardRect(for card: Card) -> CGRect { cardRect(for: card, in: bounds) }

  /// The rectangle of a part of a card, in a view of which an area is as wide as a row.
  func cardRect(for card: Card, in area: CGRect) -> CGRect {
    // The cell's margins wouldn't do, because the cell may have set them itself.
    let safe = safeSides
    let inset = card.metrics.inset
    let pixel = pixel
    // Whole pixels, because a blurred edge would show where two rows meet.
    let left = max(0, ((safe.left + inset) / pixel).rounded() * pixel)
    let right = max(0, ((safe.right + inset) / pixel).rounded() * pixel)
    let gaps = gaps(around: card)
    return CGRect(
      x: area.minX + left, y: area.minY + min(gaps.top, area.height),
      width: max(0, area.width - left - right),
      height: max(0, area.height - gaps.top - gaps.bottom))
  }

  /// The outline of a card in a rectangle of this view.
  func cardPath(_ corners: CornerConfiguration, in rect: CGRect) -> UIBezierPath {
    .card(in: rect, corners, isMirrored: isMirrored)
  }

  /// The center line of the outline along this view's part of a card.
  ///
  /// This view is as large as the part. The path has the same elements at every position, so it can
  /// be animated. An edge that joins another row runs outside the row, where it's clipped.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - width: The width of the line.
  ///   - ownCorners: The corners of what's left of the card, if this view ends with that; nil for
  ///     the card's.
  /// - Returns: The path.
  func cardOutline(
    of card: Card, width: CGFloat, corners ownCorners: CornerConfiguration? = nil
  ) -> UIBezierPath {
    let outside = width * 2
    let piece = card.piece
    let endsBelow = piece.roundsBottom || ownCorners != nil
    let edge = bounds.insetBy(dx: width / 2, dy: 0)
    let top = piece.roundsTop ? bounds.minY + width / 2 : bounds.minY - outside
    let bottom = endsBelow ? bounds.maxY - width / 2 : bounds.maxY + outside
    let frame = CGRect(x: edge.minX, y: top, width: edge.width, height: max(0, bottom - top))
    return .card(
      in: frame, ownCorners ?? card.corners, of: bounds.size, isMirrored: isMirrored,
      inside: width / 2)
  }

  /// The gaps that a card leaves above and below itself in its row, in whole pixels.
  ///
  /// If there is an odd number of pixels between two rows, the lower row has the greater half.
  func gaps(around card: Card) -> (top: CGFloat, bottom: CGFloat) {
    let style = card.resolved.style
    guard style.rowSpacing > 0 || style.cardSpacing > 0 else { return (0, 0) }
    let above = pixels(card.topSpacing)
    let below = pixels(card.bottomSpacing)
    return ((above / 2).rounded(.up) * pixel, (below / 2).rounded(.down) * pixel)
  }

  /// The gap between two rows that each have half of it.
  func gap(_ spacing: Double) -> CGFloat { pixels(spacing) * pixel }

  private func pixels(_ spacing: Double) -> CGFloat {
    spacing > 0 ? max(1, (2 * spacing / pixel).rounded()) : 0
  }

  /// The width of a card's outline as drawn.
  ///
  /// It's in whole pixels, so that its inner edge is sharp, and doubled under Increase Contrast.
  func drawnWidth(of outline: CardOutline?) -> CGFloat {
    guard let outline, outline.width > 0 else { return 0 }
    let width = outline.width * (traitCollection.accessibilityContrast == .high ? 2 : 1)
    return max(pixel, (width / pixel).rounded() * pixel)
  }

  /// The size of a device pixel, in points.
  ///
  /// Outside a window, where the display scale is 0, it's one point.
  var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }
}

extension UIBezierPath {
  /// A closed path along a frame that lies inside the edge of a card.
  ///
  /// The size is the card's, and decides how its corners are shortened. By default, the frame is
  /// the edge. Inside a corner, the same curve with a smaller radius is equally far from the edge
  /// everywhere. It's accurate to 0.01 of the radius while the distance is less than two thirds of
  /// that.
  static func card(
    in frame: CGRect, _ corners: CornerConfiguration, of size: CGSize? = nil, isMirrored: Bool,
    inside distance: CGFloat = 0
  ) -> UIBezierPath {
    let size = size ?? frame.size
    let fitted = corners.fitted(width: size.width, height: size.height)
    // A part that's round at one end is drawn as high as that takes.
    let height = max(size.height, fitted.heightOfRoundEnd)
    let mask = corners.corners.mask(isMirrored: isMirrored)
    // Clockwise. Each corner is the previous one turned by 90 degrees.
    let turns: [(tip: CGPoint, corner: CACornerMask, Double, cosine: CGFloat, sine: CGFloat)] = [
      (CGPoint(x: frame.minX, y: frame.minY), .layerMinXMinYCorner, fitted.topRadius, 1, 0),
      (CGPoint(x: frame.maxX, y: frame.minY), .layerMaxXMinYCorner, fitted.topRadius, 0, 1),
      (CGPoint(x: frame.maxX, y: frame.maxY), .layerMaxXMaxYCorner, fitted.bottomRadius, -1, 0),
      (CGPoint(x: frame.minX, y: frame.maxY), .layerMinXMaxYCorner, fitted.bottomRadius, 0, -1),
    ]
    let path = UIBezierPath()
    for (tip, corner, limit, cosine, sine) in turns {
      let radius: CGFloat = mask.contains(corner) ? limit : 0
      let edges = sine == 0 ? (size.width, height) : (height, size.width)
      let unit = max(radius, .leastNormalMagnitude)
      let drawn = max(0, radius - distance)
      let place = CGAffineTransform(
        a: cosine * drawn, b: sine * drawn, c: -sine * drawn, d: cosine * drawn, tx: tip.x,
        ty: tip.y)
      let points = fitted.curve.corner(between: edges.0 / unit, and: edges.1 / unit)
        .map { $0.applying(place) }
      // The curves of a square corner have no length.
      if path.isEmpty { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
      for index in stride(from: 1, to: points.count, by: 3) {
        path.addCurve(
          to: points[index + 2], controlPoint1: points[index], controlPoint2: points[index + 1])
      }
    }
    path.close()
    return path
  }
}

extension CardCorners {
  /// The corners by left and right, as layers name them.
  func mask(isMirrored: Bool) -> CACornerMask {
    let sides: (leading: CACornerMask, trailing: CACornerMask) =
      isMirrored ? (.right, .left) : (.left, .right)
    var mask: CACornerMask = []
    if contains(.topLeading) { mask.formUnion(sides.leading.intersection(.top)) }
    if contains(.topTrailing) { mask.formUnion(sides.trailing.intersection(.top)) }
    if contains(.bottomLeading) { mask.formUnion(sides.leading.intersection(.bottom)) }
    if contains(.bottomTrailing) { mask.formUnion(sides.trailing.intersection(.bottom)) }
    return mask
  }
}

extension CACornerMask {
  static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  static let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
  static let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
}

extension CornerConfiguration {
  /// The least height of a layer that draws these corners, because a layer limits its radius to
  /// half its height.
  var heightOfRoundEnd: CGFloat {
    2 * max(roundsTop ? topRadius : 0, roundsBottom ? bottomRadius : 0)
  }
}

extension CornerCurve {
  /// A corner as three cubic curves: the start of the first one, then two control points and the
  /// end of each.
  ///
  /// The points are distances from the corner in units of the radius. The curve runs up the
  /// vertical edge and leaves along the horizontal one.
  ///
  /// - Parameters:
  ///   - width: The length of the horizontal edge, in units of the radius.
  ///   - height: The length of the vertical edge, likewise.
  /// - Returns: Ten points.
  func corner(between width: CGFloat, and height: CGFloat) -> [CGPoint] {
    half(along: height).map { CGPoint(x: $0.beside, y: $0.along) }
      + half(along: width).reversed().map { CGPoint(x: $0.along, y: $0.beside) }
  }

  /// The first half of a corner, by the distances along the edge it leaves and away from that edge.
  ///
  /// The second half is its mirror image.
  ///
  /// Apple doesn't document the continuous curve. This one was measured in pictures of
  /// inset-grouped tables on iOS 16, 18 and 26, and fits them within 0.08 points. An edge that's
  /// too short for the curve shortens it along that edge only, down to the radius, and the middle
  /// of the corner stays as it is. This shortening isn't measured; an arc is less than 0.02 of the
  /// radius away.
  ///
  /// The circular curve is a quarter of a circle, in as many parts, so that it can be animated into
  /// the continuous one.
  private func half(along edge: CGFloat) -> [(along: CGFloat, beside: CGFloat)] {
    guard self == .continuous else {
      return [
        (1, 0), (0.824_463_34, 0), (0.652_019_21, 0.046_206_26), (0.5, 0.133_974_6),
        (0.347_980_79, 0.221_742_93),
      ]
    }
    let handle: CGFloat = 0.868_406_94
    let start = min(1.528_664_98, max(1, edge / 2))
    return [
      (start, 0), (handle + (start - handle) / 3, 0), (handle, 0), (0.631_493_79, 0.074_911_39),
      (0.372_823_83, 0.169_059_56),
    ]
  }
}
