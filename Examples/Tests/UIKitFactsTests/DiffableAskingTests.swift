import Testing
import UIKit

/// Which rows the provider is asked for by an update: the rows that come and those that are marked,
/// no others.
@MainActor @Suite struct DiffableAskingTests {
  struct Update: CustomTestStringConvertible, Sendable {
    var name: String
    var before: [String]
    var after: [String]
    var asked: String
    var testDescription: String { name }
  }

  nonisolated static let updates: [Update] = [
    Update(name: "nothing changes", before: ["A:abc"], after: ["A:abc"], asked: ""),
    Update(name: "append", before: ["A:abc"], after: ["A:abcd"], asked: "d"),
    Update(name: "insert in front", before: ["A:bc"], after: ["A:abc"], asked: "a"),
    Update(name: "delete", before: ["A:abc"], after: ["A:ac"], asked: ""),
    Update(name: "reverse", before: ["A:abcd"], after: ["A:dcba"], asked: ""),
    Update(name: "insert, delete, move", before: ["A:abcd"], after: ["A:dxab"], asked: "x"),
    Update(
      name: "move to another section", before: ["A:abc", "B:d"], after: ["A:ac", "B:bd"], asked: ""),
    Update(name: "a section comes", before: ["A:ab"], after: ["B:cd", "A:ab"], asked: "cd"),
    Update(name: "a section goes", before: ["A:ab", "B:cd"], after: ["B:cd"], asked: ""),
    Update(
      name: "sections change places", before: ["A:ab", "B:cd"], after: ["B:cd", "A:ab"], asked: ""),
    Update(
      name: "a row leaves a section that goes", before: ["A:ab", "B:cd"], after: ["B:cda"],
      asked: "acd"),
    Update(
      name: "a row enters a section that comes", before: ["A:abc"], after: ["A:ab", "B:c"],
      asked: "abc"),
    Update(
      name: "several sections move", before: ["A:a", "B:b", "C:c"], after: ["C:c", "B:b", "A:a"],
      asked: "abc"),
  ]

  @Test(arguments: updates, [false, true]) func asks(_ update: Update, _ animated: Bool) {
    let screen = PlainScreen()
    screen.apply(LetterSnapshot(update.before), animated: false)
    let asked = screen.asked {
      screen.apply(LetterSnapshot(update.after), animated: animated)
    }
    #expect(asked == update.asked)
  }

  @Test(arguments: [false, true]) func theFirstSnapshotAsksForEveryRow(_ animated: Bool) {
    let screen = PlainScreen()
    let asked = screen.asked {
      screen.apply(LetterSnapshot(["A:ab", "B:c"]), animated: animated)
    }
    #expect(asked == "abc")
  }

  @Test func aReloadAsksForEveryRow() {
    let screen = PlainScreen()
    screen.start("A:abc")
    let asked = screen.asked {
      screen.dataSource.applySnapshotUsingReloadData(
        LetterSnapshot(["A:abcd"]), completion: nil)
    }
    #expect(asked == "abcd")
  }

  // MARK: Marks

  @Test func aReloadedRowIsAskedFor() {
    let screen = PlainScreen()
    screen.start("A:abc")
    var snapshot = LetterSnapshot(["A:cxab"])
    snapshot.reloadItems(["b"])
    #expect(screen.asked { screen.apply(snapshot) } == "bx")
  }

  @Test func aRowThatIsInsertedAndReloadedIsAskedForTwice() {
    let screen = PlainScreen()
    screen.start("A:ab")
    var snapshot = LetterSnapshot(["A:abc"])
    snapshot.reloadItems(["c"])
    #expect(screen.asked { screen.apply(snapshot) } == "cc")
  }

  @Test func aReloadedSectionIsAskedFor() {
    let screen = PlainScreen()
    screen.start("A:ab", "B:cd")
    var snapshot = screen.dataSource.snapshot()
    snapshot.reloadSections(["B"])
    snapshot.reloadItems(["d"])
    #expect(screen.asked { screen.apply(snapshot) } == "cd")
  }

  // MARK: While the provider runs

  @Test func theProviderMeetsTheNewSnapshot() {
    let screen = PlainScreen()
    screen.start("A:ab")
    var seen: [[String]] = []
    screen.log.onAsking = { seen.append($0?.snapshot().itemIdentifiers ?? []) }
    screen.apply(LetterSnapshot(["A:axb"]))
    #expect(seen == [["a", "x", "b"]])
  }
}
