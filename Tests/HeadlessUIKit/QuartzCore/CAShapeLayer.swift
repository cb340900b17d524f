public import Foundation

open class CAShapeLayer: CALayer {
  struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = CGColor.black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [Double]?
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

  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set {
      guard newValue != shape.strokeEnd else { return }
      change("strokeEnd") { shape.strokeEnd = newValue }
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

  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { shape.lineCap = newValue }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { shape.lineJoin = newValue }
  }

  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern?.map { NSNumber(value: $0) } }
    set { shape.lineDashPattern = newValue?.map(\.doubleValue) }
  }

  override func animatableValue(forKey key: String) -> AnimatableValue? {
    switch key {
    case "path": .path(shape.path)
    case "fillColor": .color(shape.fillColor)
    case "strokeColor": .color(shape.strokeColor)
    case "strokeStart": .number(shape.strokeStart)
    case "strokeEnd": .number(shape.strokeEnd)
    case "lineWidth": .number(shape.lineWidth)
    case "miterLimit": .number(shape.miterLimit)
    case "lineDashPhase": .number(shape.lineDashPhase)
    default: super.animatableValue(forKey: key)
    }
  }

  override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
    switch key {
    case "path": shape.path = value.pathValue
    case "fillColor": shape.fillColor = value.colorValue
    case "strokeColor": shape.strokeColor = value.colorValue
    case "strokeStart": shape.strokeStart = value.double ?? shape.strokeStart
    case "strokeEnd": shape.strokeEnd = value.double ?? shape.strokeEnd
    case "lineWidth": shape.lineWidth = value.double ?? shape.lineWidth
    case "miterLimit": shape.miterLimit = value.double ?? shape.miterLimit
    case "lineDashPhase": shape.lineDashPhase = value.double ?? shape.lineDashPhase
    default: super.setAnimatableValue(value, forKey: key)
    }
  }
}
