import Foundation

/// A layer's box with its corners: what its background fills, its border follows and, where it
/// masks, its sublayers are clipped to.
struct DrawingOutline: Equatable {
  var rect: CGRect
  var topLeft: CGFloat = 0
  var topRight: CGFloat = 0
  var bottomLeft: CGFloat = 0
  var bottomRight: CGFloat = 0
  var isContinuous = false

  init(rect: CGRect) {
    self.rect = rect
  }

  init(rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve) {
    self.rect = rect
    let radius = min(max(0, radius), min(rect.width, rect.height) / 2)
    if corners.contains(.layerMinXMinYCorner) { topLeft = radius }
    if corners.contains(.layerMaxXMinYCorner) { topRight = radius }
    if corners.contains(.layerMinXMaxYCorner) { bottomLeft = radius }
    if corners.contains(.layerMaxXMaxYCorner) { bottomRight = radius }
    isContinuous = curve == .continuous
  }

  var isRounded: Bool { topLeft > 0 || topRight > 0 || bottomLeft > 0 || bottomRight > 0 }

  func inset(by width: CGFloat) -> DrawingOutline {
    var inner = self
    inner.rect = rect.insetBy(dx: min(width, rect.width / 2), dy: min(width, rect.height / 2))
    inner.topLeft = max(0, topLeft - width)
    inner.topRight = max(0, topRight - width)
    inner.bottomLeft = max(0, bottomLeft - width)
    inner.bottomRight = max(0, bottomRight - width)
    return inner
  }

  /// Exact for circular corners, along the drawn curve for continuous ones.
  ///
  /// The edges at the right and at the bottom are outside, so that neighbours never share a point.
  func contains(_ point: CGPoint) -> Bool {
    guard point.x >= rect.minX, point.x < rect.maxX, point.y >= rect.minY, point.y < rect.maxY
    else { return false }
    guard isRounded else { return true }
    if isContinuous {
      guard isNearCorner(point) else { return true }
      return elements.flattened().contains(point, evenOdd: false)
    }
    let isLeft = point.x < rect.midX
    let isTop = point.y < rect.midY
    let radius = isTop ? (isLeft ? topLeft : topRight) : (isLeft ? bottomLeft : bottomRight)
    let dx = isLeft ? rect.minX + radius - point.x : point.x - (rect.maxX - radius)
    let dy = isTop ? rect.minY + radius - point.y : point.y - (rect.maxY - radius)
    guard dx > 0, dy > 0 else { return true }
    return dx * dx + dy * dy <= radius * radius
  }

  /// Whether a point inside the box lies where a continuous corner may cut something off.
  private func isNearCorner(_ point: CGPoint) -> Bool {
    let reach =
      max(topLeft, topRight, bottomLeft, bottomRight)
      * CALayer.cornerCurveExpansionFactor(.continuous)
    return min(point.x - rect.minX, rect.maxX - point.x) < reach
      && min(point.y - rect.minY, rect.maxY - point.y) < reach
  }

  // MARK: The curve

  /// How far a corner reaches along an edge: more than its radius where the curve is continuous and
  /// the edge has the room.
  private func reach(_ radius: CGFloat, beside other: CGFloat, along side: CGFloat) -> CGFloat {
    guard isContinuous, radius > 0 else { return radius }
    let room = other > 0 ? side / 2 : side
    let wanted = radius * CALayer.cornerCurveExpansionFactor(.continuous)
    return max(radius, min(wanted, room))
  }

  /// How far the control point stays from the corner, so that the middle of the curve lies where a
  /// circle's does: (3c + e) / 8 = r · (1 - 1/√2).
  ///
  /// For e = r it is the usual quarter circle.
  private func control(_ radius: CGFloat, reach: CGFloat) -> CGFloat {
    max(0, (8 * radius * (1 - CGFloat(0.5).squareRoot()) - reach) / 3)
  }

  /// One corner, walked clockwise.
  struct Corner {
    var tip: CGPoint
    var entry: CGPoint
    var exit: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var radius: CGFloat
  }

  var corners: [Corner] {
    let (w, h) = (rect.width, rect.height)
    return [
      corner(
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), topRight,
        reach(topRight, beside: topLeft, along: w), reach(topRight, beside: bottomRight, along: h)),
      corner(
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0),
        bottomRight, reach(bottomRight, beside: topRight, along: h),
        reach(bottomRight, beside: bottomLeft, along: w)),
      corner(
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1), bottomLeft,
        reach(bottomLeft, beside: bottomRight, along: w),
        reach(bottomLeft, beside: topLeft, along: h)),
      corner(
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), topLeft,
        reach(topLeft, beside: bottomLeft, along: h), reach(topLeft, beside: topRight, along: w)),
    ]
  }

  private func corner(
    _ tip: CGPoint, _ back: CGPoint, _ ahead: CGPoint, _ radius: CGFloat, _ entryReach: CGFloat,
    _ exitReach: CGFloat
  ) -> Corner {
    func along(_ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: tip.x + direction.x * distance, y: tip.y + direction.y * distance)
    }
    return Corner(
      tip: tip, entry: along(back, entryReach), exit: along(ahead, exitReach),
      control1: along(back, control(radius, reach: entryReach)),
      control2: along(ahead, control(radius, reach: exitReach)), radius: radius)
  }

  var elements: [PathElement] {
    guard isRounded else { return CGPath.elements(of: rect) }
    var result: [PathElement] = []
    for corner in corners {
      result.append(result.isEmpty ? .move(corner.entry) : .line(corner.entry))
      guard corner.radius > 0 else { continue }
      result.append(
        .curve(corner.exit, control1: corner.control1, control2: corner.control2))
    }
    result.append(.close)
    return result
  }
}
