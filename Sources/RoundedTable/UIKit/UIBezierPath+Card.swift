import UIKit

extension UIBezierPath {
  /// The line along a row's part of its card's edge, half its width inside.
  ///
  /// Every position has the same elements, so that one path can be animated into another: a joined edge is run through
  /// outside the row, where it is clipped.
  static func cardOutline(
    in rect: CGRect, _ radii: CardRadii, position: CapPosition, width: CGFloat
  ) -> UIBezierPath {
    let outside = width * 2
    let edge = rect.insetBy(dx: width / 2, dy: 0)
    let top = position.roundsTop ? rect.minY + width / 2 : rect.minY - outside
    let bottom = position.roundsBottom ? rect.maxY - width / 2 : rect.maxY + outside
    let frame = CGRect(x: edge.minX, y: top, width: edge.width, height: max(0, bottom - top))
    return card(in: frame, radii.inset(by: width / 2))
  }

  /// A closed path round a rectangle with round corners.
  static func card(in rect: CGRect, _ radii: CardRadii) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + radii.topLeft))
    path.addCorner(
      to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY),
      around: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - radii.topRight, y: rect.minY))
    path.addCorner(
      to: CGPoint(x: rect.maxX, y: rect.minY + radii.topRight),
      around: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radii.bottomRight))
    path.addCorner(
      to: CGPoint(x: rect.maxX - radii.bottomRight, y: rect.maxY),
      around: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + radii.bottomLeft, y: rect.maxY))
    path.addCorner(
      to: CGPoint(x: rect.minX, y: rect.maxY - radii.bottomLeft),
      around: CGPoint(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }

  /// A quarter of a circle from the current point, as a curve: a square corner is one of zero length.
  private func addCorner(to end: CGPoint, around corner: CGPoint) {
    let start = currentPoint
    let reach: CGFloat = 0.552_284_75
    addCurve(
      to: end,
      controlPoint1: CGPoint(
        x: start.x + (corner.x - start.x) * reach, y: start.y + (corner.y - start.y) * reach),
      controlPoint2: CGPoint(
        x: end.x + (corner.x - end.x) * reach, y: end.y + (corner.y - end.y) * reach))
  }
}
