import HeadlessTestSupport
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Updates from other queues, which UIKit allows and new Swift does not.
@MainActor @Suite struct DiffableOffMainTests {
  @Test func anUpdateOffMainArrivesOnMain() async {
    let screen = DiffableScreen()
    let dataSource = screen.dataSource
    let snapshot = LetterSnapshot(["A:ab"])
    await withCheckedContinuation { continuation in
      OffMain.run {
        dataSource.apply(snapshot, animatingDifferences: false) {
          #expect(MainQueue.isCurrent)
          continuation.resume()
        }
      }
    }
    screen.window.layoutIfNeeded()
    #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
    #expect(screen.asked == ["a", "b"])
  }

  @Test func updatesOffMainArriveInOrder() async {
    let screen = DiffableScreen()
    let dataSource = screen.dataSource
    let snapshots = ["A:a", "A:ab", "A:cab"].map { LetterSnapshot([$0]) }
    await withCheckedContinuation { continuation in
      OffMain.run {
        var index = 0
        while index < snapshots.count - 1 {
          dataSource.apply(snapshots[index], completion: nil)
          index += 1
        }
        dataSource.applySnapshotUsingReloadData(snapshots[index]) { continuation.resume() }
      }
    }
    #expect(dataSource.snapshot().itemIdentifiers == ["c", "a", "b"])
  }
}
