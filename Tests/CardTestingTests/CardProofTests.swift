import CardTesting
import RoundedTable
import TestSupport
import Testing
import UIKit

/// Tables that are rounded by hand are proved like ours, in every frame.
@MainActor @Suite struct CardProofTests {
  struct Update: CustomTestStringConvertible {
    var testDescription: String
    var before: [String]
    var after: [String]
    /// The row that keeps its corners wrongly if nobody corrects it, and which it should have.
    var stale: IndexPath
    var expected: UIRectCorner
  }

  nonisolated static let updates = [
    Update(
      testDescription: "append", before: ["A:abc"], after: ["A:abcd"],
      stale: IndexPath(row: 2, section: 0), expected: []),
    Update(
      testDescription: "insert at the top", before: ["A:bc"], after: ["A:abc"],
      stale: IndexPath(row: 1, section: 0), expected: []),
    Update(
      testDescription: "delete the last", before: ["A:abc"], after: ["A:ab"],
      stale: IndexPath(row: 1, section: 0), expected: [.bottomLeft, .bottomRight]),
    Update(
      testDescription: "move the last up", before: ["A:abcd"], after: ["A:dabc"],
      stale: IndexPath(row: 0, section: 0), expected: [.topLeft, .topRight]),
    Update(
      testDescription: "into another section", before: ["A:abc", "B:d"], after: ["A:ab", "B:cd"],
      stale: IndexPath(row: 1, section: 0), expected: [.bottomLeft, .bottomRight]),
  ]

  private func wrongFrame(
    _ screen: HandRoundedScreen, _ sections: [String]
  ) async -> WrongFrame? {
    await #expect(throws: WrongFrame.self) {
      try await CardProof(of: screen.tableView).check { await screen.apply(sections) }
    }
  }

  @Test(arguments: updates, Rounding.allCases)
  func rowsThatStayAreFoundStale(_ update: Update, _ rounding: Rounding) async {
    let screen = HandRoundedScreen(rounding, .never, update.before)
    let wrong = await wrongFrame(screen, update.after)
    #expect(wrong?.indexPath == update.stale)
    #expect(wrong?.expected == update.expected)
    #expect(wrong.map { $0.time < 0.1 } == true, "in the first frames")
    #expect(wrong?.picture != nil)
  }

  @Test(arguments: updates, Rounding.allCases)
  func rowsThatAreCorrectedPass(_ update: Update, _ rounding: Rounding) async throws {
    let screen = HandRoundedScreen(rounding, .withTheUpdate, update.before)
    try await CardProof(of: screen.tableView).check { await screen.apply(update.after) }
  }

  /// Corners that jump when the rows have arrived were wrong on the way.
  @Test(arguments: updates) func rowsThatAreCorrectedTooLateAreFound(_ update: Update) async {
    let screen = HandRoundedScreen(.cellLayer, .afterTheUpdate, update.before)
    let wrong = await wrongFrame(screen, update.after)
    #expect(wrong?.indexPath == update.stale)
  }

  @Test(arguments: updates, [false, true])
  func ourCardsPass(_ update: Update, _ isAnimated: Bool) async throws {
    let screen = CardScreen()
    screen.dataSource.apply(
      LetterSnapshot(update.before), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    try await CardProof(of: screen.tableView).check {
      await screen.dataSource.apply(
        LetterSnapshot(update.after), animatingDifferences: isAnimated)
    }
  }
}
