public import Foundation

@available(iOS 17.0, *)
public struct UIShape: UIShapeProvider {
  private let provider: any UIShapeProvider

  public init(_ provider: some UIShapeProvider) { self.provider = provider }

  public static var rect: UIShape { rect(cornerRadius: 0) }
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(
      ShapeProviders.Rect(
        fixed: nil, cornerRadius: cornerRadius, cornerCurve: cornerCurve,
        maskedCorners: maskedCorners))
  }
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(
      ShapeProviders.Rect(
        fixed: rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve,
        maskedCorners: maskedCorners))
  }
  public static var capsule: UIShape { UIShape(ShapeProviders.Capsule()) }
  public static var circle: UIShape { UIShape(ShapeProviders.Circle()) }
  public static func path(_ path: UIBezierPath) -> UIShape {
    UIShape(ShapeProviders.Path(path: path))
  }

  public func inset(by insets: UIEdgeInsets) -> UIShape {
    UIShape(ShapeProviders.Inset(shape: self, insets: insets))
  }
  public func inset(by amount: CGFloat) -> UIShape {
    inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  public func resolve(in context: Self.Context) -> Self.Resolved {
    Resolved(shape: self, path: provider.resolve(in: context).path)
  }

  public static func == (left: UIShape, right: UIShape) -> Bool {
    func equals<Provider: UIShapeProvider>(_ provider: Provider) -> Bool {
      provider == right.provider as? Provider
    }
    return equals(left.provider)
  }
}

@available(iOS 17.0, *)
extension UIShape {
  public struct ResolutionContext {
    public var contentShape: Resolved

    /// A view asks its style's shape for its own bounds.
    @_spi(Headless) public init(bounds: CGRect) {
      contentShape = Resolved(shape: .rect, path: UIBezierPath(rect: bounds))
    }
  }

  public struct Resolved {
    public let shape: UIShape
    private let outline: UIBezierPath

    init(shape: UIShape, path: UIBezierPath) {
      self.shape = shape
      outline = path
    }

    public var path: UIBezierPath { outline }
    public var boundingRect: CGRect { outline.bounds }
    public func inset(by insets: UIEdgeInsets) -> Resolved {
      shape.inset(by: insets).resolve(in: ResolutionContext(bounds: boundingRect))
    }
    public func inset(by amount: CGFloat) -> Resolved {
      shape.inset(by: amount).resolve(in: ResolutionContext(bounds: boundingRect))
    }
  }
}
