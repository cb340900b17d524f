public import Foundation

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = point.applying(transformToRoot)
    guard let view else { return inRoot }
    return inRoot.applying(view.transformToRoot.inverted())
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return point.applying(transformToRoot.inverted()) }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inRoot = rect.applying(transformToRoot)
    guard let view else { return inRoot }
    return inRoot.applying(view.transformToRoot.inverted())
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view else { return rect.applying(transformToRoot.inverted()) }
    return view.convert(rect, to: self)
  }

  /// From this view's coordinates to those of the outermost ancestor.
  private var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      transform = transform.concatenating(view.transformToSuperview)
      view = superview
    }
    return transform
  }

  private var transformToSuperview: CGAffineTransform {
    let bounds = layer.bounds
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * layer.anchorPoint.x,
      y: bounds.minY + bounds.height * layer.anchorPoint.y)
    let toAnchor = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
    let toPosition = CGAffineTransform(translationX: layer.position.x, y: layer.position.y)
    return toAnchor.concatenating(layer.affineTransform()).concatenating(toPosition)
  }
}
