public import Foundation

extension CALayer {
  var frameInSuperlayer: CGRect {
    let bounds = values.bounds
    let anchor = values.anchorPoint
    let position = values.position
    guard values.hasTransform else {
      return CGRect(
        x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    return bounds.applying(transformToSuperlayer)
  }

  func setFrameInSuperlayer(_ frame: CGRect) {
    let anchor = values.anchorPoint
    var size = frame.size
    var center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if values.hasTransform {
      let transform = affineTransform()
      let inverse = CGRect(origin: .zero, size: size).applying(transform.inverted())
      size = inverse.size
      let box = CGRect(
        x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
        height: size.height
      ).applying(transform)
      center = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
    }
    position = center
    bounds = CGRect(origin: values.bounds.origin, size: size)
  }

  /// From the layer's own space, whose origin its bounds shift, to that of its superlayer.
  var transformToSuperlayer: CGAffineTransform {
    let bounds = values.bounds
    let anchor = CGPoint(
      x: bounds.origin.x + values.anchorPoint.x * bounds.width,
      y: bounds.origin.y + values.anchorPoint.y * bounds.height)
    let position = values.position
    guard values.hasTransform else {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(values.transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      result = result.concatenating(current.transformToSuperlayer)
      layer = current.superlayer
    }
    return result
  }

  /// Nil stands for the space of the topmost layer's superlayer.
  private func transform(to other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    guard let other else { return transformToRoot }
    if superlayer === other { return transformToSuperlayer }
    return transformToRoot.concatenating(other.transformToRoot.inverted())
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
}
