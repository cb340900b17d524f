import Foundation

/// The `d` attribute of SVG paths.
enum DrawingPathData {
  static func text(_ elements: [PathElement]) -> String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(number(point))"
      case .line(let point): "L\(number(point))"
      case .quad(let point, let control): "Q\(number(control)) \(number(point))"
      case .curve(let point, let first, let second):
        "C\(number(first)) \(number(second)) \(number(point))"
      case .close: "Z"
      }
    }.joined()
  }

  /// Arcs for circular corners, curves for continuous ones.
  static func text(_ outline: DrawingOutline) -> String {
    guard outline.isRounded else { return text(outline.elements) }
    return text(outline.corners, isContinuous: outline.isContinuous)
  }

  static func text(_ corners: [DrawingOutline.Corner], isContinuous: Bool) -> String {
    var result = ""
    for corner in corners {
      result += (result.isEmpty ? "M" : "L") + number(corner.entry)
      guard corner.radius > 0 else { continue }
      if isContinuous {
        result += relativeText(corner.curves, from: corner.entry)
      } else {
        let radius = DrawingNumber.text(corner.radius)
        result += "A\(radius) \(radius) 0 0 1 \(number(corner.exit))"
      }
    }
    return result + "Z"
  }

  /// Curves by hundredths of a point from where they stand, which takes half the letters: a card
  /// has a dozen of them.
  private static func relativeText(_ curves: [PathElement], from start: CGPoint) -> String {
    func hundredths(_ length: CGFloat) -> Int { Int((length * 100).rounded()) }
    // What has been written, not what was meant: nothing adds up.
    var (x, y) = (hundredths(start.x), hundredths(start.y))
    var result = ""
    for curve in curves {
      let points = curve.points.map { (x: hundredths($0.x), y: hundredths($0.y)) }
      for number in points.flatMap({ [$0.x - x, $0.y - y] }) {
        let text = DrawingNumber.text(CGFloat(number) / 100)
        result += (result.isEmpty ? "c" : text.hasPrefix("-") ? "" : " ") + text
      }
      if let end = points.last { (x, y) = end }
    }
    return result
  }

  private static func number(_ point: CGPoint) -> String { DrawingNumber.pair(point) }
}
