import HeadlessTestSupport
import TestSupport
import Testing
import UIKit

/// What UIKit raises over a diffable data source, with UIKit's own reasons.
@MainActor @Suite struct DiffableTrapTests {
  enum Misuse: String, CaseIterable, Codable, Sendable {
    case providerWithoutCell
    case noSuchRow
    case noSuchSection
    case updateInsideAnUpdate
    case reloadInsideAnUpdate

    @MainActor func commit() {
      let screen = DiffableScreen()
      screen.apply(LetterSnapshot(["A:ab"]))
      let (tableView, dataSource) = (screen.tableView, screen.dataSource)
      switch self {
      case .providerWithoutCell:
        screen.provides = false
        _ = dataSource.tableView(tableView, cellForRowAt: IndexPath(row: 1, section: 0))
      case .noSuchRow:
        _ = dataSource.tableView(tableView, cellForRowAt: IndexPath(row: 2, section: 0))
      case .noSuchSection:
        _ = dataSource.tableView(tableView, numberOfRowsInSection: 1)
      case .updateInsideAnUpdate:
        screen.onAsking = {
          dataSource.apply(LetterSnapshot(["A:a"]), completion: nil)
        }
        screen.apply(LetterSnapshot(["A:abc"]))
      case .reloadInsideAnUpdate:
        screen.onAsking = {
          dataSource.applySnapshotUsingReloadData(
            LetterSnapshot(["A:a"]), completion: nil)
        }
        screen.apply(LetterSnapshot(["A:abc"]))
      }
    }

    var reason: String {
      switch self {
      case .providerWithoutCell:
        """
        UITableViewDiffableDataSource cell provider returned nil for index path {length = 2, \
        path = 0 - 1} with item identifier 'b', which is not allowed. You must always return a \
        cell to the table view: 
        """
      case .noSuchRow: "Invalid parameter not satisfying: itemIdentifier"
      case .noSuchSection: "Invalid parameter not satisfying: section < _impl.numberOfSections"
      case .updateInsideAnUpdate, .reloadInsideAnUpdate:
        """
        Deadlock detected: calling this method on the main queue with outstanding async updates \
        is not permitted and will deadlock.
        """
      }
    }
  }

  @Test(arguments: Misuse.allCases) func raisesWithTheReasonOfUIKit(_ misuse: Misuse) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [misuse = misuse as Misuse] in
      misuse.commit()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(misuse.reason))
  }

  @Test func anUpdateOnTheMainQueueWhileOthersAreOnTheirWayRaises() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = DiffableScreen()
      let apply: @MainActor () -> Void = {
        screen.dataSource.apply(LetterSnapshot(["A:a"]), completion: nil)
      }
      OffMain.runAndWait(apply)
      apply()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Deadlock detected: calling this method on the main queue"))
  }
}
