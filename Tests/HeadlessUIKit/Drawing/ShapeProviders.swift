import Foundation

/// What UIKit's own shapes are made of.
@available(iOS 17.0, *)
enum ShapeProviders {
  struct Rect: UIShapeProvider {
    var fixed: CGRect?
    var cornerRadius: CGFloat
    var cornerCurve: UICornerCurve
    var maskedCorners: UIRectCorner

    func resolve(in context: Context) -> Resolved {
      let path = UIBezierPath(
        roundedRect: fixed ?? context.contentShape.boundingRect, byRoundingCorners: maskedCorners,
        cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
      return Resolved(shape: UIShape(self), path: path)
    }
  }

  struct Capsule: UIShapeProvider {
    func resolve(in context: Context) -> Resolved {
      let rect = context.contentShape.boundingRect
      let path = UIBezierPath(
        roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
      return Resolved(shape: UIShape(self), path: path)
    }
  }

  struct Circle: UIShapeProvider {
    func resolve(in context: Context) -> Resolved {
      let rect = context.contentShape.boundingRect
      let side = min(rect.width, rect.height)
      let square = CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      return Resolved(
        shape: UIShape(self), path: UIBezierPath(roundedRect: square, cornerRadius: side / 2))
    }
  }

  struct Path: UIShapeProvider {
    var path: UIBezierPath

    func resolve(in context: Context) -> Resolved { Resolved(shape: UIShape(self), path: path) }
  }

  struct Inset: UIShapeProvider {
    var shape: UIShape
    var insets: UIEdgeInsets

    func resolve(in context: Context) -> Resolved {
      let rect = context.contentShape.boundingRect.inset(by: insets)
      return shape.resolve(in: UIShape.ResolutionContext(bounds: rect))
    }
  }
}
