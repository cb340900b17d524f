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

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    elements = Self.elements(of: rect, rounding: .allCorners, by: size)
      .applying(transform?.pointee)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    if let end = last.end { return end }
    let start = elements.last { element in
      if case .move = element { true } else { false }
    }
    return start?.end ?? .zero
  }

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

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform?.pointee))
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
