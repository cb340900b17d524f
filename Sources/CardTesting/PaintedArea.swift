import UIKit

/// A place in a row that a layer paints, or that it leaves to the layers in it.
struct PaintedArea {
  /// From the row's space to the layer's.
  var fromRow: CGAffineTransform
  var box: CGRect
  var radii: CornerRadii
  /// What is painted instead of the box.
  private var path: CGPath?
  private var rule = CGPathFillRule.winding

  init(fromRow: CGAffineTransform, box: CGRect, radii: CornerRadii) {
    self.fromRow = fromRow
    self.box = box
    self.radii = radii
  }

  var boxInRow: CGRect { (path?.boundingBox ?? box).applying(fromRow.inverted()) }

  var squared: PaintedArea {
    PaintedArea(fromRow: fromRow, box: box, radii: CornerRadii { _ in 0 })
  }

  func inset(by width: CGFloat) -> PaintedArea {
    PaintedArea(
      fromRow: fromRow, box: box.insetBy(dx: width, dy: width),
      radii: CornerRadii { max(0, radii[$0] - width) })
  }

  func filling(_ path: CGPath, _ rule: CAShapeLayerFillRule) -> PaintedArea {
    var area = self
    area.path = path
    area.rule = rule == .evenOdd ? .evenOdd : .winding
    return area
  }

  func contains(_ place: CGPoint) -> Bool {
    let point = place.applying(fromRow)
    if let path { return path.contains(point, using: rule) }
    guard box.contains(point) else { return false }
    let isTop = point.y < box.midY
    let corner: UIRectCorner =
      point.x < box.midX ? (isTop ? .topLeft : .bottomLeft) : (isTop ? .topRight : .bottomRight)
    let radius = min(radii[corner], min(box.width, box.height) / 2)
    let across = radius - min(point.x - box.minX, box.maxX - point.x)
    let down = radius - min(point.y - box.minY, box.maxY - point.y)
    return across <= 0 || down <= 0 || across * across + down * down <= radius * radius
  }
}
