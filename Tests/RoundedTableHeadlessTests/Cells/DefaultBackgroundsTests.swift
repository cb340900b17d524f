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
      // A reused cell is asked for the row's own color no more.
      screen.dataSource.uninstall()
      #expect(cell.backgroundConfiguration == wanted)
    }
  }
}
