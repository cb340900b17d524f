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
  private(set) lazy var area = DrawingArea(outline)
  /// What a border leaves free.
  private(set) lazy var areaInsideBorder = border.map {
    DrawingArea(outline.inset(by: $0.width))
  }
  let opacity: Double
  let isGroup: Bool
  /// Whether a layer above it has a mask.
  private let isBeneathMask: Bool
  let clips: Bool
  let shadow: Shadow?
  let fill: ColorComponents?
  let gradient: Gradient?
  let shape: Shape?
  let content: LayerContent?
  let border: Border?
  /// The shape's path in straight pieces.
  private(set) lazy var polygons = shape?.elements.flattened() ?? []
  private(set) lazy var shadowBox = shadow.map {
    CGRect(enclosing: $0.elements.flattened().flatMap(\.self))
  }
  private(set) var mask: DrawnLayer?
  private(set) var sublayers: [DrawnLayer] = []
  /// The box in the drawing outside of which the layer and its sublayers show nothing.
  private(set) var reach = CGRect.null
  /// Whether it shows a fill and its sublayers, and nothing else, as most layers do.
  private(set) var isPlain = false

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
    // In the unit square.
    var start: CGPoint
    var end: CGPoint
    var bounds: CGRect
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
    // Where nothing moves the copy would be the same.
    let isMoving = values == .presentation && !layer.animations.running.isEmpty
    let shown = isMoving ? layer.presentation() ?? layer : layer
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
    isBeneathMask = above.map { $0.isBeneathMask || $0.mask != nil } ?? false
    let hasFailed =
      isBeneathMask && !HeadlessVariations.drawsEffectsBeneathMasks.answer
      && (view.flatMap { ($0.superview as? UIVisualEffectView)?.isShowingEffect($0) } ?? false)
    fill = hasFailed ? nil : held.backgroundColor.flatMap { $0.alpha > 0 ? $0.values : nil }
    border = Self.border(of: held)
    shadow = Self.shadow(of: held, outline: outline)
    gradient = (shown as? CAGradientLayer).flatMap { Self.gradient(of: $0) }
    shape = (shown as? CAShapeLayer).flatMap { Self.shape(of: $0) }
    content = (layer.delegate as? any LayerContentSource)?.layerContent
    mask = layer.mask.map { DrawnLayer($0, values: values, root: nil, above: self) }
    for sublayer in layer.sublayersInDrawingOrder where sublayer.isDrawn(values) {
      sublayers.append(DrawnLayer(sublayer, values: values, root: nil, above: self))
    }
    reach = reachInDrawing
    isPlain =
      border == nil && shadow == nil && gradient == nil && shape == nil && mask == nil
  }
}

extension CALayer {
  /// A layer that is hidden or clear is not drawn, nor is anything in it.
  fileprivate func isDrawn(_ values: HeadlessDrawing.Values) -> Bool {
    guard !self.values.isHidden else { return false }
    guard values == .presentation, !animations.running.isEmpty else {
      return self.values.opacity > 0
    }
    return (presentationValue(forKey: "opacity")?.double ?? 1) > 0
  }
}
