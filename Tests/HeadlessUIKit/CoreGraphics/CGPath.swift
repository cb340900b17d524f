public import Foundation

public class CGPath {
  fileprivate(set) var elements: [PathElement]

  init(elements: [PathElement]) {
    self.elements = elements
  }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = Self.elements(of: rect).applying(transform?.pointee)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = Self.elements(ofEllipseIn: rect).applying(transform?.pointee)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The box around all points, control points too.
  public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  /// The box around the curve itself.
  public var boundingBoxOfPath: CGRect {
    CGRect(enclosing: elements.flattened().flatMap(\.self))
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let elements = transform.isIdentity ? elements : elements.applying(transform)
    return elements.flattened().contains(point, evenOdd: rule == .evenOdd)
  }
}

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right
      || HeadlessVariations.equatesPaths.answer && left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    hasher.combine(elements.first?.end?.x)
  }
}

public class CGMutablePath: CGPath {
  public init() {
    super.init(elements: [])
  }

  override init(elements: [PathElement]) {
    super.init(elements: elements)
  }

  func append(_ element: PathElement, _ transform: CGAffineTransform = .identity) {
    elements.append(transform.isIdentity ? element : element.map { $0.applying(transform) })
  }

  func append(_ more: [PathElement], _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? more : more.applying(transform)
  }
}
