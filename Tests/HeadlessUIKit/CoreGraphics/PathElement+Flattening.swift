import Foundation

extension [PathElement] {
  func applying(_ transform: CGAffineTransform?) -> [PathElement] {
    guard let transform, !transform.isIdentity else { return self }
    return map { element in element.map { $0.applying(transform) } }
  }

  /// The subpaths as polygons: curves in sixteen straight pieces each.
  func flattened() -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var points: [CGPoint] = []
    func close() {
      if !points.isEmpty { polygons.append(points) }
      points = []
    }
    for element in self {
      switch element {
      case .move(let point):
        close()
        points = [point]
      case .line(let point):
        points.append(point)
      case .quad(let end, let control):
        let start = points.last ?? control
        points += pieces { Self.quad(start, control, end, $0) }
      case .curve(let end, let control1, let control2):
        let start = points.last ?? control1
        points += pieces { Self.cubic(start, control1, control2, end, $0) }
      case .close:
        let start = points.first
        close()
        // What follows without a move goes on from where the closed subpath began.
        if let start { points = [start] }
      }
    }
    if points.count > 1 || polygons.isEmpty { close() }
    return polygons
  }

  private func pieces(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    var points: [CGPoint] = []
    points.reserveCapacity(16)
    var part = 1
    while part <= 16 {
      points.append(point(CGFloat(part) / 16))
      part += 1
    }
    return points
  }

  private static func quad(
    _ start: CGPoint, _ control: CGPoint, _ end: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    return CGPoint(
      x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
      y: u * u * start.y + 2 * u * t * control.y + t * t * end.y)
  }

  private static func cubic(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    let a = u * u * u
    let b = 3 * u * u * t
    let c = 3 * u * t * t
    let d = t * t * t
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }
}

extension [[CGPoint]] {
  /// Whether a point lies inside the polygons, each closed.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for polygon in self {
      guard var previous = polygon.last else { continue }
      for current in polygon {
        defer { previous = current }
        guard (previous.y <= point.y) != (current.y <= point.y) else { continue }
        let share = (point.y - previous.y) / (current.y - previous.y)
        guard previous.x + share * (current.x - previous.x) > point.x else { continue }
        crossings += 1
        winding += current.y > previous.y ? 1 : -1
      }
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}
