import RoundedTable
import TestSupport
import Testing
import UIKit

/// What is asked for one row does not depend on how many there are.
@MainActor @Suite struct LongTableTests {
  private func work(rows: Int) -> Int {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let counter = CountedItem.Counter()
    let items = (0..<rows).map { CountedItem(number: $0, counter: counter) }
    let dataSource = RoundedDiffableDataSource<Int, CountedItem>(tableView: tableView) {
      tableView, _, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell")
    }
    dataSource.cardID = { $0.number / 4 }
    var snapshot = NSDiffableDataSourceSnapshot<Int, CountedItem>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    let path = IndexPath(row: rows / 2, section: 0)
    _ = dataSource.tableView(tableView, cellForRowAt: path)
    counter.hashes = 0
    _ = dataSource.tableView(tableView, cellForRowAt: path)
    _ = dataSource.capPosition(for: items[rows / 2])
    dataSource.refreshCards(animated: false)
    return counter.hashes
  }

  @Test func aRowIsDecoratedWithoutLookingAtTheOthers() {
    let few = work(rows: 20)
    #expect(few > 0)
    #expect(work(rows: 5_000) <= few + 20, "hashes may collide now and then")
  }

  /// Cells that are made without a reuse identifier are freed as soon as nobody keeps them.
  @Test func freedCellsAreNotGoneThroughAgain() {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    tableView.rowHeight = 60
    let kept = Kept()
    let dataSource = RoundedDiffableDataSource<Int, Int>(tableView: tableView) { _, _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      kept.cells?.append(cell)
      return cell
    }
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(tableView)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<4_000))
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    for step in 0..<300 {
      // While they are kept no other cell is made in their place in memory.
      if step == 100 { kept.cells = nil }
      tableView.contentOffset.y = CGFloat(step * 480)
      window.layoutIfNeeded()
    }
    let asked = Counter()
    dataSource.cardID = { _ in
      asked.count += 1
      return 0
    }
    // Each cell's item and its two neighbors, for the cells in sight and those that have been
    // freed lately.
    #expect(asked.count > 10)
    #expect(asked.count < 700)
  }

  private final class Counter { var count = 0 }
  private final class Kept { var cells: [UITableViewCell]? = [] }
}
