import Benchmarks
import Testing
import UIKit

struct TableWorkTests {
  private var base: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<10), toSection: 0)
    snapshot.appendItems(Array(10..<20), toSection: 1)
    return snapshot
  }

  @Test(arguments: [
    (TableWork.appendRow, Array(0...20)),
    (.insertAtTop, [20] + Array(0..<20)),
    (.deleteLast, Array(0..<19)),
    (.moveOne, [10] + Array(0..<10) + Array(11..<20)),
    (
      .churn,
      [0, 1, 2, 4, 5, 25, 6, 7, 8, 9, 10, 11, 12, 14, 15, 35, 16, 17, 18, 19]
    ),
  ])
  func workChangesTheseItems(work: TableWork, items: [Int]) {
    let update = work.update(of: base)
    #expect(update.snapshot.itemIdentifiers == items)
    let changed = Set(items).symmetricDifference(base.itemIdentifiers)
    #expect(work == .moveOne ? update.changed == [10] : Set(update.changed) == changed)
  }
}
