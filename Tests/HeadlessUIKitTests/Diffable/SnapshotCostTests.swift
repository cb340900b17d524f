import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What snapshots cost, counted in hashes rather than in time: that many items are looked at.
@Suite struct SnapshotCostTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, CountedItem>

  private let counter = CountedItem.Counter()
  private let count = 10_000

  private func items(_ numbers: Range<Int>) -> [CountedItem] {
    numbers.map { CountedItem(number: $0, counter: counter) }
  }

  private func hashes(in body: () -> Void) -> Int {
    counter.hashes = 0
    body()
    return counter.hashes
  }

  private func filled() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items(0..<count))
    return snapshot
  }

  @Test func buildingIsLinear() {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    let all = items(0..<count)
    #expect(hashes { snapshot.appendItems(all) } <= 3 * count)
    let more = items(count..<2 * count)
    let cost = hashes { for item in more { snapshot.appendItems([item]) } }
    // Growing the table hashes what is in it again.
    #expect(cost <= 6 * count)
  }

  @Test func lookUpsAfterAnEditTouchFewItems() {
    var snapshot = filled()
    let new = items(count..<count + 3)
    let cost = hashes {
      snapshot.insertItems(new, afterItem: CountedItem(number: 5, counter: counter))
      snapshot.deleteItems(items(700..<703))
      for number in stride(from: 0, to: count, by: 1000) {
        _ = snapshot.indexOfItem(CountedItem(number: number, counter: counter))
      }
    }
    #expect(cost < 100)
    #expect(snapshot.indexOfItem(CountedItem(number: 9000, counter: counter)) == 9000)
  }

  @MainActor @Test func anUpdateOfAFewRowsTouchesFewItems() {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    let window = UIWindow(frame: tableView.frame)
    window.addSubview(tableView)
    window.isHidden = false
    let dataSource = UITableViewDiffableDataSource<Int, CountedItem>(tableView: tableView) {
      _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = filled()
    let first = hashes { dataSource.apply(snapshot, animatingDifferences: false, completion: nil) }
    #expect(first == 0)
    window.layoutIfNeeded()
    snapshot.insertItems(
      items(count..<count + 2), afterItem: CountedItem(number: 3, counter: counter))
    snapshot.deleteItems(items(5000..<5002))
    snapshot.moveItem(
      CountedItem(number: 9990, counter: counter),
      beforeItem: CountedItem(number: 6000, counter: counter))
    let cost = hashes { dataSource.apply(snapshot, animatingDifferences: true, completion: nil) }
    #expect(cost < 100)
    window.layoutIfNeeded()
    #expect(tableView.numberOfRows(inSection: 0) == count)
  }
}
