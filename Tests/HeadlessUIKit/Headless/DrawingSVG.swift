import Foundation

/// Writes drawn layers as SVG, one group per layer that has something to say.
@MainActor struct DrawingSVG {
  private(set) var text = ""
  private let idPrefix: String
  private var idCount = 0
  private var isMasking = false

  /// Strokes that are written as one path, nil if each layer's is.
  let outlines: DrawingOutlines?
  /// Fills and shadows that are written as one path, nil if each layer's is.
  let fills: DrawingFills?

  init(idPrefix: String, outlines: DrawingOutlines? = nil, fills: DrawingFills? = nil) {
    self.idPrefix = idPrefix
    self.outlines = outlines
    self.fills = fills
  }

  mutating func write(root: DrawnLayer, size: CGSize) {
    let id = nextID()
    let outline = DrawingOutline(rect: CGRect(origin: .zero, size: size))
    add("<clipPath id=\"\(id)\"><path d=\"\(DrawingPathData.text(outline))\"/></clipPath>")
    add("<g clip-path=\"url(#\(id))\" font-family=\"\(HeadlessDrawing.fontFamily)\">")
    write(root, opacity: 1)
    add("</g>")
  }

  /// Writes a layer that was drawn into an image.
  mutating func writeLayer(_ layer: DrawnLayer) { write(layer, opacity: 1) }

  mutating func add(_ line: String) {
    text += line
    text += "\n"
  }

  mutating func nextID() -> String {
    idCount += 1
    return "\(idPrefix)\(idCount)"
  }

  /// `opacity` is what a layer without group opacity hands on to its parts, `limit` the outline of
  /// a layer above that clips, where rounding what is inside does as well, and `clip` one that has
  /// been written.
  private mutating func write(
    _ layer: DrawnLayer, opacity outer: Double, within limit: DrawingOutline? = nil,
    clippedTo clip: DrawingOutline? = nil
  ) {
    guard layer.paintsSomething else { return }
    writeJoined(before: layer)
    let limit = limit?.moved(into: layer.transform)
    let outline = limit.map { layer.outline.rounded(like: $0) } ?? layer.outline
    let clip = layer.transform.isTranslation ? clip?.moved(into: layer.transform) : nil
    let partOpacity = layer.isGroup ? outer : outer * layer.opacity
    var attributes = transform(layer.transform)
    if layer.isGroup, layer.opacity < 1 {
      attributes += " opacity=\"\(DrawingNumber.text(CGFloat(layer.opacity)))\""
    }
    let isPlain = attributes.isEmpty
    if !isPlain { add("<g\(attributes)>") }
    if let mask = layer.mask { writeMask(mask, of: layer) }
    writeOwn(layer, in: outline, clippedTo: clip, opacity: partOpacity)
    writeInside(
      layer, in: outline, within: layer.clips ? outline : limit, clippedTo: clip,
      opacity: partOpacity)
    if let border = layer.border {
      let inner = layer.outline.inset(by: border.width / 2)
      add(
        "<path d=\"\(DrawingPathData.text(inner))\" fill=\"none\""
          + paint("stroke", border.color, partOpacity)
          + " stroke-width=\"\(DrawingNumber.text(border.width))\"/>")
    }
    if layer.mask != nil { add("</g>") }
    if !isPlain { add("</g>") }
    writeOutline(of: layer)
  }

  /// Writes a mask and opens the group that wears it.
  ///
  /// The mask is painted white, so that it means the same by its light as by its alpha: not every
  /// reader knows the second.
  private mutating func writeMask(_ mask: DrawnLayer, of layer: DrawnLayer) {
    let id = nextID()
    let number = DrawingNumber.text
    let box = layer.outline.rect.union(mask.paintedBox.applying(mask.transform))
    add(
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"\(number(box.minX))\""
        + " y=\"\(number(box.minY))\" width=\"\(number(box.width))\""
        + " height=\"\(number(box.height))\">")
    let outer = isMasking
    isMasking = true
    write(mask, opacity: 1)
    isMasking = outer
    add("</mask>")
    add("<g mask=\"url(#\(id))\">")
  }

  private mutating func writeOwn(
    _ layer: DrawnLayer, in outline: DrawingOutline, clippedTo clip: DrawingOutline?,
    opacity: Double
  ) {
    let id = ObjectIdentifier(layer)
    if let shadow = layer.shadow, fills?.replacedShadows.contains(id) != true {
      write(shadow, opacity: opacity)
    }
    if let color = layer.fill, fills?.replacedFills.contains(id) != true {
      let isOpaque = Double(color.alpha) * opacity == 1
      fill(outline, clippedTo: clip, paint("fill", color, opacity), isOpaque: isOpaque)
    }
    if let gradient = layer.gradient {
      write(gradient, in: outline, clippedTo: clip, opacity: opacity)
    }
  }

  /// What a layer that masks cuts off: shape, content and sublayers.
  private mutating func writeInside(
    _ layer: DrawnLayer, in outline: DrawingOutline, within limit: DrawingOutline?,
    clippedTo clip: DrawingOutline?, opacity: Double
  ) {
    guard layer.hasInside else { return }
    let isCut = layer.cutsSomethingOff
    if isCut {
      let id = nextID()
      let clip = layer.sublayers.contains { $0.shape?.stroke != nil } ? outline.joined : outline
      add("<clipPath id=\"\(id)\"><path d=\"\(DrawingPathData.text(clip))\"/></clipPath>")
      add("<g clip-path=\"url(#\(id))\">")
    }
    let isReplaced = outlines?.replaced.contains(ObjectIdentifier(layer)) ?? false
    if let shape = layer.shape, !isReplaced { write(shape, opacity: opacity) }
    if let content = layer.content { write(content, opacity: opacity) }
    // References draw each layer as it is.
    let inner = fills == nil ? nil : isCut ? outline : clip
    for sublayer in layer.sublayers {
      write(sublayer, opacity: opacity, within: isCut ? nil : limit, clippedTo: inner)
    }
    if isCut { add("</g>") }
  }

  // MARK: Attributes

  private func transform(_ transform: CGAffineTransform) -> String {
    let number = DrawingNumber.text
    if transform.isTranslation {
      guard transform.tx != 0 || transform.ty != 0 else { return "" }
      return " transform=\"translate(\(number(transform.tx)) \(number(transform.ty)))\""
    }
    let parts = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return " transform=\"matrix(\(parts.map(number).joined(separator: " ")))\""
  }

  func paint(_ attribute: String, _ color: ColorComponents, _ opacity: Double) -> String {
    let alpha = color.alpha * CGFloat(opacity)
    let value = " \(attribute)=\"\(isMasking ? "#FFFFFF" : Self.hex(color))\""
    return alpha < 1 ? value + " \(attribute)-opacity=\"\(DrawingNumber.text(alpha))\"" : value
  }

  static func hex(_ color: ColorComponents) -> String {
    HeadlessDrawing.RGBA(color.withAlpha(1)).description
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Control characters have no place in XML, not even escaped.
      case _ where character.value < 0x20: result += " "
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

extension DrawnLayer {
  var hasInside: Bool {
    shape != nil || content != nil || sublayers.contains { $0.paintsSomething }
  }

  /// The layer's box and its path, which may reach beyond.
  var paintedBox: CGRect {
    guard let shape else { return outline.rect }
    return outline.rect.union(CGRect(enclosing: shape.elements.flatMap(\.points)))
  }

  /// Whether there is anything to see, so that empty groups are not written.
  var paintsSomething: Bool {
    opacity > 0
      && (fill != nil || gradient != nil || border != nil || shadow != nil || hasInside)
  }
}
