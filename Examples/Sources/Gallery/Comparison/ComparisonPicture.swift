import Foundation
@_spi(Headless) import UIKit

/// The comparison as a picture that moves by itself, with a lens over a corner that is wrong on one
/// side, and over the same corner on the other.
@MainActor package struct ComparisonPicture {
  private static let cornerRadius = 22
  /// What a lens at the edge of a card needs beside the screen, and a little more.
  private static let margin = 13
  private static let gap = 16
  private static let titleHeight = 32
  private static let captionHeight = 34
  /// How long the first picture stands: it already shows a difference, under a lens.
  private static let lead = 1.4

  package let svg: String

  package init(on device: HeadlessDevice) {
    let (width, height) = (Int(Comparison.size.width), Int(Comparison.size.height))
    let fullWidth = 2 * (width + Self.margin) + Self.gap
    let fullHeight = height + Self.titleHeight + Self.captionHeight
    let isDark = device.userInterfaceStyle == .dark
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(fullWidth) \(fullHeight)\""
        + " width=\"\(fullWidth)\" height=\"\(fullHeight)\" role=\"img\">",
      "<title>The same updates twice: rounded by hand, rows outside the update keep their old"
        + " corners</title>",
      FilmPicture.style,
      "<clipPath id=\"screen\"><rect width=\"\(width)\" height=\"\(height)\""
        + " rx=\"\(Self.cornerRadius)\"/></clipPath>",
    ]
    let places = Self.lensPlaces(on: device)
    for (index, side) in Comparison.Side.allCases.enumerated() {
      let (before, steps) = Comparison.motion(of: side).look(
        timesPerStep: FilmClock.picturesPerStep, on: device
      ) { HeadlessDrawing(of: $0, values: .presentation) }
      lines += [
        "<g transform=\"translate(\(Self.margin + index * (width + Self.gap)) 0)\">",
        Self.text(side.title, x: width / 2, y: 20, weight: 600, isDark ? "#f2f2f7" : "#1c1c1e"),
        "<g transform=\"translate(0 \(Self.titleHeight))\">",
        "<g clip-path=\"url(#screen)\">",
        FilmPicture.body(of: [before] + steps.flatMap(\.self), lead: Self.lead, name: "m\(index)-"),
        "</g>",
        Self.lenses(
          of: [before] + steps.compactMap(\.last), at: places, side: side, name: "z\(index)-"),
        "</g>",
        "</g>",
      ]
    }
    lines.append(Self.captions(x: fullWidth / 2, y: fullHeight - 10, isDark: isDark))
    lines.append("</svg>\n")
    svg = lines.joined(separator: "\n")
  }

  /// The corner that each step makes wrong where rows are rounded by hand.
  private static func lensPlaces(on device: HeadlessDevice) -> [CGPoint] {
    // Texts are at the other side.
    let isMirrored = device.layoutDirection == .rightToLeft
    let trailing = isMirrored ? Comparison.inset : Comparison.size.width - Comparison.inset
    let (before, steps) = Comparison.motion(of: .uiKitAlone).look(timesPerStep: 2, on: device) {
      Comparison.wrongCorners(in: $0).filter { $0.x == trailing }
    }
    let corners = [before] + steps.compactMap(\.last)
    return zip(Comparison.steps, corners).map { $1[$0.newestWrongCorner] }
  }

  /// Lenses, each from when a step has come to rest until the next one begins, and the last one for
  /// readers who want the picture to stand.
  private static func lenses(
    of pictures: [HeadlessDrawing], at places: [CGPoint], side: Comparison.Side, name: String
  ) -> String {
    func lens(_ step: Int, _ name: String) -> String {
      ComparisonLens(
        of: pictures[step], at: places[step], isWrong: side == .uiKitAlone, name: name
      ).svg
    }
    // The first picture is at rest before anything moves.
    let clock = FilmClock(steps: pictures.count - 1, lead: lead)
    let moving = pictures.indices.map { step in
      let isLast = step == pictures.count - 1
      let start = step == 0 ? 0 : clock.end(of: step - 1)
      let end = isLast ? clock.duration : clock.start(of: step)
      return """
        <g\(isLast ? "" : " visibility=\"hidden\"")>
        \(Film.shown(from: start, to: end, of: clock.duration))
        \(lens(step, "\(name)\(step)"))
        </g>
        """
    }
    return """
      <g class="moving">
      \(moving.joined(separator: "\n"))
      </g>
      <g class="still">
      \(lens(pictures.count - 1, "\(name)e"))
      </g>
      """
  }

  private static func captions(x: Int, y: Int, isDark: Bool) -> String {
    let steps = Comparison.steps
    let clock = FilmClock(steps: steps.count - 1, lead: lead)
    func line(_ step: Comparison.Step) -> String {
      text(step.caption, x: x, y: y, weight: 400, isDark ? "#aeaeb2" : "#636366")
    }
    let lines = steps.enumerated().map { index, step in
      let isLast = index == steps.count - 1
      let start = index == 0 ? 0 : clock.start(of: index - 1)
      let end = isLast ? clock.duration : clock.start(of: index)
      return """
        <g\(isLast ? "" : " visibility=\"hidden\"")>
        \(Film.shown(from: start, to: end, of: clock.duration))
        \(line(step))
        </g>
        """
    }
    return "<g class=\"moving\">\n\(lines.joined(separator: "\n"))\n</g>"
      + "<g class=\"still\">\(steps.last.map(line) ?? "")</g>"
  }

  private static func text(
    _ text: String, x: Int, y: Int, weight: Int, _ color: String
  ) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\" font-size=\"17\""
      + " font-weight=\"\(weight)\" font-family=\"\(HeadlessDrawing.fontFamily)\""
      + " fill=\"\(color)\">\(text)</text>"
  }
}
