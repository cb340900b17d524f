import CardTesting
import Testing
import UIKit

/// Tables that are rounded by hand are proved like ours, in every frame.
///
/// One after the other, because every proof that goes on looks at each frame that another test lets pass.
@MainActor @Suite(.serialized) struct CardProofTests {
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

  @Test(arguments: updates, Rounding.all)
  func rowsThatStayAreFoundStale(_ update: Update, _ rounding: Rounding) async {
    let screen = HandRoundedScreen(rounding, .never, update.before)
    let wrong = await wrongFrame(screen, update.after)
    #expect(wrong?.indexPath == update.stale)
    #expect(wrong?.expected == update.expected)
    #expect(wrong.map { $0.time < 0.1 } == true, "in the first frames")
    #expect(wrong?.picture != nil)
  }

  @Test(arguments: updates, Rounding.all)
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

  @Test func aRowThatComesHasItsCornersAtOnce() async {
    let screen = HandRoundedScreen(.cellLayer, .withTheUpdate, ["A:ab"])
    screen.growth = 0
    let wrong = await wrongFrame(screen, ["A:abc"])
    #expect(wrong?.indexPath.row == 2)
    #expect(wrong?.description.contains("goes from bottom left 10, bottom right 10") == true)
  }

  /// A row that was there before may end well and be wrong on the way.
  @Test func aCornerDoesNotJump() async {
    let screen = HandRoundedScreen(.cellLayer, .withTheUpdate, ["A:ab"])
    screen.growth = 20
    let wrong = await #expect(throws: WrongFrame.self) {
      try await CardProof(of: screen.tableView).check { screen.grow(1) }
    }
    #expect(wrong?.indexPath.row == 1)
    #expect(wrong?.expected == [.bottomLeft, .bottomRight])
    #expect((wrong?.seen?[.bottomLeft] ?? 0) > 12)
  }

  @Test func aRowOfTheTablesColourIsFound() async {
    let screen = HandRoundedScreen(.backgroundView, .never, ["A:ab"])
    screen.tableView.backgroundColor = .white
    let wrong = await #expect(throws: WrongFrame.self) {
      try await CardProof(of: screen.tableView).check {}
    }
    #expect(wrong?.indexPath.row == 0)
    #expect(wrong != nil && wrong?.seen == nil)
  }

  private struct Failure: Error {}

  @Test func whatTheBodyThrowsIsThrown() async {
    let screen = HandRoundedScreen(.backgroundView, .never, ["A:ab"])
    let layers = screen.window.layer.sublayers
    await #expect(throws: Failure.self) {
      try await CardProof(of: screen.tableView).check { throw Failure() }
    }
    #expect(screen.window.layer.sublayers == layers, "nothing is left behind")
  }

  /// For tests that wait in a way of their own, the same proof several times.
  @Test func itCanBeStartedAndStopped() async throws {
    let screen = HandRoundedScreen(.backgroundView, .never, ["A:ab"])
    let proof = CardProof(of: screen.tableView)
    proof.start()
    try proof.stop()
    proof.start()
    await screen.apply(["A:abc"])
    #expect(throws: WrongFrame.self) { try proof.stop() }
    screen.roundAll()
    proof.start()
    await screen.apply(["A:abc"])
    try proof.stop()
  }
}
