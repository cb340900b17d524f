import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Updates that come in by other ways than a plain `apply` on the main queue.
@MainActor @Suite struct ApplyTests {
  /// A cell that remembers when it was told its cards, and whether they were to move.
  final class ToldCell: UITableViewCell, CardCell {
    var told: [(time: Double, position: CapPosition, animated: Bool)] = []
    func apply(_ card: Card, animated: Bool) {
      told.append((HeadlessClock.now, card.position, animated))
    }
  }

  private func snapshot(_ items: String) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A"])
    snapshot.appendItems(items.map(String.init))
    return snapshot
  }

  @Test func anAwaitedUpdateMovesTheCornersFromItsStart() async {
    let screen = HeldScreen(cellClass: ToldCell.self)
    await screen.dataSource.apply(snapshot("ab"), animatingDifferences: false)
    screen.window.layoutIfNeeded()
    let cell = screen.cell("b") as? ToldCell
    let start = HeadlessClock.now
    await screen.dataSource.apply(snapshot("abc"))
    #expect(cell?.told.last?.position == .middle)
    #expect(cell?.told.last?.animated == true)
    #expect(cell?.told.last?.time == start)
  }

  @Test func anUpdateOffTheMainQueueIsFollowed() async {
    let screen = HeldScreen()
    await screen.dataSource.apply(snapshot("ab"), animatingDifferences: false)
    screen.window.layoutIfNeeded()
    let next = snapshot("bcd")
    let dataSource = screen.dataSource
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let done: @Sendable () -> Void = { continuation.resume() }
      OffMain.run { dataSource.apply(next, animatingDifferences: true, completion: done) }
    }
    screen.window.layoutIfNeeded()
    #expect(screen.drawnSigns("bcd") == "╭│╰")
  }

  @Test func anUpdateOffTheMainQueueIsSeenToMove() async {
    let screen = HeldScreen(cellClass: ToldCell.self)
    await screen.dataSource.apply(snapshot("ab"), animatingDifferences: false)
    screen.window.layoutIfNeeded()
    let cell = screen.cell("b") as? ToldCell
    let next = snapshot("abc")
    let dataSource = screen.dataSource
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let done: @Sendable () -> Void = { continuation.resume() }
      OffMain.run { dataSource.apply(next, animatingDifferences: true, completion: done) }
    }
    #expect(cell?.told.map(\.position) == [.bottom, .middle])
    #expect(cell?.told.last?.animated == true)
  }

  @Test func aSubclassThatCallsSuperOnAnotherQueueIsFollowed() async {
    final class BackgroundSource: RoundedDiffableDataSource<String, String> {
      override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<String, String>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
      ) {
        OffMain.run {
          super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        }
      }
    }
    let screen = HeldScreen(make: { BackgroundSource(tableView: $0, cellProvider: $1) })
    for items in ["ab", "abc", "cb"] {
      await withCheckedContinuation { continuation in
        screen.dataSource.apply(snapshot(items), animatingDifferences: true) {
          continuation.resume()
        }
      }
      screen.window.layoutIfNeeded()
    }
    #expect(screen.drawnSigns("cb") == "╭╰")
  }

  @Test func aReloadOffTheMainQueueIsFollowed() async {
    let screen = HeldScreen()
    await screen.dataSource.apply(snapshot("ab"), animatingDifferences: false)
    let next = snapshot("bcd")
    let dataSource = screen.dataSource
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let done: @Sendable () -> Void = { continuation.resume() }
      OffMain.run { dataSource.applySnapshotUsingReloadData(next, completion: done) }
    }
    screen.window.layoutIfNeeded()
    #expect(screen.drawnSigns("bcd") == "╭│╰")
  }

  /// A cell that remembers on which queue it was told its cards.
  final class QueuedCell: UITableViewCell, CardCell {
    static let key = DispatchSpecificKey<Bool>()
    var isToldOnMain: [Bool] = []
    func apply(_ card: Card, animated: Bool) {
      isToldOnMain.append(DispatchQueue.getSpecific(key: Self.key) ?? false)
    }
  }

  @Test(arguments: [false, true]) func offTheMainQueueNoCellIsTouched(_ isReload: Bool) async {
    DispatchQueue.main.setSpecific(key: QueuedCell.key, value: true)
    let screen = HeldScreen(cellClass: QueuedCell.self)
    var isSplit = false
    screen.dataSource.cardID = { isSplit ? $0 : "" }
    await screen.dataSource.apply(snapshot("abc"), animatingDifferences: false)
    screen.window.layoutIfNeeded()
    let cell = screen.cell("a") as? QueuedCell
    let next = snapshot("abc")
    let dataSource = screen.dataSource
    isSplit = true
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let done: @Sendable () -> Void = { continuation.resume() }
      OffMain.run {
        if isReload {
          dataSource.applySnapshotUsingReloadData(next, completion: done)
        } else {
          dataSource.apply(next, animatingDifferences: false, completion: done)
        }
      }
    }
    #expect((cell?.isToldOnMain.count ?? 0) >= 2)
    #expect(cell?.isToldOnMain.allSatisfy(\.self) == true)
  }

  @Test func theTablesOwnCallsKeepTheCards() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc")
      screen.settle()
      let path = IndexPath(row: 2, section: 0)
      for call in [
        { screen.tableView.reloadData() }, { screen.tableView.reloadRows(at: [path], with: .fade) },
        { screen.tableView.reconfigureRows(at: [path]) },
        { screen.tableView.performBatchUpdates(nil) },
        { screen.tableView.reloadSections([0], with: .automatic) },
      ] as [() -> Void] {
        call()
        screen.settle()
        #expect(screen.drawnSigns("abc") == "╭│╰")
      }
    }
  }

  @Test func aRowDraggedByTheHandIsRightAfterTheDrop() {
    HeadlessClock.held {
      let screen = HeldScreen.movable()
      screen.apply("A:abc", "B:d")
      screen.settle()
      screen.tableView.setEditing(true, animated: false)
      screen.settle()
      HeadlessHand(screen.tableView).drag(
        IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
      screen.settle()
      #expect(screen.dataSource.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
      #expect(screen.drawnSigns("bcad") == "╭│╰□")
    }
  }

  @Test func aRowDraggedInAnAppsOwnWayIsRightAfterTheDrop() {
    HeadlessClock.held {
      let screen = HeldScreen(make: { OwnMoveSource(tableView: $0, cellProvider: $1) }) { cell, _ in
        cell.showsReorderControl = true
      }
      screen.apply("A:abc", "B:d")
      screen.settle()
      screen.tableView.setEditing(true, animated: false)
      screen.settle()
      screen.log.items = []
      HeadlessHand(screen.tableView).drag(
        IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
      #expect(
        "cab".map { screen.dataSource.capPosition(for: String($0)) } == [.top, .middle, .bottom])
      #expect(screen.radii("c") == [10, 0])
      #expect(screen.radii("a") == [0, 0])
      #expect(screen.radii("b") == [0, 10])
      screen.settle()
      #expect(screen.drawnSigns("cabd") == "╭│╰□")
      #expect(screen.log.items.isEmpty)
    }
  }

  /// As apps write it, here for moves up: without `super`, and with a snapshot of their own that is
  /// applied without animation.
  final class OwnMoveSource: RoundedDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: sourceIndexPath),
        let other = itemIdentifier(for: destinationIndexPath)
      else { return }
      var snapshot = snapshot()
      snapshot.moveItem(item, beforeItem: other)
      apply(snapshot, animatingDifferences: false)
    }
  }

  @Test func aRowSwipedAwayIsFollowed() {
    HeadlessClock.held {
      let screen = HeldScreen.movable()
      screen.apply("A:abc")
      screen.settle()
      let hand = HeadlessHand(screen.tableView)
      hand.swipe(IndexPath(row: 2, section: 0))
      screen.settle()
      hand.tapAction(0)
      #expect(screen.dataSource.capPosition(for: "b") == .bottom)
      #expect(screen.radii("b") == [0, 0], "nothing pops")
      HeadlessClock.advance(by: 0.15)
      #expect(abs(screen.radii("b")[1] - 5) < 0.01)
      screen.settle()
      #expect(screen.dataSource.snapshot().itemIdentifiers == ["a", "b"])
      #expect(screen.drawnSigns("ab") == "╭╰")
    }
  }
}
