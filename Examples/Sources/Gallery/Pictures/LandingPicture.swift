import RoundedTable
import Screens
@_spi(Headless) import UIKit

/// Cards in several looks, for the first page of the documentation: wide, and with texts that are
/// legible on a phone.
@MainActor package struct LandingPicture {
  private static let width = 480
  private static let height = 254

  package let svg: String

  package init(on device: HeadlessDevice) {
    let isDark = device.userInterfaceStyle == .dark
    let colors = isDark ? ["#1e1b4b", "#14151f"] : ["#dcdaf8", "#f6f1fb"]
    let panels = Self.panels.enumerated().map { index, panel in
      panel.svg(on: device, name: "p\(index)")
    }
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width * 2)" height="\(Self.height * 2)" \
      viewBox="0 0 \(Self.width) \(Self.height)" role="img">
      <title>Cards with a gradient, an outline and gaps</title>
      <linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" \
      stop-color="\(colors[0])"/><stop offset="1" stop-color="\(colors[1])"/></linearGradient>
      <rect width="\(Self.width)" height="\(Self.height)" rx="20" fill="url(#paper)"/>
      \(panels.joined(separator: "\n"))
      </svg>

      """
  }

  /// Its screens, to be looked at.
  package static func show(on device: HeadlessDevice, _ look: (UIWindow) -> Void) {
    for panel in panels { panel.show(on: device, look) }
  }

  private static var panels: [PicturePanel] {
    // A first section without a header begins lower than one with it.
    [(order, 0), (bills, -17)].enumerated().map { index, column in
      PicturePanel(
        size: CGSize(width: width / 2, height: height - column.1),
        at: CGPoint(x: index * width / 2, y: column.1)
      ) { LookScreen(column.0) }
    }
  }

  private static var order: Look {
    Look(
      "landing-order", "", sections: [("Order 1042", ["Coffee", "Teapot", "Cups"])],
      textColor: .white, background: .clear, code: ""
    ) { dataSource in
      dataSource.style.radius = 26
      dataSource.style.enclosesHeader = true
      dataSource.style.separator = CardSeparator(color: .white.withAlphaComponent(0.3))
      dataSource.style.fill = .gradient(
        CardGradient(
          colors: [.systemIndigo, UIColor(0xB31A66)], direction: .diagonal))
      dataSource.style.shadow = CardShadow(
        color: .systemIndigo, opacity: 0.4, radius: 10, offset: CGSize(width: 0, height: 6))
    }.with { $0.titleColor = .white }
  }

  private static var bills: Look {
    Look(
      "landing-bills", "", sections: [(nil, ["Rent", "Gym"]), (nil, ["Ada", "Mary"])],
      background: .clear, code: ""
    ) { dataSource in
      dataSource.style.radius = 20
      dataSource.tableStyle.sectionSpacing = 14
      dataSource.cardID = { name in ["Rent", "Gym"].contains(name) ? "bills" : name }
      dataSource.style.cardSpacing = 8
      dataSource.sectionStyle = { section, style in
        if section == 0 {
          style.outline = CardOutline(color: .systemOrange, width: 2.5)
        } else {
          style.fill = .color(UIColor(light: 0xCDEBE4, dark: 0x12403A))
        }
      }
    }
  }
}
