import CardTesting
import TestSupport
import Testing
import UIKit

/// Tables that are rounded by hand are looked at like ours, in every frame.
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

  /// Looks before an update and after it.
  private func prove(_ update: Update, on screen: HandRoundedScreen) throws {
    let proof = CardProof(of: screen.tableView)
    proof.start()
    screen.show(update.after)
    try proof.stop()
  }

  @Test(arguments: updates, Rounding.all)
  func rowsThatStayAreFoundStale(_ update: Update, _ rounding: Rounding) {
    let screen = HandRoundedScreen(rounding, .never, update.before)
    let wrong = #expect(throws: WrongFrame.self) { try prove(update, on: screen) }
    #expect(wrong?.indexPath == update.stale)
    #expect(wrong?.expected == update.expected)
    #expect(wrong?.picture != nil)
  }

  @Test(arguments: updates, Rounding.all)
  func rowsThatAreCorrectedPass(_ update: Update, _ rounding: Rounding) throws {
    try prove(update, on: HandRoundedScreen(rounding, .withTheUpdate, update.before))
  }

  /// Right at its beginning and at its end, and wrong between.
  @Test func everyFrameIsLookedAt() async {
    let screen = HandRoundedScreen(.cellLayer, .never, ["A:ab"])
    let bulge = CAKeyframeAnimation(keyPath: "cornerRadius")
    bulge.values = [10, 20, 10]
    bulge.duration = 1
    let wrong = await #expect(throws: WrongFrame.self) {
      try await CardProof(of: screen.tableView).check {
        screen.tableView.visibleCells[1].layer.add(bulge, forKey: "cornerRadius")
      }
    }
    #expect(wrong?.indexPath.row == 1)
    #expect(wrong.map { $0.time > 0.01 && $0.time < 1 } == true)
    #expect(wrong?.description.contains("to round corners bottom left 10") == true)
  }

  @Test func anUpdateThatIsRightInEveryFramePasses() async throws {
    let screen = HandRoundedScreen(.cellLayer, .withTheUpdate, ["A:abc"])
    let start = CACurrentMediaTime()
    try await CardProof(of: screen.tableView).check {
      await screen.apply(["A:xbac"])
      #expect(CACurrentMediaTime() - start > 0.1, "rows move")
    }
  }

  /// Corners that jump when the rows have arrived were wrong on the way.
  @Test func rowsThatAreCorrectedTooLateAreFound() async {
    let screen = HandRoundedScreen(.cellLayer, .afterTheUpdate, ["A:ab"])
    let wrong = await #expect(throws: WrongFrame.self) {
      try await CardProof(of: screen.tableView).check { await screen.apply(["A:abc"]) }
    }
    #expect(wrong?.indexPath.row == 1)
    #expect(wrong.map { $0.time < 0.25 } == true, "before the rows have arrived")
  }

  @Test func aCornerDoesNotJump() {
    let screen = HandRoundedScreen(.cellLayer, .never, ["A:ab"])
    let proof = CardProof(of: screen.tableView)
    proof.start()
    screen.grow(1, from: 20)
    let wrong = #expect(throws: WrongFrame.self) { try proof.stop() }
    #expect(wrong?.expected == [.bottomLeft, .bottomRight])
    #expect(wrong?.seen == [.bottomLeft, .bottomRight])
    #expect(wrong?.description.contains("but has round corners bottom left 20") == true)
  }

  @Test func aRowOfTheTablesColorIsFound() {
    let screen = HandRoundedScreen(.backgroundView, .never, ["A:ab"])
    screen.tableView.backgroundColor = .white
    let proof = CardProof(of: screen.tableView)
    proof.start()
    let wrong = #expect(throws: WrongFrame.self) { try proof.stop() }
    #expect(wrong?.indexPath.row == 0)
    #expect(wrong != nil && wrong?.seen == nil)
  }

  /// An effect view shows its effect beyond its corners unless it clips.
  @Test func anEffectThatIsNotClippedIsFoundSquare() {
    let screen = HandRoundedScreen(.blur, .never, ["A:ab"])
    let proof = CardProof(of: screen.tableView)
    proof.start()
    screen.tableView.visibleCells[1].backgroundView?.clipsToBounds = false
    let wrong = #expect(throws: WrongFrame.self) { try proof.stop() }
    #expect(wrong?.indexPath.row == 1)
  }

  private final class RowsScreen: UITableViewController {
    var count = 3

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.clipsToBounds = true
      cell.layer.cornerRadius = 10
      cell.layer.maskedCorners =
        switch indexPath.row {
        case 0: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        case count - 1: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        default: []
        }
      return cell
    }
  }

  /// As in the article, nobody has laid the table out when its model changes.
  ///
  /// A table that hasn't counted its rows by then would find fault with the update.
  @Test func aTableIsLaidOutBeforeItsModelChanges() async {
    let screen = RowsScreen(style: .grouped)
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = screen
    window.isHidden = false
    let wrong = await #expect(throws: WrongFrame.self) {
      try await CardProof(of: screen.tableView).check {
        screen.count -= 1
        screen.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
      }
    }
    #expect(wrong?.indexPath.row == 1)
    #expect(wrong?.expected == [.bottomLeft, .bottomRight])
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

  /// What one proof has found does not concern the next.
  @Test func aProofCanBeStartedAgain() throws {
    let screen = HandRoundedScreen(.backgroundView, .never, ["A:ab"])
    let proof = CardProof(of: screen.tableView)
    proof.start()
    screen.show(["A:abc"])
    #expect(throws: WrongFrame.self) { try proof.stop() }
    screen.roundAll()
    proof.start()
    try proof.stop()
  }
}
