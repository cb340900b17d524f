import Benchmarks
import CapPositions
import Testing
@_spi(Headless) import UIKit

/// Contenders do what they are compared for: a table whose rows are right, whatever their corners.
@MainActor @Suite struct ContenderTests {
  @Test(arguments: Contender.allCases) func rowsShowTheRightTextAfterEveryUpdate(
    _ contender: Contender
  ) {
    HeadlessClock.held {
      let screen = ContenderScreen(contender)
      var script = UpdateScript(seed: 3)
      screen.apply(TableUpdate(script.current), animated: false)
      screen.settle()
      for _ in 0..<80 {
        let glance = script.glance()
        screen.apply(script.next())
        screen.settle()
        if let glance { screen.scroll(to: glance) }
        let rows = screen.shownRows
        #expect(rows.count > 5)
        #expect(rows.map(\.text) == rows.map { screen.expectedText(at: $0.path, script.current) })
      }
    }
  }

  @Test(arguments: Contender.allCases) func aNewTableHasTheRightCorners(_ contender: Contender) {
    HeadlessClock.held {
      let screen = ContenderScreen(contender)
      let update = UpdateScript(seed: 1)
      screen.apply(TableUpdate(update.current), animated: false)
      screen.settle()
      let shown = screen.shownRows.prefix(10).compactMap { row in
        screen.tableView.cellForRow(at: row.path).flatMap { screen.shownPosition(of: $0) }
      }
      let card = (0..<8).map { CapPosition(row: $0, of: 8) }
      #expect(shown == (contender == .plain ? [] : card + card.prefix(2)))
    }
  }

  @Test func onlyTheContendersLeaveCornersWrong() {
    HeadlessClock.held {
      #expect(WrongCorners(of: .ours, updates: 100).wrongRows == 0)
      #expect(WrongCorners(of: .snapshotScan, updates: 100).wrongRows > 0)
    }
  }

  @Test func onlyAViewThatDrawsItselfHasABackingStore() {
    HeadlessClock.held {
      let screens = DrawnScreen.look()
      let stores = screens.filter { $0.backingStoreBytes > 0 && $0.contender != .cornerImages }
      #expect(stores.map(\.contender) == [.drawnBackground])
      #expect(screens.allSatisfy { $0.rows > 5 })
    }
  }
}

extension ContenderScreen {
  fileprivate var shownRows: [(path: IndexPath, text: String?)] {
    (tableView.indexPathsForVisibleRows ?? []).map {
      ($0, tableView.cellForRow(at: $0)?.textLabel?.text)
    }
  }

  fileprivate func expectedText(at path: IndexPath, _ snapshot: Snapshot) -> String? {
    let section = snapshot.sectionIdentifiers[path.section]
    return Self.text(of: snapshot.itemIdentifiers(inSection: section)[path.row])
  }
}
