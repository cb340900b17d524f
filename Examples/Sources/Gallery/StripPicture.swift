@_spi(Headless) import UIKit

/// One picture of a motion: five moments of it, side by side.
@MainActor package struct StripPicture {
  private static let moments: [(moment: Double, caption: String)] = [
    (0, "0"), (0.25, "¼"), (0.5, "½"), (0.75, "¾"), (1, "1"),
  ]
  private static let gap = 12
  private static let captionHeight = 24

  package let svg: String

  package init(of update: any GalleryMotion, on device: HeadlessDevice) {
    let frame = (width: Int(update.size.width), height: Int(update.size.height))
    var number = 0
    let bodies = update.look(at: Self.moments.map(\.moment), on: device) { window in
      number += 1
      return HeadlessDrawing(of: window, values: .presentation).svgBody(idPrefix: "f\(number)-")
    }
    let width = frame.width * bodies.count + Self.gap * (bodies.count - 1)
    let height = frame.height + Self.captionHeight
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\""
        + " width=\"\(width)\" height=\"\(height)\" role=\"img\">",
      "<title>\(update.caption)</title>",
    ]
    for (index, body) in bodies.enumerated() {
      lines += [
        "<g transform=\"translate(\(index * (frame.width + Self.gap)) 0)\">", body,
        "<text x=\"\(frame.width / 2)\" y=\"\(height - 6)\" text-anchor=\"middle\""
          + " font-family=\"Helvetica, Arial, Liberation Sans, sans-serif\" font-size=\"15\""
          + " fill=\"#8e8e93\">\(Self.moments[index].caption)</text>",
        "</g>",
      ]
    }
    lines.append("</svg>\n")
    svg = lines.joined(separator: "\n")
  }
}
