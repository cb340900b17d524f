import TestSupport
import Testing
@_spi(Headless) import UIKit

/// When the completions of updates are called.
@MainActor @Suite struct DiffableClockTests {
  private final class Calls {
    var order: [Int] = []
  }

  @Test(arguments: [false, true]) func neverBeforeTheCallReturns(_ animated: Bool) {
    let screen = DiffableScreen()
    let calls = Calls()
    HeadlessClock.held {
      for number in 0..<3 {
        screen.apply(
          LetterSnapshot(["A:" + "abc".prefix(number)]), animated: animated
        ) { calls.order.append(number) }
      }
      screen.dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:a"])) {
        calls.order.append(3)
      }
      #expect(calls.order.isEmpty)
      HeadlessClock.advance(by: 1)
      #expect(calls.order == [0, 1, 2, 3])
    }
  }

  @Test func anAnimatedUpdateCompletesWithItsAnimation() {
    let screen = DiffableScreen()
    screen.start("A:ab")
    let calls = Calls()
    HeadlessClock.held {
      screen.apply(LetterSnapshot(["A:abc"])) { calls.order.append(1) }
      HeadlessClock.advance(by: 0.1)
      #expect(calls.order.isEmpty)
      HeadlessClock.advance(by: 0.5)
      #expect(calls.order == [1])
    }
  }

  @Test func aQuickUpdateWaitsForTheOneBefore() {
    let screen = DiffableScreen()
    screen.start("A:ab")
    let calls = Calls()
    HeadlessClock.held {
      screen.apply(LetterSnapshot(["A:abc"])) { calls.order.append(1) }
      screen.apply(LetterSnapshot(["A:abcd"]), animated: false) {
        calls.order.append(2)
      }
      HeadlessClock.advance(by: 0.1)
      #expect(calls.order.isEmpty)
      HeadlessClock.advance(by: 0.5)
      #expect(calls.order == [1, 2])
    }
  }

  @Test func aCompletionOutlivesItsDataSource() {
    let calls = Calls()
    HeadlessClock.held {
      do {
        let screen = DiffableScreen()
        screen.start("A:ab")
        screen.apply(LetterSnapshot(["A:abc"])) { calls.order.append(1) }
      }
      HeadlessClock.advance(by: 1)
      #expect(calls.order == [1])
    }
  }

  @Test func theAppendedLogIsNoFault() {
    let logs = HeadlessFaults.logs {
      var snapshot = LetterSnapshot(["A:ab"])
      snapshot.appendItems(["a", "c"])
    }
    #expect(
      logs == [
        """
        Diffable data source detected an attempt to insert or append 1 item identifier that \
        already exists in the snapshot. The existing item identifier will be moved into place \
        instead, but this operation will be more expensive.
        """
      ])
  }
}
