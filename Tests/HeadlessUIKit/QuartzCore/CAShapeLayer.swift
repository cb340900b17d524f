public import Foundation

open class CAShapeLayer: CALayer {
  struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = CGColor.black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var lineWidth: CGFloat = 1
  }

  var shape = Shape()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  override func take(from layer: CALayer) {
    super.take(from: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    shape = layer.shape
  }

  /// Doesn't animate by itself (Apple: CAShapeLayer.path).
  open var path: CGPath? {
    get { shape.path }
    set { shape.path = newValue }
  }

  open var fillColor: CGColor? {
    get { shape.fillColor }
    set {
      guard newValue != shape.fillColor else { return }
      change("fillColor") { shape.fillColor = newValue }
    }
  }

  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set {
      guard newValue != shape.strokeColor else { return }
      change("strokeColor") { shape.strokeColor = newValue }
    }
  }

  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set {
      guard newValue != shape.lineWidth else { return }
      change("lineWidth") { shape.lineWidth = newValue }
    }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { shape.fillRule = newValue }
  }

  override func animatableValue(forKey key: String) -> AnimatableValue? {
    switch key {
    case "path": .path(shape.path)
    case "fillColor": .color(shape.fillColor)
    case "strokeColor": .color(shape.strokeColor)
    case "lineWidth": .number(shape.lineWidth)
    default: super.animatableValue(forKey: key)
    }
  }

  override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
    switch key {
    case "path": shape.path = value.pathValue
    case "fillColor": shape.fillColor = value.colorValue
    case "strokeColor": shape.strokeColor = value.colorValue
    case "lineWidth": shape.lineWidth = value.double ?? shape.lineWidth
    default: super.setAnimatableValue(value, forKey: key)
    }
  }
}
