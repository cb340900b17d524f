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

  /// An arc in pieces of a quarter turn at most, with angles rising or falling.
  static func elements(
    ofArcAround center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat,
    isRising: Bool, joining: Bool
  ) -> [PathElement] {
    let turn = 2 * CGFloat.pi
    var sweep = end - start
    if isRising {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    } else {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let reach = CGFloat(4.0 / 3 * tan(Double(step) / 4)) * radius
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(Double(angle))),
        y: center.y + radius * CGFloat(sin(Double(angle))))
    }
    func tangent(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: -CGFloat(sin(Double(angle))) * reach, y: CGFloat(cos(Double(angle))) * reach)
    }
    var result: [PathElement] = [joining ? .line(point(start)) : .move(point(start))]
    for piece in 0..<pieces {
      let from = start + step * CGFloat(piece)
      let to = from + step
      let first = point(from)
      let last = point(to)
      let leaving = tangent(from)
      let arriving = tangent(to)
      result.append(
        .curve(
          last, control1: CGPoint(x: first.x + leaving.x, y: first.y + leaving.y),
          control2: CGPoint(x: last.x - arriving.x, y: last.y - arriving.y)))
    }
    return result
  }
}
