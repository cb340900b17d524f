import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Colors of gradients and outlines are those of the row's own traits, wherever these come from.
@MainActor @Suite struct CardColorsTests {
  enum Place: CaseIterable {
    case window, container, table, cell
  }

  private func view(_ place: Place, of screen: HeldScreen) -> UIView? {
    switch place {
    case .window: screen.window
    case .container: screen.tableView.superview
    case .table: screen.tableView
    case .cell: screen.cell("a")
    }
  }

  @Test(arguments: Place.allCases, [false, true])
  func theyAreOfTheViewsOwnTraits(_ place: Place, _ restylesLast: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen()
      let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
      @MainActor func restyle() {
        var style = CardStyle()
        style.fill = .gradient(CardGradient(colors: [color, color], spansCard: false))
        style.outline = CardOutline(color: color.withAlphaComponent(0.5), width: 4)
        style.separator = nil
        screen.dataSource.style = style
      }
      if !restylesLast { restyle() }
      screen.apply("A:ab")
      screen.settle()
      let view = view(place, of: screen)
      #expect(view != nil)
      view?.overrideUserInterfaceStyle = .dark
      screen.settle()
      if restylesLast { restyle() }
      screen.settle()
      check(screen, hex: 0xFF0000)
      view?.overrideUserInterfaceStyle = .light
      screen.settle()
      check(screen, hex: 0x00FF00)
    }
  }

  private func check(_ screen: HeldScreen, hex: UInt32) {
    let drawing = HeadlessDrawing(of: screen.window)
    let frame = screen.frame("a")
    let color = HeadlessDrawing.RGBA(hex: hex)
    // A half-transparent line of another color would show on the fill.
    for y in [frame.midY, frame.minY + 2] {
      #expect(drawing.color(at: CGPoint(x: frame.midX, y: y)).isClose(to: color))
    }
  }
}
