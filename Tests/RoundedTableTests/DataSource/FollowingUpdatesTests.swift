import CardTesting
import RoundedTable
import TestSupport
import Testing
import UIKit

/// Whatever an update does, every cell shows the corners of its row in the new state.
@MainActor @Suite struct FollowingUpdatesTests {
  struct Update: CustomTestStringConvertible {
    var name: String
    var before: [String]
    var after: [String]
    var items: String
    var signs: String
    var testDescription: String { name }
  }

  nonisolated static let updates: [Update] = [
    Update(name: "append", before: ["A:abc"], after: ["A:abcd"], items: "abcd", signs: "╭││╰"),
    Update(
      name: "insert at the top", before: ["A:bc"], after: ["A:abc"], items: "abc", signs: "╭│╰"),
    Update(name: "insert between", before: ["A:ac"], after: ["A:abc"], items: "abc", signs: "╭│╰"),
    Update(name: "delete the last", before: ["A:abc"], after: ["A:ab"], items: "ab", signs: "╭╰"),
    Update(name: "delete the first", before: ["A:abc"], after: ["A:bc"], items: "bc", signs: "╭╰"),
    Update(name: "one row left", before: ["A:ab"], after: ["A:b"], items: "b", signs: "□"),
    Update(name: "single becomes top", before: ["A:a"], after: ["A:ab"], items: "ab", signs: "╭╰"),
    Update(
      name: "single becomes bottom", before: ["A:b"], after: ["A:ab"], items: "ab", signs: "╭╰"),
    Update(
      name: "single becomes middle", before: ["A:b"], after: ["A:abc"], items: "abc", signs: "╭│╰"),
    Update(
      name: "middle becomes single", before: ["A:abc"], after: ["A:b"], items: "b", signs: "□"),
    Update(name: "reverse", before: ["A:abc"], after: ["A:cba"], items: "cba", signs: "╭│╰"),
    Update(
      name: "move the last up", before: ["A:abcd"], after: ["A:dabc"], items: "dabc", signs: "╭││╰"),
    Update(
      name: "item changes its section", before: ["A:abc", "B:de"], after: ["A:ab", "B:cde"],
      items: "abcde", signs: "╭╰╭│╰"),
    Update(
      name: "section becomes empty", before: ["A:ab", "B:c"], after: ["A:abc", "B:"],
      items: "abc", signs: "╭│╰"),
    Update(
      name: "section comes first", before: ["B:bc"], after: ["A:a", "B:bc"], items: "abc",
      signs: "□╭╰"),
    Update(
      name: "section goes", before: ["A:ab", "B:c", "C:de"], after: ["A:ab", "C:de"],
      items: "abde", signs: "╭╰╭╰"),
    Update(
      name: "sections swap", before: ["A:ab", "B:cd"], after: ["B:cd", "A:ab"], items: "cdab",
      signs: "╭╰╭╰"),
    Update(
      name: "everything goes and comes", before: ["A:ab"], after: ["B:cd"], items: "cd", signs: "╭╰"
    ),
  ]

