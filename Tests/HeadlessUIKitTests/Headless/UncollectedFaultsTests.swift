import Testing
@_spi(Headless) import UIKit

/// A plain program hears what UIKit would write to its console.
@MainActor @Suite struct UncollectedFaultsTests {
  @Test func itemsThatAreThereAlreadyAreReported() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["a", "b"], toSection: 0)
      snapshot.appendItems(["b", "c"], toSection: 1)
      #expect(snapshot.itemIdentifiers == ["a", "b", "c"])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Diffable data source detected an attempt to insert or append 1 item identifier that "
          + "already exists in the snapshot. The existing item identifier will be moved into place")
    )
  }

  @Test func eachMessageIsWrittenOnce() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      for _ in 0..<3 {
        let screen = ListScreen([texts(0..<3)])
        screen.onAsk = { _ = screen.table.visibleCells }
        screen.table.reloadData()
        screen.layOut()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "visibleCells").count == 2)
  }

  @Test func whatATestCollectsIsNotWritten() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen([texts(0..<3)], isInWindow: false)
      #expect(HeadlessFaults.during { screen.table.layoutIfNeeded() }.count == 1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("without being in the view hierarchy"))
  }
}
