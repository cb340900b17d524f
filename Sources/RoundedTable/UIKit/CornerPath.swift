import UIKit

extension UIBezierPath {
  /// The line along a row's part of the card's edge, half its width inside the edge.
  ///
  /// The path has the same elements at every position, so it can be animated. A joined edge runs outside the row, where it is
  /// clipped.
  static func cardOutline(
    in rect: CGRect, _ radii: CardRadii, position: CapPosition, width: CGFloat
  ) -> UIBezierPath {
    let outside = width * 2
    let edge = rect.insetBy(dx: width / 2, dy: 0)
    let top = position.roundsTop ? rect.minY + width / 2 : rect.minY - outside
    let bottom = position.roundsBottom ? rect.maxY - width / 2 : rect.maxY + outside
    let frame = CGRect(x: edge.minX, y: top, width: edge.width, height: max(0, bottom - top))
    return card(in: frame, radii, of: rect.size, inside: width / 2)
  }

  /// A closed path round a rectangle with round corners.
  static func card(in rect: CGRect, _ radii: CardRadii) -> UIBezierPath {
    card(in: rect, radii, of: rect.size, inside: 0)
  }

  /// A path along a frame that lies inside the edge of a card, whose size decides how its corners are shortened.
  ///
  /// Inside a corner the same curve with a smaller radius is as far from the edge everywhere, to 0.01 of the radius while the distance is
  /// less than two thirds of that.
  private static func card(
    in frame: CGRect, _ radii: CardRadii, of size: CGSize, inside distance: CGFloat
  ) -> UIBezierPath {
    let (left, right) = (CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0))
    let (up, down) = (CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1))
    let corners = [
      Corner(
        tip: CGPoint(x: frame.minX, y: frame.minY), radius: radii.topLeft, along: down,
        beside: right),
      Corner(
        tip: CGPoint(x: frame.maxX, y: frame.minY), radius: radii.topRight, along: left,
        beside: down),
      Corner(
        tip: CGPoint(x: frame.maxX, y: frame.maxY), radius: radii.bottomRight, along: up,
        beside: left),
      Corner(
        tip: CGPoint(x: frame.minX, y: frame.maxY), radius: radii.bottomLeft, along: right,
        beside: up),
    ]
    let path = UIBezierPath()
    for corner in corners {
      path.add(corner.points(radii.curve, of: size, inside: distance))
    }
    path.close()
    return path
  }

  /// Three curves, after a line from where the path stands: a square corner has curves without a length.
  private func add(_ points: [CGPoint]) {
    if isEmpty { move(to: points[0]) } else { addLine(to: points[0]) }
    for index in stride(from: 1, to: points.count, by: 3) {
      addCurve(
        to: points[index + 2], controlPoint1: points[index], controlPoint2: points[index + 1])
    }
  }

  /// A corner that a path goes round: in along one edge, out along the other.
  private struct Corner {
    var tip: CGPoint
    var radius: CGFloat
    /// From the corner along the edge on which the path comes.
    var along: CGPoint
    /// From the corner along the edge on which it goes on.
    var beside: CGPoint

    func points(_ curve: CornerCurve, of size: CGSize, inside distance: CGFloat) -> [CGPoint] {
      func length(_ edge: CGPoint) -> CGFloat {
        (edge.x == 0 ? size.height : size.width) / max(radius, .leastNormalMagnitude)
      }
      let drawn = max(0, radius - distance)
      return curve.places(alongEdge: length(along), beside: length(beside)).map { place in
        let x = along.x * place.along + beside.x * place.beside
        let y = along.y * place.along + beside.y * place.beside
        return CGPoint(x: tip.x + x * drawn, y: tip.y + y * drawn)
      }
    }
  }
}

/// The radii of a card's four corners as drawn, by left and right instead of leading and trailing, and their curve.
struct CardRadii: Hashable {
  var topLeft: CGFloat
  var topRight: CGFloat
  var bottomLeft: CGFloat
  var bottomRight: CGFloat
  var curve: CornerCurve

