import SeededNumbers
import Testing
import UIKit

/// Runs random edits on a snapshot and on a naive one, and holds them against each other.
@Suite struct SnapshotRandomizedTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private struct Editor {
    var generator: SplitMix64
    var snapshot = Snapshot()
    var naive = NaiveSnapshot()
    var newest = 0

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func newNames(_ most: Int) -> [Int] {
      let count = number(1..<most + 1)
      newest += count
      return Array(newest - count..<newest)
    }

    mutating func someItems() -> [Int] {
      let shuffled = naive.items.shuffled(using: &generator)
      return Array(shuffled.prefix(number(0..<6)))
    }

    /// New items, now and then with some that are there already: those are moved.
    mutating func itemsToInsert() -> [Int] {
      let most = number(0..<8) == 0 ? 150 : 5
      let items = newNames(most) + (number(0..<3) == 0 ? someItems() : [])
      return items.shuffled(using: &generator)
    }

    mutating func edit() {
      guard let section = naive.sections.randomElement(using: &generator)?.name else {
        let names = newNames(3)
        snapshot.appendSections(names)
        naive.sections += names.map { NaiveSnapshot.Section(name: $0) }
        return
      }
      let other = naive.sections.randomElement(using: &generator)?.name ?? section
      switch number(0..<12) {
      case 0: editSections(section, other)
      case 1: moveSection(section, other)
      case 2: deleteAFew(section)
      case 3, 4, 5, 6: insert(into: section)
      case 7, 8: deleteItems()
      default: moveItem()
      }
    }

    private mutating func editSections(_ section: Int, _ other: Int) {
      let names = newNames(3)
      let isAfter = number(0..<2) == 1
      if isAfter {
        snapshot.insertSections(names, afterSection: other)
      } else {
        snapshot.insertSections(names, beforeSection: other)
      }
      naive.insertSections(names, at: isAfter ? 1 : 0, from: other)
    }

    private mutating func moveSection(_ section: Int, _ other: Int) {
      guard section != other else { return }
      let isAfter = number(0..<2) == 1
      if isAfter {
        snapshot.moveSection(section, afterSection: other)
      } else {
        snapshot.moveSection(section, beforeSection: other)
      }
      naive.moveSection(section, to: isAfter ? 1 : 0, from: other)
    }

    private mutating func deleteAFew(_ section: Int) {
      guard naive.sections.count > 3 else { return }
      snapshot.deleteSections([section, -1])
      naive.sections.removeAll { $0.name == section }
    }

    private mutating func insert(into section: Int) {
      let items = itemsToInsert()
      guard
        let anchor = naive.items.filter({ !items.contains($0) }).randomElement(using: &generator),
        number(0..<2) == 0
      else {
        snapshot.appendItems(items, toSection: section)
        naive.append(items, to: naive.sections.firstIndex { $0.name == section } ?? 0)
        return
      }
      let isAfter = number(0..<2) == 1
      if isAfter {
        snapshot.insertItems(items, afterItem: anchor)
      } else {
        snapshot.insertItems(items, beforeItem: anchor)
      }
      naive.insert(items, at: isAfter ? 1 : 0, from: anchor)
    }

    private mutating func deleteItems() {
      let isMany = number(0..<10) == 0
      let items = isMany ? naive.items.filter { $0 % 3 != 0 } : someItems()
      snapshot.deleteItems(items + [-1])
      naive.remove(items)
    }

    private mutating func moveItem() {
      let pair = Array(naive.items.shuffled(using: &generator).prefix(2))
      guard pair.count == 2 else { return }
      let isAfter = number(0..<2) == 1
      if isAfter {
        snapshot.moveItem(pair[0], afterItem: pair[1])
      } else {
        snapshot.moveItem(pair[0], beforeItem: pair[1])
      }
      naive.insert([pair[0]], at: isAfter ? 1 : 0, from: pair[1])
    }
  }

  private func expectSame(_ editor: Editor, _ comment: Comment) {
    let snapshot = editor.snapshot
    let naive = editor.naive
    #expect(NaiveSnapshot(snapshot) == naive, comment)
    #expect(snapshot.itemIdentifiers == naive.items, comment)
    #expect(snapshot.numberOfItems == naive.items.count, comment)
    #expect(snapshot.numberOfSections == naive.sections.count, comment)
    let indices = naive.items.map { snapshot.indexOfItem($0) }
    #expect(indices == Array(naive.items.indices), comment)
    for (index, section) in naive.sections.enumerated() {
      #expect(snapshot.indexOfSection(section.name) == index, comment)
      #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count, comment)
      let strays = section.items.filter {
        snapshot.sectionIdentifier(containingItem: $0) != section.name
      }
      #expect(strays.isEmpty, comment)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func editsDoWhatTheNaiveOnesDo(_ seed: UInt64) {
    var editor = Editor(generator: SplitMix64(seed: seed))
    for step in 0..<40 {
      editor.edit()
      expectSame(editor, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>) func copiesGoTheirOwnWays(_ seed: UInt64) {
    var editor = Editor(generator: SplitMix64(seed: seed))
    for _ in 0..<20 { editor.edit() }
    let copy = editor
    for _ in 0..<20 { editor.edit() }
    expectSame(copy, "seed \(seed)")
    expectSame(editor, "seed \(seed)")
  }
}
