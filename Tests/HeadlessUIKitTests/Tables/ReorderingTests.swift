import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// Rows that the hand carries by their reorder controls, under headers and over footers.
@MainActor struct ReorderingTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var lists = [["0", "1", "2"], ["3", "4"]]
    var canMove = true

    func numberOfSections(in tableView: UITableView) -> Int { lists.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      lists[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let text = lists[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      lists[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }
  }
  /// Says that its rows can be moved, and moves none.
  private final class UnmovedRows: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }
  private typealias Diffable = UITableViewDiffableDataSource<Int, Int>

  @MainActor private struct Stage {
    let window = UIWindow(device: .phone)
    let table: UITableView
    var hand: HeadlessHand { HeadlessHand(table) }

    init(_ style: UITableView.Style, _ rows: (any UITableViewDataSource)?) {
      table = UITableView(frame: window.bounds, style: style)
      table.rowHeight = 50
      table.sectionHeaderHeight = 30
      table.sectionFooterHeight = 20
      table.sectionHeaderTopPadding = 0
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = rows
      table.delegate = rows as? any UITableViewDelegate
      window.addSubview(table)
      window.isHidden = false
      table.setEditing(true, animated: false)
      window.layoutIfNeeded()
    }

    func settle() {
      window.layoutIfNeeded()
      HeadlessClock.advance(by: 1)
      window.layoutIfNeeded()
    }
    /// Where headers, footers and rows are seen to begin.
    var places: [CGFloat] {
      let extras = (0..<2).flatMap {
        [table.headerView(forSection: $0), table.footerView(forSection: $0)]
      }
      return (extras.compactMap(\.self) + table.visibleCells).map { $0.frame.minY.rounded() }
    }
  }

  // MARK: Holding

  @Test func aCarriedRowIsAsWideAsItsTable() {
    HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(.plain, rows)
      let cell = stage.table.cellForRow(at: .row(2))
      #expect(stage.hand.lift(IndexPath(row: 2, section: 0)))
      stage.hand.carry(over: IndexPath(row: 0, section: 0))
      stage.settle()
      let y = cell?.frame.minY
      stage.table.frame.size.width = 700
      stage.settle()
      #expect(cell?.frame.width == 700)
      #expect(cell?.frame.minY == y)
    }
  }

  /// Headers are in front of all cells (R41).
  @Test func aDroppedRowGoesBehindHeaders() throws {
    try HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(.plain, rows)
      let cell = try #require(stage.table.cellForRow(at: .row(2)))
      let header = try #require(stage.table.headerView(forSection: 0))
      @MainActor func isBehind() -> Bool {
        let views = stage.table.subviews
        guard let own = views.firstIndex(of: cell), let other = views.firstIndex(of: header) else {
          return false
        }
        return own < other
      }
      #expect(isBehind())
      #expect(stage.hand.lift(IndexPath(row: 2, section: 0)))
      #expect(!isBehind())
      stage.hand.carry(over: IndexPath(row: 0, section: 0))
      stage.hand.drop()
      stage.settle()
      #expect(isBehind())
    }
  }

  @Test(arguments: [false, true])
  func aRowThatLeavesTheSightInAnUpdateStaysInTheHand(isAnimated: Bool) {
    HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(.plain, rows)
      let cell = stage.table.cellForRow(at: .row(2))
      let y = cell?.frame.minY
      #expect(stage.hand.lift(IndexPath(row: 2, section: 0)))
      rows.lists[0] = (0..<30).map(String.init) + rows.lists[0]
      stage.table.insertRows(at: (0..<30).map { .row($0) }, with: isAnimated ? .fade : .none)
      stage.settle()
      #expect(stage.table.cellForRow(at: .row(32)) === cell)
      #expect(cell?.isHidden == false)
      #expect(cell?.frame.minY == y)
    }
  }

  @Test func oneRowAtATimeIsLifted() {
    HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(.plain, rows)
      #expect(stage.hand.lift(IndexPath(row: 2, section: 0)))
      #expect(!stage.hand.lift(IndexPath(row: 0, section: 0)))
      #expect(stage.table.cellForRow(at: .row(2))?.configurationState.isReordering == true)
    }
  }

  @Test func theEndOfEditingTakesARowOutOfTheHand() {
    HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(.plain, rows)
      let cell = stage.table.cellForRow(at: .row(2))
      let before = cell?.frame.minY
      #expect(stage.hand.lift(IndexPath(row: 2, section: 0)))
      stage.hand.carry(over: IndexPath(row: 0, section: 0))
      stage.settle()
      stage.table.setEditing(false, animated: false)
      stage.settle()
      #expect(cell?.configurationState.isReordering == false)
      #expect(cell?.frame.minY == before)
      #expect(rows.lists == [["0", "1", "2"], ["3", "4"]])
    }
  }

  // MARK: Making way

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func headersAndFootersMakeWayForACarriedRow(style: UITableView.Style) {
    HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(style, rows)
      let header = stage.table.headerView(forSection: 1)
      let footer = stage.table.footerView(forSection: 0)
      let cell = stage.table.cellForRow(at: .row(2))
      let edges = (header?.frame.minY, footer?.frame.minY)
      #expect(edges == (200, 180))
      #expect(stage.hand.lift(IndexPath(row: 2, section: 0)))
      stage.hand.carry(over: IndexPath(row: 1, section: 1))
      HeadlessClock.advance(by: 0.1)
      let middle = header?.layer.presentation()?.frame.minY ?? 0
      #expect(middle > 151 && middle < 199, "it is on its way: \(middle)")
      stage.settle()
      #expect(header?.frame.minY == 150)
      #expect(footer?.frame.minY == 130)
      #expect(cell?.frame.minY == 230)
      stage.hand.drop()
      stage.settle()
      #expect(header?.frame.minY == 150)
      #expect(footer?.frame.minY == 130)
      #expect(rows.lists == [["0", "1"], ["3", "2", "4"]])
    }
  }

  @Test func aCarriedRowBroughtHomeLeavesEverythingWhereItWas() {
    HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(.grouped, rows)
      let places = stage.places
      #expect(stage.hand.lift(IndexPath(row: 0, section: 0)))
      stage.hand.carry(over: IndexPath(row: 0, section: 1))
      stage.settle()
      #expect(stage.places != places)
      stage.hand.carry(over: IndexPath(row: 0, section: 0))
      stage.settle()
      #expect(stage.places == places)
      stage.hand.drop()
      stage.settle()
      #expect(stage.places == places)
      #expect(rows.lists == [["0", "1", "2"], ["3", "4"]])
    }
  }

  @Test func aLayoutLeavesTheRowsThatMadeWayWhereTheyAre() {
    HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(.plain, rows)
      let next = stage.table.cellForRow(at: IndexPath(row: 1, section: 0))
      stage.hand.lift(IndexPath(row: 0, section: 0))
      stage.hand.carry(over: IndexPath(row: 0, section: 1))
      stage.settle()
      #expect(next?.frame.minY == 30)
      stage.table.setNeedsLayout()
      stage.settle()
      #expect(next?.frame.minY == 30)
      #expect(stage.table.headerView(forSection: 1)?.frame.minY == 150)
    }
  }

  @Test func anUpdateWhileARowIsCarriedLeavesItInTheHand() {
    HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(.plain, rows)
      stage.hand.lift(IndexPath(row: 2, section: 0))
      stage.hand.carry(over: IndexPath(row: 1, section: 1))
      rows.lists[0].remove(at: 0)
      stage.table.deleteRows(at: [.row(0)], with: .fade)
      stage.settle()
      #expect(stage.table.headerView(forSection: 1)?.frame.minY == 150)
      stage.hand.carry(over: IndexPath(row: 0, section: 1))
      stage.settle()
      #expect(stage.table.headerView(forSection: 1)?.frame.minY == 100)
      #expect(stage.hand.drop())
      stage.settle()
      #expect(rows.lists == [["1"], ["2", "3", "4"]])
    }
  }

  @Test func aReloadTakesTheRowOutOfTheHand() {
    HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(.plain, rows)
      let places = stage.places
      stage.hand.lift(.row(0))
      stage.hand.carry(over: IndexPath(row: 1, section: 1))
      stage.table.reloadData()
      stage.settle()
      #expect(stage.places == places)
      #expect(!stage.hand.drop())
      #expect(rows.lists == [["0", "1", "2"], ["3", "4"]])
    }
  }

  // MARK: The control

  @Test func noRowIsLiftedUnlessTheTableIsEditing() {
    HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(.plain, rows)
      stage.table.setEditing(false, animated: false)
      #expect(!stage.hand.lift(.row(0)))
      #expect(!stage.hand.drag(.row(0), to: .row(1)))
      stage.table.setEditing(true, animated: true)
      #expect(stage.hand.drag(.row(0), to: .row(1)))
      #expect(rows.lists[0] == ["1", "0", "2"])
    }
  }

  /// The data source's word is enough: cells need not ask for the control.
  @Test func aRowThatMayMoveShowsTheControlByItself() {
    HeadlessClock.held {
      let rows = Rows()
      let stage = Stage(.plain, rows)
      let cell = stage.table.cellForRow(at: .row(0))
      #expect(cell?.showsReorderControl == false)
      #expect(cell.map { $0.contentView.frame.maxX < $0.bounds.maxX } == true)
      #expect(stage.hand.drag(.row(0), to: .row(1)))
      #expect(rows.lists[0] == ["1", "0", "2"])
    }
  }

  @Test func noRowIsLiftedThatMayNotMove() {
    HeadlessClock.held {
      let rows = Rows()
      rows.canMove = false
      let stage = Stage(.plain, rows)
      #expect(!stage.hand.drag(.row(0), to: .row(1)))
      #expect(rows.lists[0] == ["0", "1", "2"])
    }
  }

  @Test func aRowThatNobodyMovesGoesBack() {
    HeadlessClock.held {
      let rows = UnmovedRows()
      let stage = Stage(.plain, rows)
      let places = stage.places
      let cell = stage.table.cellForRow(at: .row(0))
      #expect(!stage.hand.drag(.row(0), to: IndexPath(row: 1, section: 1)))
      stage.settle()
      #expect(stage.table.cellForRow(at: .row(0)) === cell)
      #expect(stage.places == places)
      #expect(stage.table.numberOfRows(inSection: 0) == 3)
    }
  }

  @Test func aDiffableDataSourceMovesNothingByItself() {
    HeadlessClock.held {
      let stage = Stage(.plain, nil)
      let source = Diffable(tableView: stage.table) { _, _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.showsReorderControl = true
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot, animatingDifferences: false)
      #expect(!stage.hand.drag(.row(0), to: .row(1)))
      #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    }
  }
}
