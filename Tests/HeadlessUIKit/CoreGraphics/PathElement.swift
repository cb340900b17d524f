import Foundation

/// A step of a path.
///
/// Its last point is where the path then stands.
enum PathElement: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  var end: CGPoint? { points.last }

  func map(_ transform: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let point):
      .move(transform(point))
    case .line(let point):
      .line(transform(point))
    case .quad(let point, let control):
      .quad(transform(point), control: transform(control))
    case .curve(let point, let control1, let control2):
      .curve(transform(point), control1: transform(control1), control2: transform(control2))
    case .close:
      .close
    }
  }
}
