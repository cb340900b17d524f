import Foundation

extension DrawnLayer {
  /// What this layer and its sublayers show at a place of the drawing.
  ///
  /// Text, symbols and images are left out: they have no color that can be known without drawing
  /// them.
  func color(at place: CGPoint) -> HeadlessDrawing.RGBA {
    isPlain ? plainColor(at: place) : paintedColor(at: place)
  }

  private func plainColor(at place: CGPoint) -> HeadlessDrawing.RGBA {
    var result = HeadlessDrawing.RGBA.clear
    let partOpacity = isGroup ? 1 : opacity
    let isBare = fill == nil && !clips
    let isInside = isBare || area.contains(place.applying(transformFromRoot))
    if isInside, let fill { result = HeadlessDrawing.RGBA(fill).faded(by: partOpacity) }
    if isInside || !clips {
      for layer in sublayers where layer.reach.contains(place) {
        result = layer.color(at: place).faded(by: partOpacity).over(result)
      }
    }
    return isGroup ? result.faded(by: opacity) : result
  }

  private func paintedColor(at place: CGPoint) -> HeadlessDrawing.RGBA {
    var result = HeadlessDrawing.RGBA.clear
    let point = place.applying(transformFromRoot)
    func paint(_ color: HeadlessDrawing.RGBA) {
      result = color.over(result)
    }
    let isInside = area.contains(point)
    // Without group opacity each part is faded by itself.
    let partOpacity = isGroup ? 1 : opacity
    if let shadow, let shadowBox {
      paint(shadow.color(at: point, around: shadowBox).faded(by: partOpacity))
    }
    if isInside, let fill { paint(.init(fill).faded(by: partOpacity)) }
    // A gradient follows the corners; a shape only where the layer masks.
    if isInside, let gradient { paint(.init(gradient.color(at: point)).faded(by: partOpacity)) }
    if let shape, isInside || !clips {
      for color in shape.colors(at: point, polygons) {
        paint(HeadlessDrawing.RGBA(color).faded(by: partOpacity))
      }
    }
    if isInside || !clips {
      for layer in sublayers where layer.reach.contains(place) {
        paint(layer.color(at: place).faded(by: partOpacity))
      }
    }
    if let border, isInside, areaInsideBorder?.contains(point) == false {
      paint(HeadlessDrawing.RGBA(border.color).faded(by: partOpacity))
    }
    if let mask { result = result.faded(by: mask.color(at: place).alpha) }
    return isGroup ? result.faded(by: opacity) : result
  }

  var reachInDrawing: CGRect {
    // A shadow fades out, the joins of a stroke may be far away, and a layer may have been larger.
    guard shadow == nil, clips || shape == nil else { return .infinite }
    // Further by what rounding may take off.
    var reach = outline.rect.insetBy(dx: -0.001, dy: -0.001).applying(transformToRoot)
    guard !clips else { return reach }
    for layer in sublayers { reach = reach.union(layer.reach) }
    return reach
  }
}

extension DrawnLayer.Shadow {
  /// The shadow of the box around the path, blurred along both axes.
  func color(at point: CGPoint, around path: CGRect) -> HeadlessDrawing.RGBA {
    let box = path.offsetBy(dx: offset.width, dy: offset.height)
    let strength =
      coverage(point.x, box.minX, box.maxX) * coverage(point.y, box.minY, box.maxY)
    return HeadlessDrawing.RGBA(color).faded(by: strength)
  }

  private func coverage(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Double {
    guard radius > 0 else { return place >= low && place < high ? 1 : 0 }
    let spread = Double(radius) * 2.0.squareRoot()
    return (erf(Double(place - low) / spread) - erf(Double(place - high) / spread)) / 2
  }
}

extension DrawnLayer.Shape {
  /// Fill and stroke, as far as they reach a point.
  ///
  /// Caps and joins are taken as round.
  func colors(at point: CGPoint, _ polygons: [[CGPoint]]) -> [ColorComponents] {
    var result: [ColorComponents] = []
    if let fill, polygons.contains(point, evenOdd: isEvenOdd) { result.append(fill) }
    if let stroke, isOnStroke(point, polygons) { result.append(stroke) }
    return result
  }

  private func isOnStroke(_ point: CGPoint, _ polygons: [[CGPoint]]) -> Bool {
    let reach = values.lineWidth / 2
    let isClosed = elements.contains(.close)
    for line in polygons.map({ isClosed ? $0 + $0.prefix(1) : $0 }) {
      for (from, to) in zip(line, line.dropFirst()) {
        let length = from.distance(to: to)
        guard length > 0 else { continue }
        let along =
          ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length
        let nearest = min(max(0, along), length)
        let foot = CGPoint(
          x: from.x + (to.x - from.x) * nearest / length,
          y: from.y + (to.y - from.y) * nearest / length)
        if foot.distance(to: point) <= reach { return true }
      }
    }
    return false
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
