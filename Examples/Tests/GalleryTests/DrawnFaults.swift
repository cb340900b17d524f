import Foundation
import FoundationXML

/// What a browser would not show of an SVG document, or not as it is meant.
final class DrawnFaults: NSObject, XMLParserDelegate {
  /// What is wrong, in the order of the document.
  static func all(in svg: String) -> [String] {
    let faults = DrawnFaults()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = faults
    _ = parser.parse()
    let undefined = faults.used.subtracting(faults.stops.filter { $0.value > 1 }.keys)
    return faults.faults + undefined.sorted().map { "an empty fill: \($0)" }
  }

  /// An element that is open.
  private struct Group {
    /// Where it begins, nil if something turns or scales it.
    var origin: CGPoint?
    /// What texts have to be in, in the document.
    var panel: CGRect
    /// Whether a drawing of layers has begun, whose rows may be scrolled out of view.
    var isDrawing = false
  }

  private var faults: [String] = []
  private var groups: [Group] = []
  /// The rectangles that clip, by the names of their paths.
  private var clips: [String: CGRect] = [:]
  private var clip: String?
  /// How many colors a gradient has, by its name.
  private var stops: [String: Int] = [:]
  private var gradient: String?
  /// The gradients that something is filled with.
  private var used: Set<String> = []
  private var text: (attributes: [String: String], content: String)?

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    func number(_ name: String) -> CGFloat? {
      attributes[name].flatMap(Double.init).map { CGFloat($0) }
    }
    func report(_ fault: String) { faults.append("\(fault): line \(parser.lineNumber)") }
    func rect() -> CGRect {
      CGRect(
        x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
        height: number("height") ?? 0)
    }
    let names = ["id", "fill", "stroke", "mask", "filter", "clip-path", "font-family", "class"]
    for (name, value) in attributes where !names.contains(name) {
      if value.contains(/(?i)(^|[^a-z])(nan|inf)/) { report("no number in \(name)") }
    }
    for name in ["d", "fill", "stroke"] where attributes[name] == "" { report("an empty \(name)") }
    for name in ["fill", "stroke"] {
      if let used = attributes[name]?.wholeMatch(of: /url\(#(.+)\)/) {
        self.used.insert("\(used.1)")
      }
    }
    var group = groups.last ?? Group(origin: .zero, panel: .infinite)
    switch element {
    case "svg":
      let box = (attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
      guard box.count == 4, box[2] > 0, box[3] > 0, number("width") != 0, number("height") != 0
      else { return report("a picture without size") }
      group.panel = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
    case "path":
      if attributes["d"]?.first.map({ !"Mm".contains($0) }) ?? true {
        report("a path without a move")
      }
    case "image":
      if rect().isEmpty { report("an image without size") }
    case "linearGradient", "radialGradient":
      gradient = attributes["id"]
      if let gradient { stops[gradient] = 0 }
    case "stop": if let gradient { stops[gradient, default: 0] += 1 }
    case "clipPath": clip = attributes["id"]
    case "rect": if let clip { clips[clip] = rect() }
    case "text": text = (attributes, "")
    default: break
    }
    if let transform = attributes["transform"] {
      let moves = transform.wholeMatch(of: /translate\(([-0-9.]+)[ ,]+([-0-9.]+)\)/)
      group.origin = moves.flatMap { moves in
        group.origin.flatMap { origin in
          guard let x = Double(moves.1), let y = Double(moves.2) else { return nil }
          return CGPoint(x: origin.x + x, y: origin.y + y)
        }
      }
    }
    if let name = attributes["clip-path"]?.wholeMatch(of: /url\(#(.+)\)/)?.1,
      let clip = clips[String(name)], let origin = group.origin
    {
      group.panel = group.panel.intersection(clip.offsetBy(dx: origin.x, dy: origin.y))
    }
    if attributes["font-family"] != nil, element == "g" { group.isDrawing = true }
    groups.append(group)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    faults.append("not XML: line \(parser.lineNumber)")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text?.content += string }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let group = groups.popLast() else { return }
    switch element {
    case "linearGradient", "radialGradient": gradient = nil
    case "clipPath": clip = nil
    case "text":
      if let text, let frame = Self.frame(of: text.attributes, text.content, in: group) {
        let isInside =
          group.isDrawing
          ? frame.width <= group.panel.width
          : group.panel.insetBy(dx: -0.5, dy: -0.5).contains(frame)
        if !isInside { faults.append("outside its panel: \(text.content)") }
      }
      text = nil
    default: break
    }
  }

  /// Where a text is, nil if something turns or scales it.
  private static func frame(
    of attributes: [String: String], _ content: String, in group: Group
  ) -> CGRect? {
    func number(_ name: String) -> CGFloat? {
      attributes[name].flatMap(Double.init).map { CGFloat($0) }
    }
    guard let origin = group.origin else { return nil }
    let size = number("font-size") ?? 16
    // About what letters are wide, where the text does not say.
    let width = number("textLength") ?? CGFloat(content.count) * size * 0.5
    var x = origin.x + (number("x") ?? 0)
    if attributes["text-anchor"] == "middle" { x -= width / 2 }
    if attributes["text-anchor"] == "end" || attributes["direction"] == "rtl" { x -= width }
    return CGRect(
      x: x, y: origin.y + (number("y") ?? 0) - size * 0.7, width: width, height: size * 0.9)
  }
}
