import Foundation
@_spi(Headless) import UIKit

/// An update and its way back as a picture that moves by itself, for ever.
///
/// It is a stack of frames of which a style sheet shows one at a time: no script, nothing to load, so it moves wherever an
/// `<img>` does. Readers who want less motion, and programs that know no animation, see the first frame.
@MainActor package struct AnimatedPicture {
  private static let cornerRadius = 24
  private static let framesPerUpdate = 12
  /// How long a moving frame is shown, in seconds: about half as fast as on a device, to be followed.
  private static let step = 0.06
  /// How long the screen stays at rest before and after the update.
  private static let rest = 1.8

  package let svg: String

  private struct Frame {
    var body: String
    var start: Double
    var end: Double
  }

  package init(of update: GalleryUpdate, on device: HeadlessDevice) {
    let bodies =
      Self.bodies(of: update, "a", on: device) + Self.bodies(of: update.reversed, "b", on: device)
    var frames: [Frame] = []
    var now = 0.0
    for (index, body) in bodies.enumerated() {
      let length = index % Self.framesPerUpdate == 0 ? Self.rest : Self.step
      frames.append(Frame(body: body, start: now, end: now + length))
      now += length
    }
    let (width, height) = (Int(update.size.width), Int(update.size.height))
    let outline = "width=\"\(width)\" height=\"\(height)\" rx=\"\(Self.cornerRadius)\""
    let (parts, stack) = Self.sharing(frames.map(\.body))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\""
        + " width=\"\(width)\" height=\"\(height)\" role=\"img\">",
      "<title>\(update.caption)</title>",
      "<style>", Self.style(of: frames, lasting: now), "</style>",
      "<defs>", parts, "</defs>", "<clipPath id=\"screen\"><rect \(outline)/></clipPath>",
      "<g clip-path=\"url(#screen)\">",
    ]
    for (index, body) in stack.enumerated() {
      lines += ["<g class=\"f\" id=\"f\(index)\">", body + "</g>"]
    }
    lines += ["</g>", "</svg>\n"]
    svg = lines.joined(separator: "\n")
  }

  /// The update's frames but the last, which is the way back's first.
  private static func bodies(
    of update: GalleryUpdate, _ prefix: String, on device: HeadlessDevice
  ) -> [String] {
    let moments = (0..<framesPerUpdate).map { Double($0) / Double(framesPerUpdate) }
    var number = 0
    return update.look(at: moments, on: device) { window in
      number += 1
      return HeadlessDrawing(of: window, values: .presentation)
        .svgBody(idPrefix: "\(prefix)\(number)-")
    }
  }

  /// Writes shapes and texts that come more than once only once, which makes the file a third as large.
  private static func sharing(_ bodies: [String]) -> (parts: String, bodies: [String]) {
    let frames = bodies.map { $0.split(separator: "\n").map(String.init) }
    var counts: [String: Int] = [:]
    for line in frames.joined() where line.hasPrefix("<path ") || line.hasPrefix("<text ") {
      counts[line, default: 0] += 1
    }
    var names: [String: String] = [:]
    var parts: [String] = []
    let shared = frames.map { lines in
      let used = lines.map { line in
        guard let count = counts[line], count > 1, !line.contains("url(") else { return line }
        let name = names[line] ?? "p\(names.count)"
        if names.updateValue(name, forKey: line) == nil {
          parts.append(line.replacing(" ", with: " id=\"\(name)\" ", maxReplacements: 1))
        }
        return "<use href=\"#\(name)\"/>"
      }
      return movingThemselves(used).joined(separator: "\n")
    }
    return (parts.joined(separator: "\n"), shared)
  }

  /// Lets a part move itself that stands alone in a group which does nothing but move it.
  private static func movingThemselves(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines {
      result.append(line)
      guard line == "</g>", result.count > 2,
        let group = result[result.count - 3]
          .wholeMatch(of: /<g transform="translate\(([-0-9.]+) ([-0-9.]+)\)">/),
        let part = result[result.count - 2]
          .wholeMatch(of: /<use href="#(p[0-9]+)"(?: x="([-0-9.]+)" y="([-0-9.]+)")?\/>/)
      else { continue }
      func sum(_ moved: Substring, _ own: Substring?) -> String {
        let thousandths = ((Double(moved) ?? 0) + (own.flatMap { Double($0) } ?? 0)) * 1000
        return String(format: "%g", thousandths.rounded() / 1000)
      }
      let (x, y) = (sum(group.1, part.2), sum(group.2, part.3))
      result.replaceSubrange(
        (result.count - 3)..., with: ["<use href=\"#\(part.1)\" x=\"\(x)\" y=\"\(y)\"/>"])
    }
    return result
  }

  private static func style(of frames: [Frame], lasting duration: Double) -> String {
    func percent(_ time: Double) -> String { String(format: "%.2f%%", time / duration * 100) }
    var lines = [".f{visibility:hidden}", "#f0{visibility:visible}"]
    lines.append("@media (prefers-reduced-motion:no-preference){")
    lines.append(".f{animation:\(String(format: "%.2f", duration))s step-end infinite}")
    for (index, frame) in frames.enumerated() {
      let isFirst = index == 0
      let isLast = index == frames.count - 1
      lines.append(
        "#f\(index){animation-name:k\(index)}@keyframes k\(index){"
          + (isFirst ? "" : "0%{visibility:hidden}")
          + "\(isFirst ? "0%" : percent(frame.start)){visibility:visible}"
          + (isLast ? "" : "\(percent(frame.end)){visibility:hidden}") + "}")
    }
    lines.append("}")
    return lines.joined(separator: "\n")
  }
}
