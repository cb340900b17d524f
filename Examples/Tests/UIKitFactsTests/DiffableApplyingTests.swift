import Testing
import UIKit

@MainActor @Suite struct DiffableApplyingTests {
  @Test(arguments: [false, true]) func anUpdateTakesEffectBeforeItReturns(_ animated: Bool) {
    let screen = PlainScreen()
    screen.start("A:ab")
    screen.dataSource.apply(
      LetterSnapshot(["A:b", "B:cd"]), animatingDifferences: animated, completion: nil)
    #expect(screen.dataSource.snapshot().itemIdentifiers == ["b", "c", "d"])
    #expect(screen.dataSource.indexPath(for: "d") == IndexPath(row: 1, section: 1))
    #expect(screen.dataSource.indexPath(for: "a") == nil)
    #expect(screen.tableView.numberOfSections == 2)
    #expect(screen.tableView.numberOfRows(inSection: 1) == 2)
  }

  @Test func identifiersAndPlacesAreLookedUp() {
    let screen = PlainScreen()
    screen.start("A:ab", "B:c")
    let dataSource = screen.dataSource
    #expect(dataSource.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
    #expect(dataSource.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
    #expect(dataSource.itemIdentifier(for: IndexPath(row: 0, section: 2)) == nil)
    #expect(dataSource.itemIdentifier(for: IndexPath(row: -1, section: 0)) == nil)
    #expect(dataSource.sectionIdentifier(for: 1) == "B")
    #expect(dataSource.sectionIdentifier(for: 2) == nil)
    #expect(dataSource.index(for: "B") == 1)
    #expect(dataSource.index(for: "C") == nil)
  }

  // MARK: Completions

  @Test func theCompletionOfAnAnimatedUpdateComesLater() async {
    let screen = PlainScreen()
    screen.start("A:ab")
    var hasReturned = false
    await withCheckedContinuation { continuation in
      screen.dataSource.apply(LetterSnapshot(["A:abc"]), animatingDifferences: true) {
        #expect(hasReturned)
        continuation.resume()
      }
      hasReturned = true
    }
  }

  @Test func completionsComeInOrder() async {
    let screen = PlainScreen()
    screen.start("A:ab")
    var order: [Int] = []
    await withCheckedContinuation { continuation in
      screen.dataSource.apply(LetterSnapshot(["A:abc"])) { order.append(1) }
      screen.dataSource.apply(LetterSnapshot(["A:bc"])) { order.append(2) }
      screen.dataSource.apply(LetterSnapshot(["A:bcd"])) {
        order.append(3)
        continuation.resume()
      }
    }
    #expect(order == [1, 2, 3])
  }

  @Test(arguments: [false, true]) func theAsyncFormShowsTheSnapshot(_ animated: Bool) async {
    let screen = PlainScreen()
    screen.start("A:ab")
    await screen.dataSource.apply(
      LetterSnapshot(["A:abc"]), animatingDifferences: animated)
    #expect(screen.tableView.numberOfRows(inSection: 0) == 3)
  }

  @Test func theAsyncReloadShowsTheSnapshot() async {
    let screen = PlainScreen()
    screen.start("A:ab")
    await screen.dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:abc"]))
    #expect(screen.tableView.numberOfRows(inSection: 0) == 3)
  }

  // MARK: The table view and its data source

  @Test func theDataSourceMakesItselfTheTables() {
    let screen = PlainScreen()
    #expect(screen.tableView.dataSource === screen.dataSource)
  }

  @Test func theTableHoldsItsDataSourceWeakly() {
    let tableView = UITableView(frame: .zero, style: .plain)
    weak var gone: PlainScreen.DataSource?
    do {
      let dataSource = PlainScreen.DataSource(tableView: tableView) { _, _, _ in nil }
      gone = dataSource
      #expect(tableView.dataSource === dataSource)
    }
    #expect(gone == nil)
    #expect(tableView.dataSource == nil)
  }

  @Test func theDefaultAnimationIsAutomatic() {
    let screen = PlainScreen()
    #expect(screen.dataSource.defaultRowAnimation == .automatic)
  }

  @Test func thereAreNoTitles() {
    let screen = PlainScreen()
    screen.start("A:ab")
    let (tableView, dataSource) = (screen.tableView, screen.dataSource)
    #expect(dataSource.tableView(tableView, titleForHeaderInSection: 0) == nil)
    #expect(dataSource.tableView(tableView, titleForFooterInSection: 0) == nil)
    #expect(dataSource.sectionIndexTitles(for: tableView) == nil)
  }

  @Test func rowsCanBeEditedButNotMoved() {
    let screen = PlainScreen()
    screen.start("A:ab")
    let path = IndexPath(row: 0, section: 0)
    let (tableView, dataSource) = (screen.tableView, screen.dataSource)
    #expect(dataSource.tableView(tableView, canEditRowAt: path))
    #expect(!dataSource.tableView(tableView, canMoveRowAt: path))
  }
}
