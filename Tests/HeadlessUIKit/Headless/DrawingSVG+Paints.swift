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
    let id = nextID()
    let stops = zip(gradient.locations, gradient.colors).map { location, color in
      "<stop offset=\"\(DrawingNumber.text(CGFloat(location)))\""
        + "\(paint("stop", color, opacity).replacing("stop=", with: "stop-color="))/>"
    }.joined()
    add("<linearGradient id=\"\(id)\" \(axial(gradient))>\(stops)</linearGradient>")
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

  mutating func write(_ shape: DrawnLayer.Shape, opacity: Double) {
    let values = shape.values
    var attributes = shape.fill.map { paint("fill", $0, opacity) } ?? " fill=\"none\""
    if shape.isEvenOdd { attributes += " fill-rule=\"evenodd\"" }
    if let stroke = shape.stroke {
      attributes += paint("stroke", stroke, opacity)
      attributes += " stroke-width=\"\(DrawingNumber.text(values.lineWidth))\""
    }
    add("<path d=\"\(DrawingPathData.text(shape.elements))\"\(attributes)/>")
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
}

extension DrawnLayer.Gradient {
  /// Where a place in the unit square is in the layer's space.
  fileprivate func place(_ unit: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }
}
