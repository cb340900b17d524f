import Testing
import UIKit

@Suite struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  // MARK: Counting and finding

  @Test func aNewSnapshotIsEmpty() {
    let snapshot = Snapshot()
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.itemIdentifiers.isEmpty)
    #expect(snapshot.sectionIdentifiers.isEmpty)
    #expect(snapshot.indexOfItem(1) == nil)
    #expect(snapshot.indexOfSection("A") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
  }

  @Test func theIndexOfAnItemCountsAcrossSections() {
    let snapshot = snapshot(["A": [1, 2], "B": [], "C": [3]])
    #expect(snapshot.indexOfItem(3) == 2)
    #expect(snapshot.indexOfSection("C") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "C")
    #expect(snapshot.numberOfItems(inSection: "B") == 0)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [1, 2])
  }

  @Test func sectionsAndItemsAreTwoNameSpaces() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1])
    snapshot.appendItems([1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == 1)
  }

  @Test func aCopyIsAValue() {
    let original = snapshot(["A": [1, 2]])
    var copy = original
    copy.deleteItems([1])
    copy.appendItems([3])
    #expect(original.itemIdentifiers == [1, 2])
    #expect(copy.itemIdentifiers == [2, 3])
  }

  // MARK: Items

  @Test func itemsWithoutASectionGoToTheLast() {
    var snapshot = snapshot(["A": [1], "B": [2]])
    snapshot.appendItems([3])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [2, 3])
    snapshot.appendItems([4], toSection: "A")
    #expect(snapshot.itemIdentifiers == [1, 4, 2, 3])
  }

  @Test func appendingAnExistingItemMovesIt() {
    var snapshot = snapshot(["A": [1, 2, 3], "B": [4]])
    snapshot.appendItems([1], toSection: "B")
    #expect(snapshot.itemIdentifiers == [2, 3, 4, 1])
    snapshot.appendItems([2], toSection: "A")
    #expect(snapshot.itemIdentifiers == [3, 2, 4, 1])
    #expect(snapshot.numberOfItems == 4)
  }

  @Test func insertingAnExistingItemMovesIt() {
    var snapshot = snapshot(["A": [1, 2, 3], "B": [4]])
    snapshot.insertItems([4, 5, 1], beforeItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [2, 4, 5, 1, 3])
    #expect(snapshot.itemIdentifiers(inSection: "B").isEmpty)
  }

  @Test func itemsAreInsertedOnEitherSide() {
    var snapshot = snapshot(["A": [1, 2]])
    snapshot.insertItems([3, 4], beforeItem: 2)
    snapshot.insertItems([5, 6], afterItem: 2)
    #expect(snapshot.itemIdentifiers == [1, 3, 4, 2, 5, 6])
  }

  @Test func movedItemsChangeTheirSection() {
    var snapshot = snapshot(["A": [1, 2], "B": [3]])
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "B") == [3, 1])
    snapshot.moveItem(3, beforeItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [3, 2])
  }

  @Test func unknownItemsAreDeletedInSilence() {
    var snapshot = snapshot(["A": [1, 2]])
    snapshot.deleteItems([2, 9])
    #expect(snapshot.itemIdentifiers == [1])
  }

  @Test func aSectionOutlivesItsItems() {
    var snapshot = snapshot(["A": [1, 2]])
    snapshot.deleteItems([1, 2])
    #expect(snapshot.sectionIdentifiers == ["A"])
  }

  @Test func deletingAllItemsRemovesTheSections() {
    var snapshot = snapshot(["A": [1], "B": []])
    snapshot.deleteAllItems()
    #expect(snapshot.sectionIdentifiers.isEmpty)
    #expect(snapshot.numberOfItems == 0)
    snapshot.appendSections(["A"])
    snapshot.appendItems([1])
    #expect(snapshot.itemIdentifiers == [1])
  }

  // MARK: Sections

  @Test func sectionsAreInsertedOnEitherSide() {
    var snapshot = snapshot(["A": [1], "B": [2]])
    snapshot.insertSections(["C", "D"], beforeSection: "B")
    snapshot.insertSections(["E"], afterSection: "B")
    #expect(snapshot.sectionIdentifiers == ["A", "C", "D", "B", "E"])
    #expect(snapshot.indexOfItem(2) == 1)
  }

  @Test func sectionsMoveWithTheirItems() {
    var snapshot = snapshot(["A": [1, 2], "B": [3], "C": [4]])
    snapshot.moveSection("A", afterSection: "C")
    #expect(snapshot.itemIdentifiers == [3, 4, 1, 2])
    snapshot.moveSection("C", beforeSection: "B")
    #expect(snapshot.sectionIdentifiers == ["C", "B", "A"])
    #expect(snapshot.indexOfItem(2) == 3)
  }

  @Test func sectionsGoWithTheirItems() {
    var snapshot = snapshot(["A": [1, 2], "B": [3]])
    snapshot.deleteSections(["A", "Z"])
    #expect(snapshot.itemIdentifiers == [3])
    #expect(snapshot.indexOfItem(1) == nil)
    snapshot.appendItems([1])
    #expect(snapshot.itemIdentifiers == [3, 1])
  }

  // MARK: Marks

  @Test func marksAreListedInOrderAndOnce() {
    var snapshot = snapshot(["A": [1, 2, 3], "B": []])
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
  }

  @MainActor @Test func theDataSourcesSnapshotHasNoMarks() {
    let tableView = UITableView(frame: .zero, style: .plain)
    let dataSource = UITableViewDiffableDataSource<String, Int>(tableView: tableView) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = snapshot(["A": [1]])
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([1])
    snapshot.reloadSections(["A"])
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    #expect(dataSource.snapshot().itemIdentifiers == [1])
    #expect(dataSource.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(dataSource.snapshot().reconfiguredItemIdentifiers.isEmpty)
    #expect(dataSource.snapshot().reloadedSectionIdentifiers.isEmpty)
  }
}
