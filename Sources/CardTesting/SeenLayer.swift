import UIKit

/// A layer and everything in it at one time, which can be asked for its color at a point.
///
/// A picture wouldn't do. `CALayer.render(in:)` leaves out masks (Apple: CALayer.render(in:)), and
/// a picture of the screen shows a frame only when it's over. The values of the layers are those of
/// the present frame.
@MainActor struct SeenLayer {
  /// Red, green and blue times opacity, and opacity.
  typealias Color = SIMD4<Double>

  /// Stands for anything that has no single color.
  ///
  /// It differs from every color.
  private static let unknown = Color(-1, -1, -1, 1)

  let layer: CALayer
  /// The transforms from the superlayer's coordinates, and back.
  private let fromAbove: CGAffineTransform
  private let toAbove: CGAffineTransform
  private let opacity: Double
  /// In the order of `UIRectCorner.all`.
  private let radii: [CGFloat]
  private let fill: Color
  private let path: CGPath?
  private let pathFill: Color
  private let border: Color
  private var masks: [SeenLayer]
  private let sublayers: [SeenLayer]

  /// Captures a layer as it is now.
  ///
  /// - Parameters:
  ///   - model: The layer.
  ///   - isPresented: Whether to use the values on screen, or those that were set.
  ///   - isRow: Whether points are in the layer's own coordinates and its opacity is ignored,
  ///     because rows fade in.
  init(_ model: CALayer, isPresented: Bool, isRow: Bool = false) {
    let layer = isPresented ? model.presentation() ?? model : model
    let hasEffect = (model.delegate as? UIVisualEffectView)?.effect != nil
    self.layer = layer
    let box = layer.bounds
    let anchor = layer.anchorPoint
    let place = layer.position
    let toAnchor = CGAffineTransform(
      translationX: -box.minX - anchor.x * box.width, y: -box.minY - anchor.y * box.height)
    let toPlace = CGAffineTransform(translationX: place.x, y: place.y)
    let placed = toAnchor.concatenating(layer.affineTransform()).concatenating(toPlace)
    toAbove = isRow ? .identity : placed
    fromAbove = toAbove.inverted()
    opacity = isRow ? 1 : layer.isHidden ? 0 : Double(layer.opacity)
    radii = UIRectCorner.all.map { corner in
      // Only a clip cuts a visual effect.
      if hasEffect, !layer.masksToBounds { return 0 }
      // Both types number the corners in the same way.
      let isRound = layer.maskedCorners.contains(CACornerMask(rawValue: corner.rawValue))
      if layer.cornerRadius > 0 { return isRound ? layer.cornerRadius : 0 }
      guard #available(iOS 26.0, *) else { return 0 }
      return (model.delegate as? UIView)?.effectiveRadius(corner: corner) ?? 0
    }
    let isPlain = !hasEffect && (layer as? CAGradientLayer)?.colors?.isEmpty != false
    fill = isPlain ? Self.color(layer.backgroundColor) : Self.unknown
    // An empty path has no valid bounding box.
    path = (layer as? CAShapeLayer)?.path.flatMap { $0.isEmpty ? nil : $0 }
    pathFill = Self.color((layer as? CAShapeLayer)?.fillColor)
    border = Self.color(layer.borderWidth > 0 ? layer.borderColor : nil)
    masks = [model.mask].compactMap(\.self).map { SeenLayer($0, isPresented: isPresented) }
    sublayers = (model.sublayers ?? []).sorted { $0.zPosition < $1.zPosition }
      .map { SeenLayer($0, isPresented: isPresented) }.filter(\.paints)
  }

  private var paints: Bool {
    opacity > 0 && (fill.w > 0 || pathFill.w > 0 || border.w > 0 || !sublayers.isEmpty)
  }

  static func color(_ color: CGColor?) -> Color {
    guard let color else { return .zero }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let isPlain = UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return isPlain ? Color(red, green, blue, 1) * alpha : unknown
  }

  /// Returns the visible color at a point of the superlayer, in front of a background color.
  func color(at outer: CGPoint, over ground: Color = .zero) -> Color {
    let point = outer.applying(fromAbove)
    var color = Color.zero
    func paint(_ new: Color) { color = new + color * (1 - new.w) }
    let isInside = contains(point)
    if isInside { paint(fill) }
    if isInside || !layer.masksToBounds {
      let isEvenOdd = (layer as? CAShapeLayer)?.fillRule == .evenOdd
      if path?.contains(point, using: isEvenOdd ? .evenOdd : .winding) == true { paint(pathFill) }
      for sublayer in sublayers { paint(sublayer.color(at: point)) }
    }
    if isInside, !contains(point, inset: layer.borderWidth) { paint(border) }
    let coverage = masks.reduce(opacity) { $0 * $1.color(at: point).w }
    return color * coverage + ground * (1 - color.w * coverage)
  }

  /// The same without the layer's own mask.
  var withoutMask: SeenLayer {
    var copy = self
    copy.masks = []
    return copy
  }

  /// Whether a point of the superlayer differs from a background color.
  func isSeen(_ x: CGFloat, _ y: CGFloat, on ground: Color) -> Bool {
    let difference = color(at: CGPoint(x: x, y: y), over: ground) - ground
    return (0..<4).contains { abs(difference[$0]) > 0.02 }
  }

  /// The top and bottom edges of what's seen on a line down the layer, within its bounds; nil if
  /// nothing is.
  ///
  /// - Parameters:
  ///   - ground: The background color; nil if there is more than a color.
  ///   - place: The line's place; nil for the middle of the layer.
  /// - Returns: The edges, in the layer's coordinates.
  func seenRange(on ground: CGColor?, atX place: CGFloat? = nil) -> ClosedRange<CGFloat>? {
    let ground = Self.color(ground)
    let bounds = layer.bounds
    let x = place ?? bounds.midX
    let edges = boxes().flatMap { [$0.minY, $0.maxY] }.sorted()
      .filter { $0 >= bounds.minY && $0 <= bounds.maxY }
    guard let top = edges.first(where: { isSeen(x, $0 + 0.25, on: ground) }),
      let bottom = edges.last(where: { isSeen(x, $0 - 0.25, on: ground) })
    else { return nil }
    return top...bottom
  }

  /// The boxes of this layer and everything in it.
  ///
  /// Each visible edge is an edge of one of them.
  func boxes(in outer: CGAffineTransform = .identity) -> [CGRect] {
    let place = toAbove.concatenating(outer)
    return [layer.bounds, path?.boundingBox].compactMap { $0?.applying(place) }
      + (masks + sublayers).flatMap { $0.boxes(in: place) }
  }

  private func contains(_ point: CGPoint, inset: CGFloat = 0) -> Bool {
    let box = layer.bounds.insetBy(dx: inset, dy: inset)
    guard box.contains(point) else { return false }
    let corner = (point.x < box.midX ? 0 : 1) + (point.y < box.midY ? 0 : 2)
    let radius = min(radii[corner], min(layer.bounds.width, layer.bounds.height) / 2) - inset
    let across = radius - min(point.x - box.minX, box.maxX - point.x)
    let down = radius - min(point.y - box.minY, box.maxY - point.y)
    return across <= 0 || down <= 0 || across * across + down * down <= radius * radius
  }
}
