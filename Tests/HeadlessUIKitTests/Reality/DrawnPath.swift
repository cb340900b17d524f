import Foundation
@_spi(Headless) import UIKit

/// The outline of a layer with round corners as it is drawn, read from the picture's text.
@MainActor struct DrawnPath {
  private var points: [CGPoint] = []
  /// Where curves begin and end.
  private var joints: [CGPoint] = []

  init(of size: CGSize, radius: CGFloat, curve: CALayerCornerCurve) {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    let view = UIView(frame: root.bounds)
    root.addSubview(view)
    view.backgroundColor = .black
    view.layer.cornerRadius = radius
    view.layer.cornerCurve = curve
    let svg = HeadlessDrawing(of: root).svg(title: "")
    guard let path = svg.firstMatch(of: /<path d="([^"]+c[^"]+)"/)?.1 else { return }
    for step in path.matches(of: /([MLcAZ])([^MLcAZ]*)/) {
      let numbers = step.2.matches(of: /-?[0-9.]+/).compactMap { Double($0.0) }
      let ends = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch step.1 {
      case "M", "L": points += ends
      case "c":
        for index in stride(from: 0, to: ends.count, by: 3) { addCurve(ends[index..<index + 3]) }
      // An arc's radii and flags come first.
      case "A": points += ends.suffix(1)
      default: break
      }
    }
  }

  /// A curve whose places count from where it begins.
  private mutating func addCurve(_ places: ArraySlice<CGPoint>) {
    guard let start = points.last else { return }
    let ends = places.map { CGPoint(x: start.x + $0.x, y: start.y + $0.y) }
    joints += [start, ends[2]]
    for step in 1...50 {
      let t = CGFloat(step) / 50
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t)
      points.append(
        CGPoint(
          x: a * start.x + b * ends[0].x + c * ends[1].x + d * ends[2].x,
          y: a * start.y + b * ends[0].y + c * ends[1].y + d * ends[2].y))
    }
  }

  /// How far the corner at the top left reaches along the upper edge and along the left one.
  var reach: CGPoint {
    CGPoint(
      x: joints.filter { $0.y < 0.001 }.map(\.x).min() ?? .nan,
      y: joints.filter { $0.x < 0.001 }.map(\.y).min() ?? .nan)
  }

  /// How far a point is from the outline.
  func distance(from point: CGPoint) -> CGFloat {
    zip(points, points.dropFirst()).map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let along = length == 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
      let t = min(1, max(0, along))
      return hypot(start.x + dx * t - point.x, start.y + dy * t - point.y)
    }.min() ?? .infinity
  }
}