  @Test(arguments: updates, [false, true])
  func cornersAreDrawnAsTheTableStands(_ update: Update, _ animated: Bool) throws {
    let screen = CardScreen()
    screen.dataSource.apply(
      LetterSnapshot(update.before), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    let proof = CardProof(of: screen.tableView)
    proof.start()
    screen.dataSource.apply(
      LetterSnapshot(update.after), animatingDifferences: animated, completion: nil)
    screen.window.layoutIfNeeded()
    try proof.stop()
  }

  @Test(arguments: updates) func cornersBeforeTheNextLayout(_ update: Update) {
    let screen = CardScreen()
    screen.dataSource.apply(
      LetterSnapshot(update.before), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    screen.dataSource.apply(
      LetterSnapshot(update.after), animatingDifferences: true, completion: nil)
    let survivors = update.items.filter { update.before.joined().contains($0) }
    let expected = String(
      zip(update.items, update.signs).filter { survivors.contains($0.0) }.map(\.1))
    #expect(screen.signs(String(survivors)) == expected)
  }

  @Test func theProviderIsAskedForNewRowsAlone() {
    let screen = CardScreen()
    screen.show("A:abc")
    screen.log.items = []
    screen.show("A:bcd", "B:e", animated: true)
    #expect(screen.log.items.sorted() == ["d", "e"])
  }

  @Test func reloadingKeepsTheCorners() {
    let screen = CardScreen()
    screen.show("A:abc")
    screen.dataSource.applySnapshotUsingReloadData(
      LetterSnapshot(["A:ab", "B:c"]), completion: nil)
    screen.window.layoutIfNeeded()
    #expect(screen.signs("abc") == "╭╰□")
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(screen.signs("abc") == "╭╰□")
  }

  @Test func marksOnTheSnapshotKeepTheCorners() {
    let screen = CardScreen()
    screen.show("A:abc")
    var snapshot = LetterSnapshot(["A:abcd"])
    snapshot.reconfigureItems(["c"])
    snapshot.reloadItems(["a"])
    screen.dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
    screen.window.layoutIfNeeded()
    #expect(screen.signs("abcd") == "╭││╰")
    #expect(screen.log.items.suffix(3).sorted() == ["a", "c", "d"])
  }

  @Test func awaitedUpdatesAreRightWhenTheyReturn() async {
    let screen = CardScreen()
    screen.show("A:abc")
    await screen.dataSource.apply(LetterSnapshot(["A:bcd"]))
    screen.window.layoutIfNeeded()
    #expect(screen.signs("bcd") == "╭│╰")
    await screen.dataSource.apply(LetterSnapshot(["A:d"]), animatingDifferences: false)
    #expect(screen.signs("d") == "□")
    await screen.dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:de"]))
    screen.window.layoutIfNeeded()
    #expect(screen.signs("de") == "╭╰")
  }

  @Test func completionsComeOnceAndInOrder() async {
    let screen = CardScreen()
    var order: [Int] = []
    await withCheckedContinuation { continuation in
      screen.dataSource.apply(LetterSnapshot(["A:a"])) { order.append(1) }
      screen.dataSource.apply(LetterSnapshot(["A:ab"])) { order.append(2) }
      screen.dataSource.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false) {
        order.append(3)
        continuation.resume()
      }
    }
    #expect(order == [1, 2, 3])
  }

  @Test func anApplyFromWithinACompletionIsFollowed() async {
    let screen = CardScreen()
    screen.show("A:ab")
    await withCheckedContinuation { continuation in
      screen.dataSource.apply(LetterSnapshot(["A:abc"])) {
        screen.dataSource.apply(LetterSnapshot(["A:bc", "B:a"])) { continuation.resume() }
        screen.window.layoutIfNeeded()
        #expect(screen.signs("bca") == "╭╰□")
      }
    }
    #expect(screen.signs("bca") == "╭╰□")
  }

  @Test func offWindowTheFirstLayoutIsRight() {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let dataSource = RoundedDiffableDataSource<String, String>(tableView: tableView) {
      tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    dataSource.apply(LetterSnapshot(["A:ab"]), animatingDifferences: false, completion: nil)
    dataSource.apply(LetterSnapshot(["A:abc"]), animatingDifferences: true, completion: nil)
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(tableView)
    window.isHidden = false
    window.layoutIfNeeded()
    let cells = (0..<3).compactMap { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(String(cells.map { ShownCard(of: $0).sign }) == "╭│╰")
  }

  @Test func aSubclassThatCallsSuperLateIsFollowed() async {
    final class LateDataSource: RoundedDiffableDataSource<String, String> {
      override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<String, String>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
      ) {
        DispatchQueue.main.async {
          super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        }
      }
    }
    let screen = CardScreen(make: { LateDataSource(tableView: $0, cellProvider: $1) })
    for sections in [["A:ab"], ["A:abc"], ["A:bc", "B:a"]] {
      await withCheckedContinuation { continuation in
        screen.dataSource.apply(LetterSnapshot(sections)) { continuation.resume() }
      }
      screen.window.layoutIfNeeded()
    }
    #expect(screen.signs("bca") == "╭╰□")
  }
}
