public import Foundation

/// Inert: a hover style keeps its shape, and nothing hovers.
@available(iOS 17.0, *)
public struct UIShape: Equatable {
  private enum Outline: Equatable {
    case rect(cornerRadius: CGFloat, UICornerCurve, UIRectCorner)
    case capsule
    case circle
    case path(UIBezierPath)
  }
  private let outline: Outline

  public static var rect: UIShape { rect(cornerRadius: 0) }
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(outline: .rect(cornerRadius: cornerRadius, cornerCurve, maskedCorners))
  }
  public static var capsule: UIShape { UIShape(outline: .capsule) }
  public static var circle: UIShape { UIShape(outline: .circle) }
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(outline: .path(path)) }
}
