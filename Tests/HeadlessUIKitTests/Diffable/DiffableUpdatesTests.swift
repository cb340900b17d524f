import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What a diffable data source tells its table view to do.
@MainActor @Suite struct DiffableUpdatesTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func theFirstSnapshotReloads() {
    let screen = DiffableScreen()
    screen.apply(LetterSnapshot(["A:ab"]))
    #expect(screen.tableView.reloads == 1)
    #expect(screen.tableView.batches.isEmpty)
  }

  @Test func anUnchangedSnapshotIsAnEmptyBatch() {
    let screen = DiffableScreen()
    screen.start("A:ab")
    screen.apply(LetterSnapshot(["A:ab"]))
    #expect(screen.tableView.batches == [RecordingTableView.Batch()])
    #expect(screen.tableView.reloads == 0)
  }

  @Test func oneBatchNamesAllRows() {
    let screen = DiffableScreen()
    screen.start("A:abcd", "B:e")
    screen.apply(LetterSnapshot(["A:xdab", "B:ey"]))
    var batch = RecordingTableView.Batch()
    batch.deleted = [path(0, 2)]
    batch.inserted = [path(0, 0), path(1, 1)]
    batch.moved = [[path(0, 3), path(0, 1)]]
    #expect(screen.tableView.batches == [batch])
  }

  @Test func oneBatchNamesAllSections() {
    let screen = DiffableScreen()
    screen.start("A:a", "B:b", "C:c", "D:d")
    screen.apply(LetterSnapshot(["D:d", "A:a", "X:x", "C:c"]))
    var batch = RecordingTableView.Batch()
    batch.deletedSections = [1]
    batch.insertedSections = [2]
    batch.movedSections = [[3, 0]]
    #expect(screen.tableView.batches == [batch])
  }

  @Test func aRowMovesOutOfASectionThatMoves() {
    let screen = DiffableScreen()
    screen.start("A:abc", "B:de")
    screen.apply(LetterSnapshot(["B:dbe", "A:ac"]))
    var batch = RecordingTableView.Batch()
    batch.movedSections = [[0, 1]]
    batch.moved = [[path(0, 1), path(0, 1)]]
    #expect(screen.tableView.batches.map(\.moved) == [batch.moved])
    #expect(screen.tableView.batches[0].movedSections.count == 1)
  }

  @Test func reloadsAreASecondBatchAtTheNewPlaces() {
    let screen = DiffableScreen()
    screen.start("A:ab", "B:c")
    var snapshot = LetterSnapshot(["A:xab", "B:c"])
    snapshot.reloadItems(["b", "c"])
    snapshot.reloadSections(["B"])
    screen.apply(snapshot)
    #expect(screen.tableView.batches.count == 2)
    #expect(screen.tableView.batches.last?.reloaded == [path(0, 2)])
    #expect(screen.tableView.batches.last?.reloadedSections == [1])
  }

  @Test func reconfiguredRowsAreInTheSameBatchAtTheirOldPlaces() {
    let screen = DiffableScreen()
    screen.start("A:ab")
    var snapshot = LetterSnapshot(["A:xab"])
    snapshot.reconfigureItems(["b", "x"])
    screen.apply(snapshot)
    #expect(screen.tableView.batches.count == 1)
    #expect(screen.tableView.batches.first?.reconfigured == [path(0, 1)])
  }

  @Test func marksOfWhatIsDeletedArePassedOver() {
    let screen = DiffableScreen()
    screen.start("A:ab", "B:c")
    var snapshot = LetterSnapshot(["A:ab", "B:c"])
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["b"])
    snapshot.reloadSections(["B"])
    snapshot.deleteItems(["a", "b"])
    snapshot.deleteSections(["B"])
    screen.apply(snapshot)
    #expect(screen.tableView.batches.count == 1)
    #expect(screen.asked.isEmpty)
  }

  @Test(arguments: [
    ["A:ab", "B:cda"], ["A:a", "B:cd", "X:b"], ["C:e", "B:cd", "A:ab"],
  ]) func whatATableViewCannotDoIsAReload(_ sections: [String]) {
    let screen = DiffableScreen()
    screen.start("A:ab", "B:cd", "C:e")
    var after = LetterSnapshot(sections)
    if sections[0] == "A:ab" { after = LetterSnapshot(["B:cda", "C:e"]) }
    screen.apply(after)
    #expect(screen.tableView.reloads == 1)
    #expect(screen.tableView.batches.isEmpty)
    #expect(screen.tableView.numberOfSections == after.numberOfSections)
  }

  @Test func aTableOutsideAWindowReloads() {
    let screen = DiffableScreen(isInWindow: false)
    screen.apply(LetterSnapshot(["A:ab"]))
    screen.apply(LetterSnapshot(["A:abc"]))
    #expect(screen.tableView.reloads == 2)
    #expect(screen.tableView.batches.isEmpty)
  }

  // MARK: Animation

  @Test func rowsComeAndGoWithTheDefaultAnimation() {
    let screen = DiffableScreen()
    screen.start("A:ab", "B:c")
    screen.dataSource.defaultRowAnimation = .left
    screen.apply(LetterSnapshot(["A:ax", "C:d"]))
    #expect(screen.tableView.animations == [.left])
  }

  @Test func withoutAnimationTheTableIsStillToldWhatChanges() {
    let screen = DiffableScreen()
    screen.start("A:ab")
    screen.apply(LetterSnapshot(["A:bx"]), animated: false)
    #expect(screen.tableView.animations == [.none])
    #expect(screen.tableView.reloads == 0)
    #expect(screen.tableView.batches.count == 1)
    #expect(screen.tableView.subviews.allSatisfy { $0.layer.animationKeys() == nil })
  }

  @Test func anUpdateIsNotRoutedThroughAnotherForm() async {
    final class Counting: UITableViewDiffableDataSource<String, String> {
      var calls = 0
      override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<String, String>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
      ) {
        calls += 1
        super.apply(
          snapshot, animatingDifferences: animatingDifferences, completion: completion)
      }
      override func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<String, String>, completion: (() -> Void)? = nil
      ) {
        calls += 1
        super.applySnapshotUsingReloadData(snapshot, completion: completion)
      }
    }
    let dataSource = Counting(tableView: DiffableScreen().tableView) { _, _, _ in nil }
    await dataSource.apply(LetterSnapshot([]))
    await dataSource.applySnapshotUsingReloadData(LetterSnapshot([]))
    #expect(dataSource.calls == 0)
  }
}
