import RoundedTable
import TestSupport
import Testing
import UIKit

/// Rows that the user drags to another place.
@MainActor @Suite struct MoveItemTests {
  @Test(
    arguments: [
      ((0, 0), (0, 2), ["A:bca", "B:de"]), ((0, 2), (0, 0), ["A:cab", "B:de"]),
      ((0, 0), (1, 0), ["A:bc", "B:ade"]), ((0, 1), (1, 2), ["A:ac", "B:deb"]),
      ((1, 0), (0, 3), ["A:abcd", "B:e"]),
    ] as [((Int, Int), (Int, Int), [String])])
  func movesTheItemAndCorrectsTheCards(
    _ source: (Int, Int), _ destination: (Int, Int), _ expected: [String]
  ) {
    let screen = CardScreen()
    screen.show("A:abc", "B:de")
    screen.log.items = []
    screen.dataSource.moveItem(
      at: IndexPath(row: source.1, section: source.0),
      to: IndexPath(row: destination.1, section: destination.0))
    screen.window.layoutIfNeeded()
    let wanted = LetterSnapshot(expected)
    let snapshot = screen.dataSource.snapshot()
    #expect(snapshot.itemIdentifiers == wanted.itemIdentifiers)
    #expect(snapshot.itemIdentifiers(inSection: "A") == wanted.itemIdentifiers(inSection: "A"))
    let map = CapMap(wanted)
    for item in wanted.itemIdentifiers {
      #expect(screen.signs(item) == String(map[item]?.sign ?? "?"))
    }
    #expect(screen.log.items.isEmpty)
  }

  @Test(arguments: [IndexPath(row: 9, section: 0), IndexPath(row: 0, section: 7)])
  func anIndexPathWithoutARowChangesNothing(_ path: IndexPath) {
    let screen = CardScreen()
    screen.show("A:abc")
    screen.dataSource.moveItem(at: path, to: IndexPath(row: 0, section: 0))
    screen.dataSource.moveItem(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 7))
    #expect(screen.dataSource.snapshot().itemIdentifiers == ["a", "b", "c"])
  }

  @Test(
    arguments: [
      IndexPath(row: -1, section: 0), IndexPath(row: 3, section: 0), IndexPath(row: -1, section: 1),
      IndexPath(row: 3, section: 1), IndexPath(row: 0, section: -1), IndexPath(),
      IndexPath(index: 0),
    ])
  func aDestinationWithoutARowChangesNothing(_ path: IndexPath) {
    let screen = CardScreen()
    screen.show("A:abc", "B:de")
    screen.dataSource.moveItem(at: IndexPath(row: 1, section: 0), to: path)
    #expect(screen.dataSource.snapshot().itemIdentifiers(inSection: "A") == ["a", "b", "c"])
    #expect(screen.dataSource.snapshot().itemIdentifiers(inSection: "B") == ["d", "e"])
  }

  @Test func anOverrideOfMoveRowMayCallIt() {
    final class Movable: RoundedDiffableDataSource<String, String> {
      override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
      }
      override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { moveItem(at: sourceIndexPath, to: destinationIndexPath) }
    }
    let screen = CardScreen(make: { Movable(tableView: $0, cellProvider: $1) })
    screen.show("A:abc")
    screen.dataSource.tableView(
      screen.tableView, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    screen.window.layoutIfNeeded()
    #expect(screen.signs("bca") == "╭│╰")
  }

  @Test func theMoveIsAppliedInTheAppsOwnWayAndNotSeen() {
    final class Recording: RoundedDiffableDataSource<String, String> {
      var applied: [Bool] = []
      override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<String, String>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
      ) {
        applied.append(animatingDifferences)
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
      }
    }
    let screen = CardScreen(make: { Recording(tableView: $0, cellProvider: $1) })
    screen.show("A:abc")
    let source = screen.dataSource as? Recording
    source?.applied = []
    let first = IndexPath(row: 0, section: 0)
    source?.moveItem(at: first, to: IndexPath(row: 2, section: 0))
    #expect(source?.applied == [false])
    source?.moveItem(at: first, to: first)
    #expect(source?.applied == [false])
  }
}
