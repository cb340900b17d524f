import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What is set for cards is given back, whoever has written it meanwhile.
///
/// The section spacing stands for all: it is a table's property, which the installer borrows while
/// the table's style has one.
@MainActor @Suite struct BorrowedTests {
  private func screen() -> HeldScreen {
    let screen = HeldScreen()
    screen.apply("A:ab", "B:c")
    screen.settle()
    return screen
  }

  private func borrow(_ spacing: Double?, on screen: HeldScreen) {
    screen.dataSource.tableStyle.sectionSpacing = spacing
    screen.settle()
  }

  @Test func whatWasThereBeforeComesBack() {
    HeadlessClock.held {
      let screen = screen()
      screen.tableView.sectionHeaderHeight = 33
      borrow(20, on: screen)
      #expect(screen.tableView.sectionHeaderHeight == 20)
      borrow(24, on: screen)
      #expect(screen.tableView.sectionHeaderHeight == 24)
      borrow(nil, on: screen)
      #expect(screen.tableView.sectionHeaderHeight == 33)
    }
  }

  @Test func whatTheAppWritesMeanwhileIsKept() {
    HeadlessClock.held {
      let screen = screen()
      borrow(20, on: screen)
      screen.tableView.sectionHeaderHeight = 41
      borrow(24, on: screen)
      #expect(screen.tableView.sectionHeaderHeight == 24)
      borrow(nil, on: screen)
      #expect(screen.tableView.sectionHeaderHeight == 41)
    }
  }

  @Test func whatTheAppWritesLastStays() {
    HeadlessClock.held {
      let screen = screen()
      borrow(20, on: screen)
      screen.tableView.sectionHeaderHeight = 41
      borrow(nil, on: screen)
      #expect(screen.tableView.sectionHeaderHeight == 41)
      screen.dataSource.uninstall()
      #expect(screen.tableView.sectionHeaderHeight == 41)
    }
  }

  /// Reads other heights than were set, as a table with a minimum of its own.
  private final class TallHeaders: UITableView {
    override var sectionHeaderHeight: CGFloat {
      get { max(30, super.sectionHeaderHeight) }
      set { super.sectionHeaderHeight = newValue }
    }
    var stored: CGFloat { super.sectionHeaderHeight }
  }

  @Test func whatIsReadOtherwiseIsStillOurs() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let tableView = TallHeaders(frame: window.bounds, style: .grouped)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let dataSource = RoundedDiffableDataSource<String, String>(tableView: tableView) {
        tableView, indexPath, _ in
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      tableView.sectionHeaderHeight = 50
      window.addSubview(tableView)
      window.makeKeyAndVisible()
      dataSource.tableStyle.sectionSpacing = 12
      window.layoutIfNeeded()
      #expect(tableView.stored == 12)
      dataSource.tableStyle.sectionSpacing = nil
      window.layoutIfNeeded()
      #expect(tableView.stored == 50)
    }
  }
}
