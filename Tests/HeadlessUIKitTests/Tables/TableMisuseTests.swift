import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct TableMisuseTests {
  /// A cell that asks its table something whenever it is laid out.
  final class AskingCell: UITableViewCell {
    var question: ((UITableView, UITableViewCell) -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let table = superview as? UITableView else { return }
      question?(table, self)
    }
  }

  private func faults(
    asking question: @escaping (UITableView, UITableViewCell) -> Void, isRecorded: Bool = true
  ) -> [String] {
    let screen = ListScreen([[]])
    screen.table.register(AskingCell.self, forCellReuseIdentifier: "cell")
    screen.onMake = { ($0 as? AskingCell)?.question = question }
    screen.lists = [texts(0..<30)]
    return HeadlessFaults.during {
      HeadlessFaults.recordsTableQueriesDuringLayout.with(isRecorded) {
        screen.table.reloadData()
        screen.layOut()
      }
    }
  }

  @Test func askingForACellDuringTheTablesLayoutIsAFault() {
    let ask = { (table: UITableView, _: UITableViewCell) in _ = table.cellForRow(at: .row(0)) }
    #expect(faults(asking: ask).first?.contains("-cellForRowAtIndexPath:") == true)
    #expect(faults(asking: ask, isRecorded: false) == [])
  }

  @Test func askingForARowDuringTheTablesLayoutIsAFault() {
    let ask = { (table: UITableView, cell: UITableViewCell) in _ = table.indexPath(for: cell) }
    #expect(faults(asking: ask).first?.contains("-indexPathForCell:") == true)
    #expect(faults(asking: ask, isRecorded: false) == [])
  }

  @Test func askingForVisibleCellsDuringTheTablesLayoutIsAFault() {
    let ask = { (table: UITableView, _: UITableViewCell) in
      _ = table.visibleCells
      _ = table.indexPathsForVisibleRows
    }
    #expect(faults(asking: ask).first?.contains("visibleCells") == true)
    #expect(faults(asking: ask, isRecorded: false) == [])
  }

  @Test func askingWhileRowsAreUpdatedIsAFault() {
    let screen = ListScreen([texts(0..<5)])
    screen.table.register(AskingCell.self, forCellReuseIdentifier: "cell")
    screen.onMake = { cell in
      (cell as? AskingCell)?.question = { table, cell in _ = table.indexPath(for: cell) }
    }
    let faults = HeadlessFaults.during {
      screen.lists[0].append("5")
      screen.table.insertRows(at: [.row(5)], with: .fade)
    }
    #expect(faults.first?.contains("-indexPathForCell:") == true)
  }

  @Test func askingBetweenLayoutsIsNoFault() {
    let screen = ListScreen([texts(0..<30)])
    let faults = HeadlessFaults.during {
      screen.table.performBatchUpdates {
        for cell in screen.table.visibleCells { _ = screen.table.indexPath(for: cell) }
        _ = screen.table.cellForRow(at: .row(0))
      }
      screen.layOut()
    }
    #expect(faults == [])
  }

  @Test func theTablesOwnSwipeAsksNothing() {
    let screen = ListScreen([texts(0..<5)])
    let hand = HeadlessHand(screen.table)
    #expect(hand.swipe(.row(1)))
    let faults = HeadlessFaults.during {
      screen.lists[0].append("5")
      screen.table.insertRows(at: [.row(5)], with: .fade)
    }
    #expect(faults == [])
  }

  @Test func layingOutRowsOutsideAWindowIsAFault() {
    let screen = ListScreen([texts(0..<30)], isInWindow: false)
    func faults(isRecorded: Bool) -> [String] {
      HeadlessFaults.during {
        HeadlessFaults.recordsTableLayoutOutsideWindows.with(isRecorded) {
          screen.table.setNeedsLayout()
          screen.table.layoutIfNeeded()
        }
      }
    }
    #expect(faults(isRecorded: false) == [])
    #expect(faults(isRecorded: true).first?.contains("without being in the view hierarchy") == true)
    #expect(faults(isRecorded: true).count == 1)
    screen.window.addSubview(screen.table)
    #expect(faults(isRecorded: true) == [])
  }

  @Test func updatingRowsOutsideAWindowIsAFault() {
    let screen = ListScreen([texts(0..<3)], isInWindow: false)
    let faults = HeadlessFaults.during {
      screen.table.performBatchUpdates(nil)
    }
    #expect(faults.first?.contains("without being in the view hierarchy") == true)
  }

  @Test(arguments: [0, 3]) func tablesWithoutRowsMayBeLaidOutOutsideAWindow(sections: Int) {
    let lists = [[String]](repeating: [], count: sections)
    let screen = ListScreen(lists, isInWindow: false)
    let faults = HeadlessFaults.during {
      screen.table.layoutIfNeeded()
    }
    #expect(faults == [])
  }
}
