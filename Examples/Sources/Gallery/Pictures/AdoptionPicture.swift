import Screens
@_spi(Headless) import UIKit

/// One screen before and after its data source has another class, one below the other: as large as
/// a phone, and as legible.
@MainActor package struct AdoptionPicture {
  private static let width = 390
  private static let panelHeight = 376
  private static let titleHeight = 46
  private static let names = ["UITableViewDiffableDataSource", "RoundedDiffableDataSource"]

  package let svg: String

  package init(on device: HeadlessDevice) {
    let height = 2 * (Self.panelHeight + Self.titleHeight)
    let color = device.userInterfaceStyle == .dark ? "#f2f2f7" : "#1c1c1e"
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Self.width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(Self.width) \(height)\" role=\"img\">",
      "<title>Contacts before and after: rows from edge to edge become cards</title>",
    ]
    for (index, panel) in Self.panels.enumerated() {
      lines += [
        "<text x=\"\(Self.width / 2)\" y=\"\(Int(panel.origin.y) - 16)\" text-anchor=\"middle\""
          + " font-size=\"18\" font-weight=\"600\" fill=\"\(color)\""
          + " font-family=\"\(HeadlessDrawing.fontFamily)\">"
          + "\(Self.names[index])</text>",
        panel.svg(on: device, name: "a\(index)"),
        "<rect x=\"1\" y=\"\(Int(panel.origin.y) + 1)\" width=\"\(Self.width - 2)\""
          + " height=\"\(Self.panelHeight - 2)\" rx=\"27\" fill=\"none\" stroke=\"#8e8e93\""
          + " stroke-width=\"2\" stroke-opacity=\"0.6\"/>",
      ]
    }
    svg = (lines + ["</svg>\n"]).joined(separator: "\n")
  }

  private static var panels: [PicturePanel] {
    let screens: [() -> UIViewController] = [{ PlainContactsScreen() }, { ContactsScreen() }]
    return screens.enumerated().map { index, screen in
      PicturePanel(
        size: CGSize(width: width, height: panelHeight),
        at: CGPoint(x: 0, y: titleHeight + index * (panelHeight + titleHeight)), cornerRadius: 28,
        screen: screen)
    }
  }
}
