import SeededRandom
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Applies random snapshots one after the other and holds table, cells and questions against them.
@MainActor @Suite struct DiffableRandomizedTests {
  private typealias Layout = [(section: String, items: [String])]

  private func randomLayout(_ generator: inout SplitMix64) -> Layout {
    let letters = "abcdefghijklmnop".map(String.init).shuffled(using: &generator)
    let items = letters.prefix(Int.random(in: 0...12, using: &generator))
    let names = "ABCD".map(String.init).shuffled(using: &generator)
    let count = Int.random(in: 1...4, using: &generator)
    // Sections mostly keep their order: otherwise nearly every update would be a reload.
    let isShuffled = Int.random(in: 0..<4, using: &generator) == 0
    let sections = isShuffled ? Array(names.prefix(count)) : names.prefix(count).sorted()
    var layout: Layout = sections.map { ($0, []) }
    for item in items { layout[Int.random(in: 0..<count, using: &generator)].items.append(item) }
    return layout
  }

  private func snapshot(_ layout: Layout) -> DiffableScreen.Snapshot {
    LetterSnapshot(layout.map { "\($0.section):\($0.items.joined())" })
  }

  /// What the table tells of itself, read off its cells.
  private func shown(_ tableView: UITableView) -> [[String]] {
    (0..<tableView.numberOfSections).map { section in
      (0..<tableView.numberOfRows(inSection: section)).map { row in
        let cell = tableView.cellForRow(at: IndexPath(row: row, section: section))
        return (cell as? DiffableScreen.Cell)?.item ?? "?"
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func theTableShowsWhatWasApplied(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let screen = DiffableScreen()
    var before: Layout = []
    for step in 0..<12 {
      let after = randomLayout(&generator)
      let animated = Bool.random(using: &generator)
      screen.forget()
      screen.apply(snapshot(after), animated: animated)
      let comment: Comment = "seed \(seed), step \(step), from \(before) to \(after)"
      #expect(shown(screen.tableView) == after.map(\.items), comment)
      let survivors = Set(before.flatMap(\.items))
      let new = after.flatMap(\.items).filter { !survivors.contains($0) }
      let all = after.flatMap(\.items)
      #expect(screen.asked.sorted() == (screen.tableView.reloads > 0 ? all : new).sorted(), comment)
      #expect(screen.tableView.batches.count + screen.tableView.reloads == 1, comment)
      before = after
    }
  }
}
