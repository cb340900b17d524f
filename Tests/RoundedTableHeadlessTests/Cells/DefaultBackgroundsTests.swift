import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A background configuration is the app's if it differs from the default in anything.
@MainActor @Suite struct DefaultBackgroundsTests {
  enum Difference: CaseIterable {
    case nothing, effect, shadow, insets, edges

    @MainActor func apply(to configuration: inout UIBackgroundConfiguration) {
      switch self {
      case .nothing: break
      case .effect: configuration.visualEffect = UIBlurEffect(style: .regular)
      case .shadow:
        if #available(iOS 18.0, *) { configuration.shadowProperties.opacity = 0.5 }
      case .insets: configuration.backgroundInsets.top = 3
      case .edges: configuration.edgesAddingLayoutMarginsToBackgroundInsets = .leading
      }
    }
  }

  @Test(arguments: Difference.allCases) func itComesBack(_ difference: Difference) throws {
    try HeadlessClock.held {
      // A color of its own, so that only the look tells it from the default.
      let wanted = {
        var configuration = UIBackgroundConfiguration.listGroupedCell()
        configuration.backgroundColor = .secondarySystemGroupedBackground
        difference.apply(to: &configuration)
        return configuration
      }()
      let screen = HeldScreen(configure: { cell, _ in cell.backgroundConfiguration = wanted })
      screen.apply("A:ab")
      screen.settle()
      let cell = try #require(screen.cell("a"))
      // UIKit draws its own selection over the default background alone.
      screen.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      screen.settle()
      let frame = screen.frame("a")
      let color = HeadlessDrawing(of: screen.window).color(
        at: CGPoint(x: frame.midX, y: frame.midY))
      let gray = HeadlessDrawing.RGBA(.systemGray4, traits: screen.window.traitCollection)
      #expect(color.isClose(to: gray) == (difference == .nothing))
      screen.dataSource.uninstall()
      #expect(cell.backgroundConfiguration == wanted)
    }
  }
}
