public import Foundation

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point), transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quad(end, control: control), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.curve(end, control1: control1, control2: control2), transform)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.elements(of: rect), transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.elements(ofEllipseIn: rect), transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  public func closeSubpath() {
    append(.close)
  }
}
