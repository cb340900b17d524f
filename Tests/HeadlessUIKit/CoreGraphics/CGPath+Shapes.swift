import Foundation

extension CGPath {
  /// How far the control points of a quarter circle lie along its tangents, in radii.
  static let quarterCircle: CGFloat = 0.552_284_749_831

  static func elements(of rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func elements(ofEllipseIn rect: CGRect) -> [PathElement] {
    let size = CGSize(width: rect.width / 2, height: rect.height / 2)
    return elements(of: rect, rounding: .allCorners, by: size)
  }

  /// A rectangle with some corners rounded.
  ///
  /// The number of elements is always the same, so that two such paths can be animated into one
  /// another.
  static func elements(
    of rect: CGRect, rounding corners: UIRectCorner, by radii: CGSize
  ) -> [PathElement] {
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    let reach = 1 - quarterCircle
    func size(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: width, height: height) : .zero
    }
    let topLeft = size(.topLeft)
    let topRight = size(.topRight)
    let bottomRight = size(.bottomRight)
    let bottomLeft = size(.bottomLeft)
    return [
      .move(CGPoint(x: rect.minX + topLeft.width, y: rect.minY)),
      .line(CGPoint(x: rect.maxX - topRight.width, y: rect.minY)),
      .curve(
        CGPoint(x: rect.maxX, y: rect.minY + topRight.height),
        control1: CGPoint(x: rect.maxX - topRight.width * reach, y: rect.minY),
        control2: CGPoint(x: rect.maxX, y: rect.minY + topRight.height * reach)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height)),
      .curve(
        CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY),
        control1: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height * reach),
        control2: CGPoint(x: rect.maxX - bottomRight.width * reach, y: rect.maxY)),
      .line(CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY)),
      .curve(
        CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height),
        control1: CGPoint(x: rect.minX + bottomLeft.width * reach, y: rect.maxY),
        control2: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height * reach)),
      .line(CGPoint(x: rect.minX, y: rect.minY + topLeft.height)),
      .curve(
        CGPoint(x: rect.minX + topLeft.width, y: rect.minY),
        control1: CGPoint(x: rect.minX, y: rect.minY + topLeft.height * reach),
        control2: CGPoint(x: rect.minX + topLeft.width * reach, y: rect.minY)),
      .close,
    ]
  }
}
