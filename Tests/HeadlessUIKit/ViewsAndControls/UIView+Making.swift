import Foundation

extension UIView {
  /// UIKit sends `layerClass` a plain `init`.
  ///
  /// Swift can do that only through a required initializer, which the layers that an app subclasses
  /// do not have, so those are made as copies of an empty layer.
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      fatalError("\(Self.self).layerClass is not a kind of CALayer")
    }
    if type == CALayer.self { return CALayer() }
    if type == CAGradientLayer.self { return CAGradientLayer() }
    if type == CAShapeLayer.self { return CAShapeLayer() }
    return type.init(presenting: CALayer())
  }

  func setUp(frame: CGRect) {
    Self.made += 1
    layer.delegate = self
    if frame != .zero { layer.frame = frame }
  }
}
