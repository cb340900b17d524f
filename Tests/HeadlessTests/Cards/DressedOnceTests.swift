import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// How often a table is dressed.
///
/// Not for a simulator, where UIKit may tell of margins later.
@MainActor @Suite struct DressedOnceTests {
  private final class Painter: TableInstaller {
    var installed: [CardStyle] = []
    func install(_ style: CardStyle, on tableView: UITableView) { installed.append(style) }
    func uninstall(from tableView: UITableView) {}
  }

  @Test func comingIntoATableInItsWindowIsNoSecondReason() {
    HeadlessClock.held {
      let painter = Painter()
      let screen = HeldScreen()
      screen.dataSource.uninstall()
      screen.dataSource.installer = painter
      #expect(painter.installed.isEmpty)
      screen.dataSource.style = CardStyle(radius: 4)
      #expect(painter.installed.map(\.topRadius) == [4])
      screen.settle()
      #expect(painter.installed.count == 1)
      screen.window.overrideUserInterfaceStyle = .dark
      screen.settle()
      #expect(painter.installed.count == 2)
    }
  }
}
