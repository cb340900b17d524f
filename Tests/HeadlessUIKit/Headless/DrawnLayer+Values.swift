import Foundation

extension DrawnLayer {
  static func border(of values: LayerValues) -> Border? {
    guard values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 else {
      return nil
    }
    return Border(width: values.borderWidth, color: color.values)
  }

  /// A layer that masks cuts off its own shadow.
  ///
  /// Without a path the shadow is that of the background: what sublayers would cast is not
  /// followed.
  static func shadow(of values: LayerValues, outline: DrawingOutline) -> Shadow? {
    guard values.shadowOpacity > 0, !values.masksToBounds, let color = values.shadowColor else {
      return nil
    }
    var strength = CGFloat(values.shadowOpacity)
    let elements: [PathElement]
    if let path = values.shadowPath {
      elements = path.elements
    } else {
      guard let background = values.backgroundColor, background.alpha > 0 else { return nil }
      strength *= background.alpha
      elements = outline.elements
    }
    return Shadow(
      elements: elements, color: color.values.withAlpha(color.alpha * strength),
      offset: values.shadowOffset, radius: values.shadowRadius)
  }

  static func gradient(of layer: CAGradientLayer) -> Gradient? {
    let held = layer.gradient
    guard let colors = held.colors, !colors.isEmpty else { return nil }
    let evenly = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    let locations = held.locations.flatMap { $0.count == colors.count ? $0 : nil } ?? evenly
    return Gradient(
      colors: colors.map(\.values), locations: locations, start: held.start, end: held.end,
      bounds: layer.values.bounds)
  }

  static func shape(of layer: CAShapeLayer) -> Shape? {
    let held = layer.shape
    guard let path = held.path, !path.isEmpty else { return nil }
    return Shape(
      elements: path.elements, fill: held.fillColor?.values,
      isEvenOdd: held.fillRule == .evenOdd,
      stroke: held.lineWidth > 0 ? held.strokeColor?.values : nil, values: held)
  }
}

extension DrawnLayer {
  /// The layer's own view, or that of the nearest layer above which has one.
  var nearestView: UIView? {
    var current: CALayer? = layer
    while let layer = current {
      if let view = layer.delegate as? UIView { return view }
      current = layer.superlayer
    }
    return nil
  }
}

extension DrawnLayer.Gradient {
  /// The color at a place in the layer's space.
  func color(at point: CGPoint) -> ColorComponents {
    let position = position(of: point)
    guard let next = locations.firstIndex(where: { $0 > position }) else {
      return colors[colors.count - 1]
    }
    guard next > 0 else { return colors[0] }
    let length = locations[next] - locations[next - 1]
    let fraction = length > 0 ? (position - locations[next - 1]) / length : 1
    return colors[next - 1].mixed(with: colors[next], by: CGFloat(fraction))
  }

  /// Colors run along the line in the unit square, which is then stretched to the bounds.
  private func position(of place: CGPoint) -> Double {
    guard bounds.width > 0, bounds.height > 0 else { return 1 }
    let point = CGPoint(
      x: (place.x - bounds.minX) / bounds.width, y: (place.y - bounds.minY) / bounds.height)
    let along = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let to = CGPoint(x: point.x - start.x, y: point.y - start.y)
    let length = along.x * along.x + along.y * along.y
    guard length > 0 else { return 1 }
    return Double((to.x * along.x + to.y * along.y) / length)
  }
}
