import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A header view that the app keeps, and shows somewhere else.
@MainActor @Suite struct HeadersElsewhereTests {
  private func screen() -> LidScreen { LidScreen(LidScreen.Setup()) }

  /// Before, a constraint between views without a common ancestor trapped.
  @Test(arguments: [false, true]) func aHeaderInAnotherWindowIsNoTrap(_ isOverlay: Bool) throws {
    try HeadlessClock.held {
      let screen = screen()
      screen.scroll(to: 70)
      let header = try #require(screen.tableView.headerView(forSection: 0))
      let other = UIWindow(device: .phone)
      other.makeKeyAndVisible()
      let table = UITableView(frame: other.bounds, style: .plain)
      (isOverlay ? screen.window : other).addSubview(table)
      table.addSubview(header)
      screen.scroll(to: 72)
      screen.apply([("A", "abcd"), ("B", "gh"), ("C", "ijklmno")])
      screen.scroll(to: 80)
      #expect(header.superview === table)
      screen.tableView.addSubview(header)
      screen.settle()
      screen.scroll(to: 70)
      #expect(header.superview === screen.tableView)
    }
  }
}
