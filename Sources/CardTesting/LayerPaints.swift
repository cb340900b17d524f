import UIKit

/// What a layer and the layers in it paint, back to front.
///
/// `CALayer.render(in:)` leaves out masks (Apple: CALayer.render(in:)), and a frame can be taken from the screen only once it is
/// over: the values of layers, set or presented, are those of this frame.
@MainActor struct LayerPaints {
  private(set) var paints: [Paint] = []
  private let isPresented: Bool

  /// What a layer finds itself in.
  private struct Surroundings {
    var toRow = CGAffineTransform.identity
    var opacity = 1.0
    var clips: [PaintedArea] = []
    var masks: [[Paint]] = []
  }

  /// Collects what a row paints, in its own space. How opaque it is as a whole does not matter: rows fade in.
  ///
  /// - Parameters:
  ///   - row: The layer of a cell.
  ///   - isPresented: Whether values are taken as they are on screen now, or as they were set.
  init(of row: CALayer, isPresented: Bool) {
    self.isPresented = isPresented
    add(row, Surroundings())
  }

  private init(ofMask mask: CALayer, in outer: Surroundings, isPresented: Bool) {
    self.isPresented = isPresented
    addSublayer(mask, Surroundings(toRow: outer.toRow))
  }

  private func values(_ layer: CALayer) -> CALayer {
    isPresented ? layer.presentation() ?? layer : layer
  }

  private mutating func addSublayer(_ model: CALayer, _ outer: Surroundings) {
    let layer = values(model)
    guard !layer.isHidden, layer.opacity > 0 else { return }
    var inner = outer
    let anchor = CGPoint(
      x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
      y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
    inner.toRow = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(layer.affineTransform())
      .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
      .concatenating(outer.toRow)
    inner.opacity *= Double(layer.opacity)
    add(model, inner)
  }

  private mutating func add(_ model: CALayer, _ outer: Surroundings) {
    let layer = values(model)
    var inner = outer
    if let mask = model.mask {
      inner.masks.append(LayerPaints(ofMask: mask, in: outer, isPresented: isPresented).paints)
    }
    let area = PaintedArea(
      fromRow: outer.toRow.inverted(), box: layer.bounds, radii: radii(layer, of: model.delegate))
    paint(Paint.color(layer.backgroundColor), area, inner)
    if (layer as? CAGradientLayer)?.colors?.isEmpty == false { paint(Paint.unknown, area, inner) }
    if layer.masksToBounds { inner.clips.append(area) }
    if (model.delegate as? UIVisualEffectView)?.effect != nil {
      // An effect is cut by clips alone.
      paint(Paint.unknown, area.squared, inner)
    }
    if let shape = layer as? CAShapeLayer, let path = shape.path {
      paint(Paint.color(shape.fillColor), area.filling(path, shape.fillRule), inner)
    }
    for sublayer in (model.sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition }) {
      addSublayer(sublayer, inner)
    }
    if layer.borderWidth > 0 {
      let hole = area.inset(by: layer.borderWidth)
      paint(Paint.color(layer.borderColor), area, hole: hole, inner)
    }
  }

  private mutating func paint(
    _ color: Paint.Color, _ area: PaintedArea, hole: PaintedArea? = nil, _ within: Surroundings
  ) {
    guard color.w > 0 else { return }
    paints.append(
      Paint(
        color: color * within.opacity, area: area, hole: hole, clips: within.clips,
        masks: within.masks))
  }

  private func radii(_ layer: CALayer, of delegate: (any CALayerDelegate)?) -> CornerRadii {
    CornerRadii { corner in
      if layer.cornerRadius > 0 {
        // The corners of both types are counted alike.
        let isRound = layer.maskedCorners.contains(CACornerMask(rawValue: corner.rawValue))
        return isRound ? layer.cornerRadius : 0
      }
      guard #available(iOS 26.0, *), let view = delegate as? UIView else { return 0 }
      return view.effectiveRadius(corner: corner)
    }
  }
}
