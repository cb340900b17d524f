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
