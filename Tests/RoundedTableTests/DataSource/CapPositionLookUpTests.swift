import RoundedTable
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct CapPositionLookUpTests {
  @Test func positionsByItemAndByIndexPath() {
    let screen = CardScreen()
    screen.show("A:abc", "B:d", "C:")
    #expect(
      "abcd".map { screen.dataSource.capPosition(for: String($0)) } == [
        .top, .middle, .bottom, .single,
      ])
    #expect(screen.dataSource.capPosition(at: IndexPath(row: 2, section: 0)) == .bottom)
    #expect(screen.dataSource.capPosition(at: IndexPath(row: 0, section: 1)) == .single)
  }

  @Test(arguments: [(3, 0), (0, 2), (0, 3), (-1, 0)]) func noRowNoPosition(
    _ row: Int, _ section: Int
  ) {
    let screen = CardScreen()
    screen.show("A:abc", "B:d", "C:")
    #expect(screen.dataSource.capPosition(at: IndexPath(row: row, section: section)) == nil)
  }

  @Test func anUnknownItemHasNoPosition() {
    let screen = CardScreen()
    #expect(screen.dataSource.capPosition(for: "a") == nil)
    screen.show("A:b")
    #expect(screen.dataSource.capPosition(for: "a") == nil)
  }

  @Test func positionsAreThoseOfTheCurrentSnapshotAtOnce() {
    let screen = CardScreen()
    screen.show("A:abc")
    screen.dataSource.apply(LetterSnapshot(["A:bc"]), completion: nil)
    #expect(screen.dataSource.capPosition(for: "b") == .top)
    #expect(screen.dataSource.capPosition(for: "a") == nil)
  }

  @Test func cardIDsMakeSeveralCardsOfASection() {
    let screen = CardScreen()
    screen.show("A:abxcd")
    screen.dataSource.cardID = { $0 == "x" ? nil : $0 < "c" ? 1 : 2 }
    #expect(screen.dataSource.capPosition(for: "b") == .bottom)
    #expect(screen.dataSource.capPosition(for: "x") == nil)
    #expect(screen.signs("abxcd") == "╭╰·╭╰")
  }

  @Test func cardIDsAreComparedInEachSectionByItself() {
    let screen = CardScreen()
    screen.show("A:pqrs", "B:abxcd")
    screen.dataSource.cardID = { $0 == "x" ? nil : $0 > "p" ? 3 : $0 < "c" ? 1 : 2 }
    #expect(screen.signs("pqrs") == "□╭│╰")
    #expect(screen.signs("abxcd") == "╭╰·╭╰")
    #expect(screen.dataSource.capPosition(for: "d") == .bottom)
    #expect(screen.dataSource.capPosition(at: IndexPath(row: 0, section: 1)) == .top)
  }

  @Test func aMapOfTheSnapshotSaysTheSame() {
    let snapshot = LetterSnapshot(["A:abc", "B:d", "C:"])
    let screen = CardScreen()
    screen.dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    let map = CapMap(snapshot)
    for item in snapshot.itemIdentifiers {
      #expect(map[item] == screen.dataSource.capPosition(for: item))
    }
    let split = CapMap(snapshot, cardID: { $0 == "a" ? nil : 1 })
    #expect(split["a"] == nil)
    #expect(split["b"] == .top)
  }

  @Test func aSubclassMayAnswerForItemsAsItLikes() {
    final class Silent: RoundedDiffableDataSource<String, String> {
      override func itemIdentifier(for indexPath: IndexPath) -> String? { nil }
    }
    let screen = CardScreen(make: { Silent(tableView: $0, cellProvider: $1) })
    screen.show("A:ab")
    screen.show("A:abc", animated: true)
    #expect(screen.signs("abc") == "╭│╰")
    screen.dataSource.cardID = { $0 < "b" ? 1 : 2 }
    #expect(screen.signs("abc") == "□╭╰")
  }

  @Test func aMapKnowsSectionsWithoutCardsAsTheDataSourceDoes() {
    let screen = CardScreen()
    screen.dataSource.sectionStyle = { if $0 == "B" { $1 = .noCard } }
    screen.dataSource.cardID = { $0 == "c" ? 2 : 1 }
    screen.show("A:abcd", "B:ef", "C:g")
    let map = CapMap(
      screen.dataSource.snapshot(), hasCards: { $0 != "B" }, cardID: screen.dataSource.cardID)
    for item in ["a", "b", "c", "d", "e", "f", "g"] {
      #expect(map[item] == screen.dataSource.capPosition(for: item), "\(item)")
    }
    #expect(map["e"] == nil)
    #expect(map["c"] == .single)
  }
}
