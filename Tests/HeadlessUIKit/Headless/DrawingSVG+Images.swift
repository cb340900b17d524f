import Foundation

extension DrawingSVG {
  /// An image in the box that it is shown in, however large it was drawn.
  mutating func write(_ image: ImageDrawing, of size: CGSize, in rect: CGRect, opacity: Double) {
    guard size.width > 0, size.height > 0 else { return }
    let number = DrawingNumber.text
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    let scale = across == down ? number(across) : "\(number(across)) \(number(down))"
    var attributes = " transform=\"translate(\(number(rect.minX)) \(number(rect.minY)))"
    attributes += scale == "1" ? "\"" : " scale(\(scale))\""
    if opacity < 1 { attributes += " opacity=\"\(number(CGFloat(opacity)))\"" }
    let id = nextID()
    let frame = DrawingPathData.text(DrawingOutline(rect: CGRect(origin: .zero, size: size)))
    add("<clipPath id=\"\(id)\"><path d=\"\(frame)\"/></clipPath>")
    add("<g\(attributes) clip-path=\"url(#\(id))\">")
    for part in image.parts { write(part) }
    add("</g>")
  }

  private mutating func write(_ part: DrawnPart) {
    let number = DrawingNumber.text
    switch part {
    case .layer(let layer):
      writeLayer(layer)
    case .fill(let elements, let color, let isEvenOdd):
      let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      add("<path d=\"\(DrawingPathData.text(elements))\"\(rule)\(paint("fill", color, 1))/>")
    case .stroke(let elements, let color, let line):
      var attributes = paint("stroke", color, 1) + " stroke-width=\"\(number(line.width))\""
      if line.cap != .butt { attributes += " stroke-linecap=\"\(line.cap.svgName)\"" }
      if line.join != .miter { attributes += " stroke-linejoin=\"\(line.join.svgName)\"" }
      add("<path d=\"\(DrawingPathData.text(elements))\" fill=\"none\"\(attributes)/>")
    case .image(let source, let color, let rect):
      switch source {
      case .symbol(let name):
        write(.symbol(name: name, color: CGColor(color), rect: rect), opacity: 1)
      case .drawing(let drawing, let size, _):
        write(drawing, of: size, in: rect, opacity: 1)
      }
    }
  }
}

extension CGLineCap {
  var svgName: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension CGLineJoin {
  var svgName: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}
