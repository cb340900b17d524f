import Foundation

extension DrawingSVG {
  mutating func write(_ shadow: DrawnLayer.Shadow, opacity: Double) {
    let shifted = shadow.elements.applying(
      CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height))
    var filter = ""
    if shadow.radius > 0 {
      let id = nextID()
      let reach = shadow.radius * 3
      let box = CGRect(enclosing: shifted.flatMap(\.points)).insetBy(dx: -reach, dy: -reach)
      add(
        "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" x=\"\(DrawingNumber.text(box.minX))\""
          + " y=\"\(DrawingNumber.text(box.minY))\" width=\"\(DrawingNumber.text(box.width))\""
          + " height=\"\(DrawingNumber.text(box.height))\"><feGaussianBlur"
          + " stdDeviation=\"\(DrawingNumber.text(shadow.radius))\"/></filter>")
      filter = " filter=\"url(#\(id))\""
    }
    add(
      "<path d=\"\(DrawingPathData.text(shifted))\"\(paint("fill", shadow.color, opacity))"
        + "\(filter)/>")
  }

  mutating func write(
    _ gradient: DrawnLayer.Gradient, in outline: DrawingOutline, clippedTo clip: DrawingOutline?,
    opacity: Double
  ) {
    let isOpaque = opacity == 1 && gradient.colors.allSatisfy { $0.alpha == 1 }
    // SVG has no conic gradient: its middle color stands for it.
    guard gradient.type != .conic else {
      let middle = gradient.colors[gradient.colors.count / 2]
      fill(outline, clippedTo: clip, paint("fill", middle, opacity), isOpaque: isOpaque)
      return
    }
    let id = nextID()
    let stops = zip(gradient.locations, gradient.colors).map { location, color in
      "<stop offset=\"\(DrawingNumber.text(CGFloat(location)))\""
        + "\(paint("stop", color, opacity).replacing("stop=", with: "stop-color="))/>"
    }.joined()
    let isRadial = gradient.type == .radial
    let name = isRadial ? "radialGradient" : "linearGradient"
    add("<\(name) id=\"\(id)\" \(isRadial ? radial(gradient) : axial(gradient))>\(stops)</\(name)>")
    fill(outline, clippedTo: clip, " fill=\"url(#\(id))\"", isOpaque: isOpaque)
  }

  private func axial(_ gradient: DrawnLayer.Gradient) -> String {
    let number = DrawingNumber.text
    let (start, end, box) = (gradient.start, gradient.end, gradient.bounds)
    // A line that is level or upright stays at a right angle to its bands when it is stretched.
    guard start.x != end.x, start.y != end.y else {
      let (from, to) = (gradient.place(start), gradient.place(end))
      return "gradientUnits=\"userSpaceOnUse\" x1=\"\(number(from.x))\" y1=\"\(number(from.y))\""
        + " x2=\"\(number(to.x))\" y2=\"\(number(to.y))\""
    }
    // In a square as wide as the bounds, whose height is then stretched to theirs.
    let (width, height) = (box.width, box.height / max(box.width, .leastNormalMagnitude))
    return "gradientUnits=\"userSpaceOnUse\""
      + " x1=\"\(number(start.x * width))\" y1=\"\(number(start.y * width))\""
      + " x2=\"\(number(end.x * width))\" y2=\"\(number(end.y * width))\""
      + " gradientTransform=\"matrix(1 0 0 \(number(height)) \(number(box.minX)) \(number(box.minY)))\""
  }

  private func radial(_ gradient: DrawnLayer.Gradient) -> String {
    let number = DrawingNumber.text
    let (start, end) = (gradient.place(gradient.start), gradient.place(gradient.end))
    let width = number(abs(end.x - start.x))
    let height = number(abs(end.y - start.y))
    return "gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform="
      + "\"matrix(\(width) 0 0 \(height) \(number(start.x)) \(number(start.y)))\""
  }

  mutating func write(_ shape: DrawnLayer.Shape, opacity: Double) {
    let values = shape.values
    var attributes = shape.fill.map { paint("fill", $0, opacity) } ?? " fill=\"none\""
    if shape.isEvenOdd { attributes += " fill-rule=\"evenodd\"" }
    if let stroke = shape.stroke {
      attributes += paint("stroke", stroke, opacity)
      attributes += " stroke-width=\"\(DrawingNumber.text(values.lineWidth))\""
      if values.lineCap != .butt { attributes += " stroke-linecap=\"\(values.lineCap.rawValue)\"" }
      if values.lineJoin != .miter {
        attributes += " stroke-linejoin=\"\(values.lineJoin.rawValue)\""
      }
      attributes += dashes(values)
    }
    add("<path d=\"\(DrawingPathData.text(shape.elements))\"\(attributes)/>")
  }

  /// Dashes, or the part of the line that is shown as one dash of a path said to be 1 long.
  private func dashes(_ values: CAShapeLayer.Shape) -> String {
    let number = DrawingNumber.text
    if values.strokeStart > 0 || values.strokeEnd < 1 {
      let shown = max(0, values.strokeEnd - values.strokeStart)
      return " pathLength=\"1\" stroke-dasharray=\"\(number(shown)) 2\""
        + " stroke-dashoffset=\"\(number(-values.strokeStart))\""
    }
    guard let pattern = values.lineDashPattern, !pattern.isEmpty else { return "" }
    let list = pattern.map { number(CGFloat($0)) }.joined(separator: " ")
    let phase = values.lineDashPhase
    return " stroke-dasharray=\"\(list)\""
      + (phase == 0 ? "" : " stroke-dashoffset=\"\(number(phase))\"")
  }

  // MARK: Content

  mutating func write(_ content: LayerContent, opacity: Double) {
    switch content {
    case .text(let lines):
      for line in lines where !line.string.isEmpty {
        write(line, opacity: opacity)
      }
    case .symbol(let name, let color, let rect):
      write(symbol: name, color.values, in: rect, opacity: opacity)
    case .image(let name, let rect, _):
      writeImage(name, in: rect, opacity: opacity)
    case .drawing(let image, let rect, let size):
      write(image, of: size, in: rect, opacity: opacity)
    }
  }

  private mutating func write(_ line: TextLine, opacity: Double) {
    let number = DrawingNumber.text
    let isRightToLeft = line.isRightToLeft
    // A line that is read from the right begins there.
    let start = isRightToLeft ? line.origin.x + line.width : line.origin.x
    var attributes =
      (isRightToLeft ? " direction=\"rtl\"" : "")
      + " x=\"\(number(start))\" y=\"\(number(line.origin.y))\""
      + " font-size=\"\(number(line.font.pointSize))\""
    if line.font.cssWeight != 400 { attributes += " font-weight=\"\(line.font.cssWeight)\"" }
    if line.font.isItalic { attributes += " font-style=\"italic\"" }
    if line.width > 0 {
      // The layout's width holds whatever font the reader has.
      attributes += " textLength=\"\(number(line.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    attributes += paint("fill", line.color.values, opacity)
    add("<text xml:space=\"preserve\"\(attributes)>\(Self.escaped(line.string))</text>")
  }

  private mutating func write(
    symbol name: String, _ color: ColorComponents, in rect: CGRect, opacity: Double
  ) {
    let number = DrawingNumber.text
    let extent = SymbolPaths.extent(of: name)
    let scale = min(rect.width / extent.width, rect.height / extent.height)
    let x = number(rect.midX - SymbolPaths.side / 2 * scale)
    let y = number(rect.midY - SymbolPaths.side / 2 * scale)
    add("<g transform=\"translate(\(x) \(y)) scale(\(number(scale)))\">")
    add("<title>\(Self.escaped(name))</title>")
    for part in SymbolPaths.parts(of: name) {
      switch part {
      case .fill(let data):
        add("<path d=\"\(data)\" fill-rule=\"evenodd\"\(paint("fill", color, opacity))/>")
      case .stroke(let data, let width):
        add(
          "<path d=\"\(data)\" fill=\"none\" stroke-width=\"\(number(width))\""
            + " stroke-linecap=\"round\" stroke-linejoin=\"round\""
            + "\(paint("stroke", color, opacity))/>")
      }
    }
    add("</g>")
  }

  /// A picture nobody has: sky, sun and hills.
  private mutating func writeImage(_ name: String, in rect: CGRect, opacity: Double) {
    let number = DrawingNumber.text
    let id = nextID()
    let frame = DrawingPathData.text(DrawingOutline(rect: rect))
    let (w, h) = (rect.width, rect.height)
    func point(_ x: CGFloat, _ y: CGFloat) -> String {
      DrawingNumber.pair(CGPoint(x: rect.minX + w * x, y: rect.minY + h * y))
    }
    let fade = opacity < 1 ? " opacity=\"\(number(CGFloat(opacity)))\"" : ""
    add("<clipPath id=\"\(id)\"><path d=\"\(frame)\"/></clipPath>")
    add("<g clip-path=\"url(#\(id))\"\(fade)>")
    add("<title>\(Self.escaped(name))</title>")
    add("<path d=\"\(frame)\" fill=\"#BFD7EA\"/>")
    add(
      "<circle cx=\"\(number(rect.minX + w * 0.72))\" cy=\"\(number(rect.minY + h * 0.3))\""
        + " r=\"\(number(min(w, h) * 0.12))\" fill=\"#FFF3C4\"/>")
    add(
      "<path d=\"M\(point(0, 0.78))Q\(point(0.3, 0.4)) \(point(0.58, 0.74))"
        + "Q\(point(0.78, 0.52)) \(point(1, 0.7))L\(point(1, 1))L\(point(0, 1))Z\""
        + " fill=\"#7A9E7E\"/>")
    add("</g>")
  }
}

extension DrawnLayer.Gradient {
  /// Where a place in the unit square is in the layer's space.
  fileprivate func place(_ unit: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }
}
