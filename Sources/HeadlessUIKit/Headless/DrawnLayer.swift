import Foundation

/// A layer as it is drawn: values taken at one moment, sublayers back to front.
@MainActor final class DrawnLayer {
  let layer: CALayer
  let view: UIView?
  /// From the layer's space to that of the layer above it, and to the drawing's.
  let transform: CGAffineTransform
  let transformToRoot: CGAffineTransform
  private(set) lazy var transformFromRoot = transformToRoot.inverted()
  let outline: DrawingOutline
  let opacity: Double
  let isGroup: Bool
  let clips: Bool
  let shadow: Shadow?
  let fill: ColorComponents?
  let gradient: Gradient?
  let shape: Shape?
  let content: LayerContent?
  let border: Border?
  /// What the layer fades from, in its own space.
  let dissolve: CrossDissolve.Moment?
  private(set) var mask: DrawnLayer?
  private(set) var sublayers: [DrawnLayer] = []

  struct Shadow {
    var elements: [PathElement]
    var color: ColorComponents
    var offset: CGSize
    var radius: CGFloat
  }

  struct Border {
    var width: CGFloat
    var color: ColorComponents
  }

  struct Gradient {
    var colors: [ColorComponents]
    var locations: [Double]
    var start: CGPoint
    var end: CGPoint
    var type: CAGradientLayerType
  }

  struct Shape {
    var elements: [PathElement]
    var fill: ColorComponents?
    var isEvenOdd: Bool
    var stroke: ColorComponents?
    var values: CAShapeLayer.Shape
  }

  init(
    _ layer: CALayer, values: HeadlessDrawing.Values, root: CGAffineTransform?, above: DrawnLayer?
  ) {
    let shown = values == .presentation ? layer.presentation() ?? layer : layer
    let held = shown.values
    self.layer = layer
    view = layer.delegate as? UIView
    let ownTransform = root ?? shown.transformToSuperlayer
    transform = ownTransform
    transformToRoot = above.map { ownTransform.concatenating($0.transformToRoot) } ?? ownTransform
    let outline = DrawingOutline(
      rect: held.bounds, radius: held.cornerRadius, corners: held.maskedCorners,
      curve: held.cornerCurve)
    self.outline = outline
    opacity = Double(min(1, max(0, held.opacity)))
    isGroup = held.allowsGroupOpacity
    clips = held.masksToBounds
    fill = held.backgroundColor.flatMap { $0.alpha > 0 ? $0.values : nil }
    border = Self.border(of: held)
    shadow = Self.shadow(of: held, outline: outline)
    gradient = (shown as? CAGradientLayer).flatMap { Self.gradient(of: $0) }
    shape = (shown as? CAShapeLayer).flatMap { Self.shape(of: $0) }
    content = (layer.delegate as? any LayerContentSource)?.layerContent
    dissolve = values == .presentation ? CrossDissolve.moment(of: layer) : nil
    mask = layer.mask.map { DrawnLayer($0, values: values, root: nil, above: self) }
    sublayers = shown.drawnSublayers(of: layer, values: values).map {
      DrawnLayer($0, values: values, root: nil, above: self)
    }
  }
}

extension CALayer {
  /// Sublayers that can be seen, by depth.
  ///
  /// A layer that is hidden or clear is not drawn, nor is anything in it.
  fileprivate func drawnSublayers(
    of model: CALayer, values: HeadlessDrawing.Values
  ) -> [CALayer] {
    model.sublayersInDrawingOrder.filter { layer in
      guard !layer.values.isHidden else { return false }
      guard values == .presentation else { return layer.values.opacity > 0 }
      return (layer.presentationValue(forKey: "opacity")?.double ?? 1) > 0
    }
  }
}
