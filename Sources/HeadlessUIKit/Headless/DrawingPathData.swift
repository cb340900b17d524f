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
    guard outline.isRounded, !outline.isContinuous else { return text(outline.elements) }
    var result = ""
    for corner in outline.corners {
      result += (result.isEmpty ? "M" : "L") + number(corner.entry)
      guard corner.radius > 0 else { continue }
      let radius = DrawingNumber.text(corner.radius)
      result += "A\(radius) \(radius) 0 0 1 \(number(corner.exit))"
    }
    return result + "Z"
  }

  private static func number(_ point: CGPoint) -> String { DrawingNumber.pair(point) }
}
