import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// Which rows are asked for, and which cells stand for them.
@MainActor struct TableRowsTests {
  @Test func onlyRowsInSightAndTheNextOnesAreAskedFor() {
    let screen = ListScreen([texts(0..<1000)])
    #expect(screen.asked == texts(0..<11))
    #expect(screen.visibleTexts == texts(0..<9))
    #expect(screen.shown == texts(0..<9))
    #expect(screen.table.contentSize.height == 100_000)
  }

  @Test func preparedRowsComeIntoSightWithoutARequest() {
    let screen = ListScreen([texts(0..<50)])
    let prepared = screen.cell(9)
    #expect(prepared?.isHidden == true)
    screen.turnPage()
    screen.table.contentOffset.y = 100
    screen.layOut()
    #expect(screen.cell(9) === prepared)
    #expect(prepared?.isHidden == false)
    #expect(screen.asked == ["11"])
    #expect(screen.shown == ["9"])
    #expect(screen.hidden == ["0"])
  }

  @Test func rowsThatHaveJustLeftAreKept() {
    let screen = ListScreen([texts(0..<50)])
    let first = screen.cell(0)
    screen.table.contentOffset.y = 150
    screen.layOut()
    screen.turnPage()
    screen.table.contentOffset.y = 0
    screen.layOut()
    #expect(screen.cell(0) === first)
    #expect(screen.asked.isEmpty)
    #expect(screen.shown.contains("0"))
  }

  @Test func cellsThatAreFarAwayAreUsedAgain() {
    let screen = ListScreen([texts(0..<1000)])
    let hand = HeadlessHand(screen.table)
    hand.scroll(to: 20_000)
    #expect(screen.visibleTexts == texts(200..<209))
    #expect(screen.table.cellsMade < 20)
    #expect(screen.cell(200)?.reuses ?? 0 > 0)
    #expect(screen.cell(0) == nil)
  }

  @Test func everyCellIsWhereItsRowIs() {
    let screen = ListScreen([texts(0..<3), texts(3..<6)])
    for cell in screen.table.visibleCells {
      let path = screen.table.indexPath(for: cell)
      #expect(path.map(screen.table.rectForRow(at:)) == cell.frame)
    }
    #expect(
      screen.table.indexPathForRow(at: CGPoint(x: 10, y: 350)) == IndexPath(row: 0, section: 1))
  }

  @Test func lookingAtCellsWhileBeingAskedIsAFault() {
    let screen = ListScreen([texts(0..<30)])
    screen.onAsk = { _ = screen.table.visibleCells }
    let faults = HeadlessFaults.during {
      screen.table.contentOffset.y = 400
      screen.layOut()
    }
    #expect(faults.first?.contains("visibleCells") == true)
  }

  @Test func reloadingAsksForEverythingInSightAgain() {
    let screen = ListScreen([texts(0..<30)])
    screen.turnPage()
    screen.lists = [["a", "b"]]
    screen.table.reloadData()
    #expect(screen.asked.isEmpty)
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    screen.layOut()
    #expect(screen.asked == ["a", "b"])
    #expect(screen.visibleTexts == ["a", "b"])
  }

  @Test func contentThatShrinksPullsTheOffsetBack() {
    let screen = ListScreen([texts(0..<30)])
    screen.table.contentOffset.y = 2000
    screen.layOut()
    screen.lists = [texts(0..<10)]
    screen.table.reloadData()
    screen.layOut()
    #expect(screen.table.contentOffset.y == 156)
  }

  @Test func aTableOutsideAWindowWarnsOnce() {
    let screen = ListScreen([texts(0..<30)], isInWindow: false)
    let logs = HeadlessFaults.logs {
      HeadlessFaults.recordsTableLayoutOutsideWindows.with(false) {
        screen.table.layoutIfNeeded()
        screen.table.setNeedsLayout()
        screen.table.layoutIfNeeded()
      }
    }
    #expect(logs.count { $0.contains("without being in the view hierarchy") } == 1)
    #expect(screen.visibleTexts == texts(0..<9))
  }

  @Test func heightsAreMeasuredAsRowsAppear() {
    let screen = ListScreen([texts(0..<100)], rowHeight: UITableView.automaticDimension)
    screen.height = { $0.row.isMultiple(of: 2) ? 200 : 50 }
    screen.table.reloadData()
    screen.layOut()
    #expect(screen.table.rectForRow(at: .row(2)).minY == 250)
    #expect(screen.table.contentSize.height > 844)
    HeadlessHand(screen.table).scrollToEnd()
    #expect(screen.table.contentSize.height == 12_500)
    #expect(screen.visibleTexts.last == "99")
  }

  @Test func rowsAboveThatTurnOutHigherDoNotPushTheContentDown() throws {
    let screen = ListScreen([texts(0..<100)], rowHeight: UITableView.automaticDimension)
    screen.table.estimatedRowHeight = 50
    screen.height = { _ in 120 }
    screen.table.reloadData()
    screen.layOut()
    screen.table.scrollToRow(at: .row(60), at: .top, animated: false)
    let anchor = try #require(screen.cell(60))
    #expect(anchor.frame.minY == screen.table.contentOffset.y)
    screen.table.contentOffset.y -= 10
    screen.layOut()
    #expect(anchor.frame.minY == screen.table.contentOffset.y + 10)
  }

  @Test func aMillionRowsCostNoMoreThanThoseInSight() {
    let screen = ListScreen([texts(0..<3)])
    screen.lists = [[String](repeating: "x", count: 1_000_000)]
    screen.table.estimatedRowHeight = 44
    screen.turnPage()
    screen.table.reloadData()
    screen.layOut()
    screen.table.scrollToRow(at: .row(999_999), at: .bottom, animated: false)
    #expect(screen.asked.count < 40)
    #expect(screen.table.indexPathsForVisibleRows?.last == .row(999_999))
  }

  /// Asks itself whether there are index titles, which nobody has, whenever it is asked for its
  /// sections.
  final class Curious: UITableViewDiffableDataSource<Int, Int> {
    override func numberOfSections(in tableView: UITableView) -> Int {
      _ = sectionIndexTitles(for: tableView)
      return super.numberOfSections(in: tableView)
    }
  }

  @Test func aDataSourceMayAskForOthersWhenItIsAskedForItsSections() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    let source = Curious(tableView: table) { _, _, _ in UITableViewCell() }
    // Without sections the table would ask for the rows of the one that it has by default, and
    // UIKit traps.
    #expect(table.numberOfSections == 0)
    withExtendedLifetime(source) {}
  }
}
