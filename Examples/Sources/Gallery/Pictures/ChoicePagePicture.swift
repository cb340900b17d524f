import Screens
@_spi(Headless) import UIKit

/// The page of looks in small, as legible as on a phone: three of its switches, a look and its
/// code.
@MainActor package struct ChoicePagePicture {
  private static let width = 480
  private static let margin = 20
  private static let panelHeight = 248
  private static let switchHeight = 34
  private static let lineHeight = 26
  private static let fontSize = 16

  package let svg: String

  package init(on device: HeadlessDevice) {
    let colors = Colors(isDark: device.userInterfaceStyle == .dark)
    let code = Self.choice.code(for: .dataSource)
    let panelTop = Self.margin + 2 * (Self.switchHeight + 12)
    let codeTop = panelTop + Self.panelHeight + 16
    let codeHeight = code.count * Self.lineHeight + 18
    let height = codeTop + codeHeight + Self.margin
    let panel = PicturePanel(
      size: CGSize(width: Self.width - 2 * Self.margin, height: Self.panelHeight),
      at: CGPoint(x: Self.margin, y: panelTop), cornerRadius: 16
    ) {
      ChoiceScreen(Self.choice) { Self.choice.apply(to: $0) }
    }
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(height)" \
      viewBox="0 0 \(Self.width) \(height)" role="img">
      <title>Choose a look: switches, the look that they make, and its code</title>
      <rect x="0.5" y="0.5" width="\(Self.width - 1)" height="\(height - 1)" rx="20" \
      fill="\(colors.page)" stroke="\(colors.line)"/>
      \(Self.switches(colors))
      \(panel.svg(on: device, name: "look"))
      \(Self.codeBox(code, top: codeTop, height: codeHeight, colors))
      </svg>

      """
  }

  private static var choice: LookChoice {
    var choice = LookChoice()
    (choice.radius, choice.title) = (.twelve, .inside)
    return choice
  }

  /// The page's own colors.
  private struct Colors {
    let page, text, line, chosen, code: String

    init(isDark: Bool) {
      (page, text) = isDark ? ("#161618", "#fff") : ("#fff", "#000")
      (line, chosen) = isDark ? ("#3a3a3c", "#48484a") : ("#d1d1d6", "#e5e5ea")
      code = isDark ? "#232326" : "#f5f5f7"
    }
  }

  // MARK: Switches

  private static func switches(_ colors: Colors) -> String {
    [["fill"], ["edge", "radius"]].enumerated().flatMap { row, names in
      var left = margin
      let top = margin + row * (switchHeight + 12)
      return ChoiceControl.all.filter { names.contains($0.name) }
        .sorted { $0.name < $1.name }
        .map { control in
          let drawn = segments(of: control, left: left, top: top, colors)
          left += drawn.width + 16
          return drawn.svg
        }
    }.joined(separator: "\n")
  }

  private static func segments(
    of control: ChoiceControl, left: Int, top: Int, _ colors: Colors
  ) -> (svg: String, width: Int) {
    let chosen = choice.values.first { $0.name == control.name }?.value
    var x = left + 3
    var lines: [String] = []
    for (value, title) in control.choices {
      let width = width(of: title) + 20
      if value == chosen {
        lines.append(
          "<rect x=\"\(x)\" y=\"\(top + 3)\" width=\"\(width)\" height=\"\(switchHeight - 6)\""
            + " rx=\"7\" fill=\"\(colors.chosen)\"/>")
      }
      lines.append(
        "<text x=\"\(x + 10)\" y=\"\(top + 22)\" textLength=\"\(width - 20)\""
          + " lengthAdjust=\"spacingAndGlyphs\" font-size=\"\(fontSize)\" fill=\"\(colors.text)\""
          + " font-family=\"-apple-system, system-ui, Helvetica, Arial, Liberation Sans, sans-serif\">\(title)</text>"
      )
      x += width
    }
    let width = x + 3 - left
    lines.append(
      "<rect x=\"\(left)\" y=\"\(top)\" width=\"\(width)\" height=\"\(switchHeight)\" rx=\"10\""
        + " fill=\"none\" stroke=\"\(colors.line)\"/>")
    return (lines.joined(separator: "\n"), width)
  }

  private static func width(of title: String) -> Int {
    let label = UILabel()
    label.font = .systemFont(ofSize: CGFloat(fontSize))
    label.text = title
    return Int(label.sizeThatFits(CGSize(width: 1000, height: 100)).width.rounded(.up))
  }

  // MARK: Code

  private static func codeBox(
    _ code: [String], top: Int, height: Int, _ colors: Colors
  ) -> String {
    let box =
      "<rect x=\"\(margin)\" y=\"\(top)\" width=\"\(width - 2 * margin)\" height=\"\(height)\""
      + " rx=\"12\""
    let lines = code.enumerated().map { index, line in
      "<text x=\"\(margin + 12)\" y=\"\(top + 27 + index * lineHeight)\""
        + " font-size=\"\(fontSize)\" font-family=\"ui-monospace, Menlo, monospace\""
        + " fill=\"\(colors.text)\">\(line)</text>"
    }
    return """
      <clipPath id="code">\(box)/></clipPath>
      \(box) fill="\(colors.code)"/>
      <g clip-path="url(#code)">
      \(lines.joined(separator: "\n"))
      </g>
      """
  }
}