  /// Fits corners into a size, and converts them to left and right; the leading side is the right one if mirrored.
  init(_ corners: CornerConfiguration, in size: CGSize, isMirrored: Bool) {
    let corners = corners.fitted(width: size.width, height: size.height)
    let mask = corners.corners.mask(isMirrored: isMirrored)
    func radius(_ corner: CACornerMask, _ radius: Double) -> CGFloat {
      mask.contains(corner) ? radius : 0
    }
    curve = corners.curve
    topLeft = radius(.layerMinXMinYCorner, corners.topRadius)
    topRight = radius(.layerMaxXMinYCorner, corners.topRadius)
    bottomLeft = radius(.layerMinXMaxYCorner, corners.bottomRadius)
    bottomRight = radius(.layerMaxXMaxYCorner, corners.bottomRadius)
  }
}

extension CardCorners {
  /// The corners by left and right, as layers name them.
  func mask(isMirrored: Bool) -> CACornerMask {
    let corners: [(CardCorners, CACornerMask)] = [
      (isMirrored ? .topTrailing : .topLeading, .layerMinXMinYCorner),
      (isMirrored ? .topLeading : .topTrailing, .layerMaxXMinYCorner),
      (isMirrored ? .bottomTrailing : .bottomLeading, .layerMinXMaxYCorner),
      (isMirrored ? .bottomLeading : .bottomTrailing, .layerMaxXMaxYCorner),
    ]
    return corners.reduce(into: []) { mask, corner in
      if contains(corner.0) { mask.insert(corner.1) }
    }
  }
}

extension CACornerMask {
  static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  static let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
  static let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
}

extension CornerCurve {
  /// A point near a corner, in units of the radius: how far it is from the corner along the edge that the curve leaves, and along the
  /// one that it meets.
  typealias Place = (along: CGFloat, beside: CGFloat)

  /// How far a corner reaches along its edges, in units of the radius.
  private var reach: CGFloat { self == .continuous ? 1.528_664_98 : 1 }

  /// A corner as three cubic curves: where they begin, and of each two control points and the end.
  ///
  /// Apple does not document the continuous curve. This one was measured on pictures of inset-grouped tables on iOS 16, 18 and
  /// 26, which it fits within 0.08 points. An edge that is too short for it shortens it along that edge alone, down to the
  /// radius: the middle of the corner stays as it is. That is not measured, and an arc is less than 0.02 of the radius away.
  ///
  /// - Parameters:
  ///   - along: The length of the edge that the curve leaves, in units of the radius.
  ///   - beside: The length of the edge that it meets, likewise.
  /// - Returns: Ten places.
  func places(alongEdge along: CGFloat, beside: CGFloat) -> [Place] {
    guard self == .continuous else { return Self.arc }
    func shortened(_ edge: CGFloat) -> CGFloat { min(reach, max(1, edge / 2)) }
    let (start, end) = (shortened(along), shortened(beside))
    let handle: CGFloat = 0.868_406_94
    return [
      (start, 0), (handle + (start - handle) / 3, 0), (handle, 0), (0.631_493_79, 0.074_911_39),
      (0.372_823_83, 0.169_059_56), (0.169_059_56, 0.372_823_83), (0.074_911_39, 0.631_493_79),
      (0, handle), (0, handle + (end - handle) / 3), (0, end),
    ]
  }

  /// A quarter of a circle in three parts, so that it has as many elements as the continuous curve and can be animated into it.
  private static let arc: [Place] = {
    let step = CGFloat.pi / 6
    let handle = 4.0 / 3 * tan(step / 4)
    func place(_ angle: CGFloat, ahead distance: CGFloat = 0) -> Place {
      (
        1 - sin(angle) - cos(angle) * distance, 1 - cos(angle) + sin(angle) * distance
      )
    }
    return [place(0)]
      + (0..<3).flatMap { part in
        let (start, end) = (CGFloat(part) * step, CGFloat(part + 1) * step)
        return [place(start, ahead: handle), place(end, ahead: -handle), place(end)]
      }
  }()
}
