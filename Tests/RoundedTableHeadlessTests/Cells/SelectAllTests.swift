import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Hiding the lines between selected rows costs each row the same, however many are selected.
@MainActor @Suite struct SelectAllTests {
  /// Selects all of some rows on a screen that shows them all, and returns the look-ups for each in
  /// a layout of all cards.
  private func lookUps(selecting count: Int) -> Int {
    let window = UIWindow(device: .phone)
    let tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.rowHeight = 20
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    window.addSubview(tableView)
    let dataSource = RoundedDiffableDataSource<Int, CountedItem>(tableView: tableView) {
      tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    let counter = CountedItem.Counter()
    var snapshot = NSDiffableDataSourceSnapshot<Int, CountedItem>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<count).map { CountedItem(number: $0, counter: counter) })
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
    for row in 0..<count {
      tableView.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    HeadlessClock.advance(by: 2)
    window.layoutIfNeeded()
    let cards = tableView.visibleCells.compactMap(\.backgroundView)
    #expect(cards.count == count)
    counter.hashes = 0
    for card in cards { card.setNeedsLayout() }
    window.layoutIfNeeded()
    return counter.hashes / count
  }

  @Test func aLayoutLooksUpEachRowAsOften() {
    HeadlessClock.held {
      let few = lookUps(selecting: 10)
      let many = lookUps(selecting: 30)
      #expect(few > 0)
      #expect(many <= few + 1, "\(few) for each of 10 rows, \(many) for each of 30")
    }
  }
}
