import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// How often a table is decorated, and what it is taken to have had before.
///
/// Not for a simulator, where UIKit may tell of margins later.
@MainActor @Suite struct DecoratedOnceTests {
  private final class Painter: TableInstaller {
    var installed: [TableStyle] = []
    func install(_ style: TableStyle, on tableView: UITableView) { installed.append(style) }
    func uninstall(from tableView: UITableView) {}
  }

  @Test func comingIntoATableInItsWindowIsNoSecondReason() {
    HeadlessClock.held {
      let painter = Painter()
      let screen = HeldScreen()
      screen.dataSource.uninstall()
      screen.dataSource.installer = painter
      #expect(painter.installed.isEmpty)
      screen.dataSource.tableStyle = TableStyle(inset: 4)
      #expect(painter.installed.map(\.inset) == [4])
      screen.settle()
      #expect(painter.installed.count == 1)
      screen.window.overrideUserInterfaceStyle = .dark
      screen.settle()
      #expect(painter.installed.count == 2)
    }
  }

  @Test func scrollingIsNoReason() {
    HeadlessClock.held {
      let painter = Painter()
      let screen = HeldScreen()
      screen.dataSource.installer = painter
      screen.settle()
      let before = painter.installed.count
      // What UIKit does when views in the table are scrolled under a bar.
      for view in screen.tableView.subviews {
        view.safeAreaInsetsDidChange()
        view.layoutMarginsDidChange()
        view.layoutMargins.top += 20
      }
      #expect(painter.installed.count == before)
      screen.tableView.layoutMargins.left += 20
      screen.settle()
      #expect(painter.installed.count == before + 1)
    }
  }

  /// The margins that it had in its window are the system's, not the app's, and change with its
  /// width.
  @Test func whatATableHadInItsWindowIsTheSystems() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.uninstall()
      screen.dataSource.style = CardStyle(radius: 4)
      screen.window.adopt(HeadlessDevice.phone.rotated)
      screen.settle()
      screen.dataSource.uninstall()
      let untouched = UITableView(frame: screen.tableView.frame, style: .grouped)
      screen.tableView.superview?.addSubview(untouched)
      screen.settle()
      let (margins, others) = (screen.tableView.layoutMargins, untouched.layoutMargins)
      #expect(margins.left == others.left && margins.right == others.right)
      // A controller's view has others above and below.
      if !TablePlace.isRoot { #expect(margins == others) }
    }
  }
}
