import Foundation
@_spi(Headless) import UIKit

/// The comparison as a picture that moves by itself, for ever.
///
/// Readers who want less motion, and programs that know no animation, see its end, where the two sides differ most.
@MainActor package struct AnimatedPicture {
  private static let cornerRadius = 20
  private static let gap = 24
  private static let titleHeight = 36
  private static let captionHeight = 36
  /// How long an update takes, in seconds: half as fast as on a device, to be followed.
  private static let updateLength = 0.6
  /// How long the screen stays at rest after each update.
  private static let rest = 1.5

  package let svg: String

  package init(on device: HeadlessDevice) {
    let comparison = Comparison(device: device)
    let steps = Comparison.steps
    let (width, height) = (Int(Comparison.size.width), Int(Comparison.size.height))
    let duration = Self.rest + Double(steps.count - 1) * (Self.updateLength + Self.rest)
    let times = Self.times(of: steps.count - 1)
    let fullWidth = width * 2 + Self.gap
    let fullHeight = height + Self.titleHeight + Self.captionHeight
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(fullWidth) \(fullHeight)\""
        + " width=\"\(fullWidth)\" height=\"\(fullHeight)\" role=\"img\">",
      "<title>The same updates with UIKit alone and with RoundedTable</title>",
      "<style>.still{display:none}@media (prefers-reduced-motion:reduce)"
        + "{.moving{display:none}.still{display:inline}}</style>",
    ]
    for (index, side) in Comparison.Side.allCases.enumerated() {
      let pictures = comparison.pictures(of: side)
      let x = index * (width + Self.gap)
      let bodies = pictures.map { $0.svgBody(idPrefix: "") }
      let film = Film(bodies, at: times, lasting: duration, name: "m\(index)-")
      let clip = "screen\(index)"
      let outline = "width=\"\(width)\" height=\"\(height)\" rx=\"\(Self.cornerRadius)\""
      lines += [
        "<g transform=\"translate(\(x) 0)\">",
        Self.text(side.title, x: width / 2, y: 22, size: 17, weight: 600),
        "<clipPath id=\"\(clip)\"><rect \(outline)/></clipPath>",
        "<g transform=\"translate(0 \(Self.titleHeight))\" clip-path=\"url(#\(clip))\">",
        "<g class=\"moving\">", film.svg, "</g>",
        "<g class=\"still\">", pictures.last?.svgBody(idPrefix: "e\(index)-") ?? "", "</g>",
        "</g>",
        "</g>",
      ]
    }
    lines.append("<g class=\"moving\">")
    for (index, step) in steps.enumerated() {
      let start = index == 0 ? 0 : times[(index - 1) * Comparison.picturesPerUpdate + 1]
      let isLast = index == steps.count - 1
      let end = isLast ? duration : times[index * Comparison.picturesPerUpdate + 1]
      lines += [
        "<g\(isLast ? "" : " visibility=\"hidden\"")>",
        Film.shown(from: start, to: end, of: duration),
        Self.text(step.caption, x: fullWidth / 2, y: fullHeight - 10, size: 15, weight: 400),
        "</g>",
      ]
    }
    lines += ["</g>", "</svg>\n"]
    svg = lines.joined(separator: "\n")
  }

  /// When each picture is taken: one at rest, then those of each update.
  private static func times(of updates: Int) -> [Double] {
    var times = [0.0]
    for update in 0..<updates {
      let start = rest + Double(update) * (updateLength + rest)
      times += (0..<Comparison.picturesPerUpdate).map {
        start + updateLength * Double($0) / Double(Comparison.picturesPerUpdate - 1)
      }
    }
    return times
  }

  static func text(_ text: String, x: Int, y: Int, size: Int, weight: Int) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\" font-size=\"\(size)\""
      + " font-weight=\"\(weight)\" font-family=\"Helvetica, Arial, Liberation Sans, sans-serif\""
      + " fill=\"#8e8e93\">\(text)</text>"
  }
}
