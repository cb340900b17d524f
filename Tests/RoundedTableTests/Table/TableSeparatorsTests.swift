import RoundedTable
import TestSupport
import Testing
import UIKit

/// The table's `separatorStyle` is the app's: what it says is heeded, whenever it is set, and never
/// overwritten.
@MainActor @Suite struct TableSeparatorsTests {
  /// A cell that draws its own card, and is told whether to draw a line.
  private final class LineCell: UITableViewCell, CardCell {
    var wantsLine = false

    func apply(_ card: Card, animated: Bool) { wantsLine = card.wantsSeparator }
  }

  private func makeScreen(
    _ make: @escaping (UITableView, () -> CardScreen.DataSource) -> CardScreen.DataSource = {
      $1()
    }
  ) -> CardScreen {
    CardScreen(
      cellClass: LineCell.self,
      make: { tableView, provider in
        make(tableView) { CardScreen.DataSource(tableView: tableView, cellProvider: provider) }
      })
  }

  /// The rows that are told to draw a line.
  private func lined(_ items: String, on screen: CardScreen) -> String {
    items.filter { (screen.cell(String($0)) as? LineCell)?.wantsLine == true }
  }

  /// A change that has the table decorated again.
  private func turnDark(_ screen: CardScreen) {
    screen.window.overrideUserInterfaceStyle = .dark
    screen.window.frame.size.width = 500
    screen.window.layoutIfNeeded()
  }

  @Test func linesThatAreOffBeforehandStayOff() {
    let screen = makeScreen { tableView, make in
      tableView.separatorStyle = .none
      return make()
    }
    screen.show("A:abc")
    #expect(lined("abc", on: screen) == "")
    turnDark(screen)
    #expect(lined("abc", on: screen) == "")
    screen.dataSource.uninstall()
    #expect(screen.tableView.separatorStyle == .none)
  }

  @Test func linesThatAreTurnedOffBeforeTheTableIsShownStayOff() {
    let screen = makeScreen { tableView, make in
      let dataSource = make()
      #expect(tableView.separatorStyle == .singleLine)
      tableView.separatorStyle = .none
      return dataSource
    }
    screen.show("A:abc")
    #expect(lined("abc", on: screen) == "")
    screen.dataSource.uninstall()
    #expect(screen.tableView.separatorStyle == .none)
  }

  @Test func aStyleThatAsksForLinesHasThemAnyway() {
    let screen = makeScreen { tableView, make in
      tableView.separatorStyle = .none
      return make()
    }
    screen.show("A:abc")
    screen.dataSource.style.separator = CardSeparator()
    #expect(lined("abc", on: screen) == "ab")
    screen.dataSource.style.separator = .sameAsTable
    #expect(lined("abc", on: screen) == "")
    screen.dataSource.style.separator?.leadingInset = 4
    #expect(lined("abc", on: screen) == "")
  }

  @Test func aTableWithLinesHasThemInItsCards() {
    let screen = makeScreen()
    screen.show("A:abc")
    #expect(screen.tableView.separatorStyle == .none)
    #expect(lined("abc", on: screen) == "ab")
    screen.dataSource.style.separator = nil
    #expect(lined("abc", on: screen) == "")
  }

  @Test func linesThatAreTurnedOnLaterAreTheTables() {
    let screen = makeScreen()
    screen.show("A:abc")
    screen.dataSource.style.separator = CardSeparator()
    screen.tableView.separatorStyle = .singleLine
    screen.show("A:abcd")
    #expect(lined("abcd", on: screen) == "")
    turnDark(screen)
    #expect(screen.tableView.separatorStyle == .singleLine)
    #expect(lined("abcd", on: screen) == "")
    screen.dataSource.uninstall()
    #expect(screen.tableView.separatorStyle == .singleLine)
  }

  @Test func linesThatAreTurnedOffAgainAreGone() {
    let screen = makeScreen()
    screen.show("A:abc")
    screen.tableView.separatorStyle = .singleLine
    screen.show("A:abcd")
    screen.tableView.separatorStyle = .none
    screen.show("A:abc")
    #expect(lined("abc", on: screen) == "")
    screen.dataSource.uninstall()
    #expect(screen.tableView.separatorStyle == .none)
  }

  @Test func anInstallerOfTheAppsOwnMayTurnThemOff() {
    final class Plain: TableInstaller {
      func install(_ style: TableStyle, on tableView: UITableView) {
        tableView.separatorStyle = .none
      }
      func uninstall(from tableView: UITableView) { tableView.separatorStyle = .singleLine }
    }
    final class Idle: TableInstaller {
      func install(_ style: TableStyle, on tableView: UITableView) {}
      func uninstall(from tableView: UITableView) {}
    }
    let screen = makeScreen()
    screen.show("A:abc")
    screen.dataSource.installer = Plain()
    #expect(lined("abc", on: screen) == "ab")
    // Then the table draws its own, and cards no second ones.
    screen.dataSource.installer = Idle()
    #expect(screen.tableView.separatorStyle == .singleLine)
    #expect(lined("abc", on: screen) == "")
  }
}
