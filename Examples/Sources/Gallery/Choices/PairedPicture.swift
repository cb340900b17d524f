import Foundation

/// Two drawings of one picture, in light and in dark, as one file: dark if it's asked for as
/// `file.svg#dark`.
///
/// The colors and opacities in which the drawings differ are variables. Nothing else may differ.
package struct PairedPicture {
  private static let colored: Set = [
    "fill", "stroke", "stop-color", "fill-opacity", "stroke-opacity", "stop-opacity", "opacity",
    "flood-color", "flood-opacity",
  ]

  private let light: [Substring]
  private let dark: [Substring]

  package init(light: String, dark: String) {
    self.light = light.split(separator: "\n", omittingEmptySubsequences: false)
    self.dark = dark.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The document.
  package var svg: String {
    let (variables, body) = paired
    let names = variables.enumerated().map { ("--v\($0.offset)", $0.element) }
    let light = names.map { "\($0.0):\($0.1.light)" }.joined(separator: ";")
    let dark = names.map { "\($0.0):\($0.1.dark)" }.joined(separator: ";")
    let (width, height) = (Int(ChoicePicture.size.width), Int(ChoicePicture.size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" id="dark" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <style>
      svg{\(light)}
      svg:target{\(dark)}
      </style>
      \(body)</svg>

      """
  }

  private struct Pair: Hashable {
    let light: Substring
    let dark: Substring
  }

  private var paired: (variables: [Pair], body: String) {
    var variables: [Pair] = []
    precondition(light.count == dark.count, "The drawings differ in more than colors")
    let lines = zip(light, dark).map { Self.line($0, $1, &variables) }
    return (variables, lines.joined(separator: "\n"))
  }

  /// A line in which colors that differ are variables.
  private static func line(
    _ light: Substring, _ dark: Substring, _ variables: inout [Pair]
  ) -> String {
    if light == dark { return String(light) }
    let lights = light.split(separator: "\"", omittingEmptySubsequences: false)
    let darks = dark.split(separator: "\"", omittingEmptySubsequences: false)
    precondition(lights.count == darks.count, "These differ in more than colors: \(light) \(dark)")
    var parts: [String] = []
    for (one, other) in zip(lights, darks) {
      if one == other {
        parts.append(String(one))
        continue
      }
      let attribute = parts.last?.split(separator: " ").last?.dropLast() ?? ""
      precondition(
        colored.contains(String(attribute)),
        "These differ in \(attribute), which is no color: \(light) \(dark)")
      let pair = Pair(light: one, dark: other)
      if !variables.contains(pair) { variables.append(pair) }
      parts.append("var(--v\(variables.firstIndex(of: pair) ?? 0))")
    }
    return parts.joined(separator: "\"")
  }
}
