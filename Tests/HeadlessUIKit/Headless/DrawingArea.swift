import Foundation

/// What lies inside an outline, asked for one point after another.
final class DrawingArea {
  private let outline: DrawingOutline
  private let isRounded: Bool
  /// The curve that is drawn, in straight pieces.
  private lazy var polygons = outline.elements.flattened()

  init(_ outline: DrawingOutline) {
    self.outline = outline
    isRounded = outline.isRounded
  }

  /// Exact for circular corners, along the drawn curve for continuous ones.
  ///
  /// The edges at the right and at the bottom are outside, so that neighbors never share a point.
  func contains(_ point: CGPoint) -> Bool {
    let rect = outline.rect
    guard point.x >= rect.minX, point.x < rect.maxX, point.y >= rect.minY, point.y < rect.maxY
    else { return false }
    guard isRounded else { return true }
    if outline.isContinuous {
      guard isNearCorner(point) else { return true }
      return polygons.contains(point, evenOdd: false)
    }
    let isLeft = point.x < rect.midX
    let isTop = point.y < rect.midY
    let radius =
      isTop
      ? (isLeft ? outline.topLeft : outline.topRight)
      : (isLeft ? outline.bottomLeft : outline.bottomRight)
    let dx = isLeft ? rect.minX + radius - point.x : point.x - (rect.maxX - radius)
    let dy = isTop ? rect.minY + radius - point.y : point.y - (rect.maxY - radius)
    guard dx > 0, dy > 0 else { return true }
    return dx * dx + dy * dy <= radius * radius
  }

  /// Whether a point inside the box lies where a continuous corner may cut something off.
  private func isNearCorner(_ point: CGPoint) -> Bool {
    let rect = outline.rect
    let reach =
      max(outline.topLeft, outline.topRight, outline.bottomLeft, outline.bottomRight)
      * CALayer.cornerCurveExpansionFactor(.continuous)
    return min(point.x - rect.minX, rect.maxX - point.x) < reach
      && min(point.y - rect.minY, rect.maxY - point.y) < reach
  }
}
