@_spi(Headless) import UIKit

/// The corners of a plain box with some radii, for comparison with a row's as it is drawn.
@MainActor struct DrawnCorners {
  private let size: CGSize
  /// How far the corners are cut off along the diagonal.
  private let top: CGFloat
  private let bottom: CGFloat

  private struct Corner: Hashable {
    var radius: CGFloat
    var height: CGFloat
  }
  private static var depths: [Corner: CGFloat] = [:]
  private static let tolerance: CGFloat = 0.4

  /// Takes radii as they are chosen: none has more than half of a row, or more than a row that is
  /// round at one end.
  init(_ size: CGSize, top: CGFloat, bottom: CGFloat) {
    self.size = size
    let isAtOneEnd = (top > 0) != (bottom > 0)
    let most = isAtOneEnd ? size.height : size.height / 2
    // Such a row is drawn like a part of a higher box.
    func depth(_ radius: CGFloat) -> CGFloat {
      let radius = min(radius, most)
      let height = isAtOneEnd ? max(size.height, 2 * radius) : size.height
      return Self.depth(radius, CGSize(width: size.width, height: height))
    }
    self.top = depth(top)
    self.bottom = depth(bottom)
  }

  /// Says how the corners of a drawn row differ.
  func difference(from drawing: HeadlessDrawing, at origin: CGPoint) -> String? {
    let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    let fill = drawing.color(at: middle)
    func isFilled(_ depth: CGFloat, _ isTop: Bool) -> Bool {
      let y = origin.y + (isTop ? depth : size.height - depth)
      return drawing.color(at: CGPoint(x: origin.x + depth, y: y)).isClose(to: fill)
    }
    for (name, depth, isTop) in [("top", top, true), ("bottom", bottom, false)] where depth > 0 {
      let tolerance = Self.tolerance
      guard !isFilled(depth - tolerance, isTop) else { return "its \(name) radius is too small" }
      guard isFilled(depth + tolerance, isTop) else { return "its \(name) radius is too large" }
    }
    return nil
  }

  private static func depth(_ radius: CGFloat, _ size: CGSize) -> CGFloat {
    guard radius > 0 else { return 0 }
    let corner = Corner(radius: radius, height: size.height)
    if let known = depths[corner] { return known }
    let box = UIView(frame: CGRect(origin: .zero, size: size))
    box.backgroundColor = .black
    box.layer.cornerRadius = radius
    box.layer.cornerCurve = .continuous
    let drawing = HeadlessDrawing(of: box)
    var (outside, inside) = (0.0, radius)
    while inside - outside > 0.01 {
      let middle = (inside + outside) / 2
      let isFilled = drawing.color(at: CGPoint(x: middle, y: middle)).alpha > 0.5
      if isFilled { inside = middle } else { outside = middle }
    }
    depths[corner] = inside
    return inside
  }
}
