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

  // MARK: The curve

  /// How far a corner reaches along an edge: more than its radius where the curve is continuous and
  /// the edge has the room.
  private func reach(_ radius: CGFloat, along side: CGFloat) -> CGFloat {
    guard isContinuous else { return radius }
    return max(radius, min(radius * ContinuousCorner.reach, side / 2))
  }

  /// One corner, walked clockwise.
  struct Corner {
    var entry: CGPoint
    var exit: CGPoint
    var radius: CGFloat
    /// Curves from the entry to the exit.
    var curves: [PathElement]
  }

  var corners: [Corner] {
    let (w, h) = (rect.width, rect.height)
    let (left, right) = (CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0))
    let (up, down) = (CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1))
    return [
      corner(CGPoint(x: rect.maxX, y: rect.minY), (left, w), (down, h), topRight),
      corner(CGPoint(x: rect.maxX, y: rect.maxY), (up, h), (left, w), bottomRight),
      corner(CGPoint(x: rect.minX, y: rect.maxY), (right, w), (up, h), bottomLeft),
      corner(CGPoint(x: rect.minX, y: rect.minY), (down, h), (right, w), topLeft),
    ]
  }

  /// A direction away from a corner, and how long the edge is that runs there.
  private typealias Edge = (direction: CGPoint, length: CGFloat)

  private func corner(
    _ tip: CGPoint, _ back: Edge, _ ahead: Edge, _ radius: CGFloat
  ) -> Corner {
    func place(_ place: ContinuousCorner.Place) -> CGPoint {
      CGPoint(
        x: tip.x + (back.direction.x * place.along + ahead.direction.x * place.beside) * radius,
        y: tip.y + (back.direction.y * place.along + ahead.direction.y * place.beside) * radius)
    }
    let places = places(radius, along: back.length, beside: ahead.length).map(place)
    let curves = stride(from: 1, to: places.count, by: 3).map {
      PathElement.curve(places[$0 + 2], control1: places[$0], control2: places[$0 + 1])
    }
    return Corner(
      entry: places[0], exit: places[places.count - 1], radius: radius, curves: curves)
  }

  private func places(
    _ radius: CGFloat, along: CGFloat, beside: CGFloat
  ) -> [ContinuousCorner.Place] {
    let handle: CGFloat = 1 - 0.552_284_75
    let arc: [ContinuousCorner.Place] = [(1, 0), (handle, 0), (0, handle), (0, 1)]
    guard isContinuous, radius > 0 else { return arc }
    let reaches = (reach(radius, along: along) / radius, reach(radius, along: beside) / radius)
    let isShort = min(reaches.0, reaches.1) < ContinuousCorner.reach
    if isShort, HeadlessVariations.shortCorners.answer == .isArc { return arc }
    return ContinuousCorner(reachAlong: reaches.0, reachBeside: reaches.1).places
  }

  var elements: [PathElement] {
    guard isRounded else { return CGPath.elements(of: rect) }
    var result: [PathElement] = []
    for corner in corners {
      result.append(result.isEmpty ? .move(corner.entry) : .line(corner.entry))
      if corner.radius > 0 { result += corner.curves }
    }
    result.append(.close)
    return result
  }
}
