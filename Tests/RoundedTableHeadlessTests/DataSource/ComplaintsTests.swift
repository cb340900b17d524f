import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Nothing that UIKit would complain about: neither inside its callbacks nor outside of a window.
@MainActor @Suite struct ComplaintsTests {
  @Test func insideTheTablesCallbacksNothingIsAskedOfIt() {
    let faults = HeadlessFaults.during {
      HeadlessClock.held {
        let screen = HeldScreen()
        screen.dataSource.diagnosis = CardDiagnosis { _ in }
        screen.apply("A:abcd")
        screen.settle()
        for row in [1, 2] {
          screen.tableView.allowsMultipleSelection = true
          screen.tableView.selectRow(
            at: IndexPath(row: row, section: 0), animated: true, scrollPosition: .none)
        }
        screen.settle()
        screen.apply("A:abxcd", "B:e", reconfiguring: ["c"])
        screen.settle()
        screen.apply("B:e", "A:dcxba")
        HeadlessClock.advance(by: 0.1)
        screen.tableView.reloadData()
        screen.settle()
        screen.dataSource.setTableStyle(TableStyle(inset: 30), animated: true)
        screen.dataSource.setStyle(CardStyle(radius: 4), animated: true)
        screen.settle()
        #expect(screen.drawnSigns("edcxba") == "□╭│││╰")
      }
    }
    #expect(faults.isEmpty)
  }

  /// Cells that come into sight are laid out inside the table's own layout.
  @Test func whileItLaysOutNothingIsAskedOfIt() {
    let faults = HeadlessFaults.during {
      HeadlessClock.held {
        let screen = HeldScreen(rowHeight: 100)
        screen.dataSource.diagnosis = CardDiagnosis { _ in }
        screen.dataSource.tableStyle.maximumWidth = 300
        screen.apply("A:abcdefghijklmnopqrstuvwxyz")
        screen.settle()
        let path = IndexPath(row: 2, section: 0)
        screen.tableView.selectRow(at: path, animated: true, scrollPosition: .none)
        screen.settle()
        screen.window.adopt(HeadlessDevice.phone.rotated)
        HeadlessHand(screen.tableView).scroll(by: 350)
        screen.window.adopt(.phone)
        screen.dataSource.setTableStyle(TableStyle(inset: 30), animated: true)
        screen.dataSource.setStyle(CardStyle(radius: 4), animated: true)
        HeadlessHand(screen.tableView).scrollToStart()
        screen.settle()
        screen.apply("A:cabdefghijklmnopqrstuvwxyz", "B:01", reconfiguring: ["d"])
        screen.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
        screen.tableView.selectRow(at: path, animated: true, scrollPosition: .none)
        screen.settle()
        #expect(screen.drawnSigns("cabd") == "╭│││")
      }
    }
    #expect(faults == [])
  }

  @Test func offWindowTheTableIsNotLaidOut() {
    let faults = HeadlessFaults.during {
      HeadlessClock.held {
        let tableView = UITableView(
          frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let dataSource = HeldScreen.DataSource(tableView: tableView) { tableView, indexPath, _ in
          tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["A"])
        for item in ["a", "b", "c"] {
          snapshot.appendItems([item])
          dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
        }
        dataSource.applySnapshotUsingReloadData(snapshot, completion: nil)
        dataSource.setTableStyle(TableStyle(inset: 30), animated: true)
        dataSource.setStyle(CardStyle(radius: 4), animated: true)
        dataSource.sectionStyle = { _, _ in }
        dataSource.cardID = { _ in 1 }
        dataSource.refreshCards(animated: true)
        _ = dataSource.diagnose()
        _ = dataSource.capDescription
        dataSource.uninstall()
        HeadlessClock.advance(by: 1)
      }
    }
    #expect(faults == [])
  }
}
