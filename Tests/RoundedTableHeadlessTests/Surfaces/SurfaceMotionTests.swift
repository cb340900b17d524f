import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Surfaces move in step with the rows.
@MainActor @Suite struct SurfaceMotionTests {
  private func screen(_ sections: [String]) -> HeldScreen {
    let screen = HeldScreen()
    screen.dataSource.style = .shadowed
    screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false)
    screen.settle()
    return screen
  }

  /// Updates, and the rows whose place in their card tells where a surface has to be in every frame.
  nonisolated static let updates: [(before: [String], after: [String], ends: String)] = [
    (["A:ab", "B:c"], ["A:axb", "B:c"], "╭a╰b□c"),
    (["A:abc", "B:d"], ["A:ac", "B:d"], "╭a╰c□d"),
    (["A:abc", "B:d"], ["A:cab", "B:d"], "□d"),
    (["A:ab", "B:cd"], ["X:xy", "A:ab", "B:cd"], "╭a╰b╭c╰d"),
    (["A:ab", "B:cd"], ["B:cd"], "╭c╰d"),
    (["A:ab", "B:cd"], ["B:cd", "A:ab"], "╭a╰b╭c╰d"),
    (["A:ab", "B:cd", "C:e"], ["A:abxyz", "C:e"], "╭a□e"),
    // A table is reloaded to get rows into a new section.
    (["A:ab", "B:cdef"], ["A:ab", "B:ef", "C:cd"], "╭a╰b╭e╰f╭c╰d"),
  ]

  @Test(arguments: updates) func endsAreWhereTheRowsAreInEveryFrame(
    _ before: [String], _ after: [String], _ ends: String
  ) {
    HeadlessClock.held {
      let screen = screen(before)
      screen.dataSource.apply(LetterSnapshot(after))
      screen.window.layoutIfNeeded()
      let signs = Array(ends)
      let named = stride(from: 0, to: signs.count, by: 2).map { index in
        (
          item: signs[index + 1],
          position: CapPosition.allCases.first { $0.sign == signs[index] } ?? .middle
        )
      }
      for step in 0...6 {
        #expect(screen.surfaceFaults(named) == [], "after \(step) of 6")
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      #expect(screen.surfaceFaults(named) == [])
      #expect(screen.surfaces.count == after.count)
    }
  }

  @Test func withoutAnimationTheyAreThereAtOnce() {
    HeadlessClock.held {
      let screen = screen(["A:abc", "B:d"])
      screen.apply("A:abcxyz", "B:d", animated: false)
      screen.window.layoutIfNeeded()
      #expect(screen.surfaceFaults([("a", .top), ("z", .bottom), ("d", .single)]) == [])
      #expect(screen.surfaces.allSatisfy { $0.layer.animationKeys() == nil })
    }
  }

  @Test func aNewCardAppearsWithItsRowsAndAnOldOneGoesWithThem() throws {
    try HeadlessClock.held {
      let screen = screen(["A:ab", "B:cd"])
      let old = try #require(screen.surfaces.first)
      let leaving = try #require(screen.cell("a"))
      screen.apply("B:cd", "X:xy")
      screen.window.layoutIfNeeded()
      let new = try #require(screen.surfaces.last)
      let arriving = try #require(screen.cell("x"))
      for _ in 0...5 {
        #expect(
          old.layer.presentation()?.opacity == leaving.layer.presentation()?.opacity)
        #expect(new.layer.presentation()?.opacity == arriving.layer.presentation()?.opacity)
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      #expect(old.superview == nil)
      #expect(screen.surfaces.count == 2)
    }
  }

  /// A table is reloaded to get rows out of a section that goes.
  @Test func anUpdateThatReloadsTheTablePutsThemInPlaceAtOnce() {
    HeadlessClock.held {
      let screen = screen(["A:ab", "B:cd"])
      screen.apply("A:abcd")
      screen.window.layoutIfNeeded()
      #expect(screen.surfaceFaults([("a", .top), ("d", .bottom)]) == [])
      #expect(screen.surfaces.count == 1)
    }
  }

  /// Rows that belong to another card now are in front of that one, whatever is left of their former one.
  @Test func aCardThatIsGoneIsBehindTheOneThatItsRowsHaveComeTo() {
    HeadlessClock.held {
      let screen = screen(["A:abcd"])
      var isSplit = true
      screen.dataSource.cardID = { isSplit && $0 > "b" }
      screen.settle()
      let (stays, goes) = (screen.surfaces[0], screen.surfaces[1])
      isSplit = false
      screen.dataSource.refreshCards(animated: true)
      screen.window.layoutIfNeeded()
      #expect(goes.superview != nil)
      #expect(goes.layer.zPosition < stays.layer.zPosition)
      screen.settle()
      #expect(goes.superview == nil)
    }
  }

  /// The cell of a new row may be one that has left the sight with its card.
  @Test func aNewCardDoesNotComeFromWhereItsCellHasBeen() {
    HeadlessClock.held {
      let screen = screen(["A:a", "B:bcdefghijklm", "C:nopqrstuvwyz0123456789"])
      screen.tableView.contentOffset.y = 300
      screen.settle()
      screen.apply("A:a", "B:bcdefghijklm", "X:x", "C:nopqrstuvwyz0123456789")
      screen.window.layoutIfNeeded()
      for step in 0...6 {
        let row = screen.cell("x")?.layer.presentation()
        let seen = screen.surfaces.compactMap { $0.layer.presentation() }
        #expect(
          seen.contains {
            $0.frame.minY == row?.frame.minY && $0.frame.maxY == row?.frame.maxY
              && $0.opacity == row?.opacity
          }, "after \(step) of 6")
        HeadlessClock.advance(by: 0.05)
      }
    }
  }

  /// The rows of a card out of sight have estimated heights until an update brings them into sight.
  @Test func aCardThatComesIntoSightBeginsWhereItsRowsAreSeen() {
    HeadlessClock.held {
      let screen = screen(["B:abcdefghijklmnopqrstuvwxyz1234567890"])
      screen.tableView.rowHeight = UITableView.automaticDimension
      screen.tableView.estimatedRowHeight = 40
      screen.settle()
      screen.tableView.contentOffset.y = 400
      screen.settle()
      screen.dataSource.applySnapshotUsingReloadData(
        LetterSnapshot(["A:XY", "B:abcdefghijklmnopqrstuvwxyz1234567890"]))
      screen.settle()
      screen.apply("A:XY")
      screen.window.layoutIfNeeded()
      for step in 0...6 {
        #expect(screen.surfaceFaults([("X", .top), ("Y", .bottom)]) == [], "after \(step) of 6")
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      #expect(screen.surfaceFaults([("X", .top), ("Y", .bottom)]) == [])
      #expect(screen.surfaces.count == 1)
    }
  }

  /// Rows that are put in place at once are covered, though others are still on their way from an earlier update.
  @Test func anUpdateWithoutAnimationDoesNotWaitForAnEarlierOne() {
    HeadlessClock.held {
      let screen = screen(["A:ab", "B:cd"])
      screen.apply("A:axyb", "B:cd")
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.1)
      screen.apply("A:axybz", "B:cd", animated: false)
      screen.window.layoutIfNeeded()
      for _ in 0...6 {
        #expect(
          screen.surfaceFaults([("a", .top), ("z", .bottom), ("c", .top), ("d", .bottom)]) == [])
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      #expect(screen.surfaceFaults([("c", .top), ("d", .bottom)]) == [])
    }
  }

  /// Each row stays covered while a card falls into two and becomes one again.
  @Test func aCardSplitsAndMergesWhereItsRowsAre() {
    HeadlessClock.held {
      let screen = screen(["A:abcde"])
      var isSplit = false
      screen.dataSource.cardID = { isSplit && $0 > "b" }
      for _ in 0..<2 {
        isSplit.toggle()
        screen.dataSource.refreshCards(animated: true)
        screen.window.layoutIfNeeded()
        for _ in 0...6 {
          let rows = "abcde".map { (item: $0, position: CapPosition.middle) }
          #expect(screen.surfaceFaults(rows) == [])
          HeadlessClock.advance(by: 0.05)
        }
        screen.settle()
        #expect(screen.surfaces.count == (isSplit ? 2 : 1))
      }
    }
  }

  /// A new part begins where its rows are seen, which an update moves at the same time.
  @Test func aCardSplitsWhereItsRowsAreOnTheirWay() {
    HeadlessClock.held {
      let screen = screen(["A:abcde"])
      screen.dataSource.cardID = { $0 > "b" && $0 < "x" }
      screen.apply("A:xyzabcde")
      screen.window.layoutIfNeeded()
      for step in 0...6 {
        let rows = "abcde".map { (item: $0, position: CapPosition.middle) }
        #expect(screen.surfaceFaults(rows) == [], "after \(step) of 6")
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      #expect(screen.surfaces.count == 2)
    }
  }

  @Test func anInterruptedMotionGoesOnFromWhatIsOnScreen() {
    HeadlessClock.held {
      let screen = screen(["A:ab", "B:c"])
      let ends: [(item: Character, position: CapPosition)] = [
        ("a", .top), ("b", .bottom), ("c", .single),
      ]
      screen.apply("A:axyzb", "B:c")
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.1)
      screen.apply("A:azb", "B:c")
      screen.window.layoutIfNeeded()
      for _ in 0...8 {
        #expect(screen.surfaceFaults(ends) == [])
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      #expect(screen.surfaceFaults(ends) == [])
    }
  }

  @Test func theyMoveBySpringsIfTheRowsDo() {
    HeadlessVariations.rowAnimationCurve.with(.spring) {
      HeadlessClock.held {
        let screen = screen(["A:ab", "B:c"])
        screen.apply("A:axyzb", "B:c")
        screen.window.layoutIfNeeded()
        for _ in 0...6 {
          #expect(screen.surfaceFaults([("a", .top), ("b", .bottom), ("c", .single)]) == [])
          HeadlessClock.advance(by: 0.05)
        }
      }
    }
  }

  /// Apps let rows grow with an empty batch.
  @Test func theAppsOwnBatchTakesThemAlong() {
    HeadlessClock.held {
      final class Heights: NSObject, UITableViewDelegate {
        var isOpen = false
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          isOpen && indexPath.row == 1 ? 132 : 44
        }
      }
      let screen = screen(["A:abc", "B:d"])
      let heights = Heights()
      screen.tableView.delegate = heights
      screen.settle()
      heights.isOpen = true
      screen.tableView.performBatchUpdates(nil)
      screen.window.layoutIfNeeded()
      for _ in 0...6 {
        #expect(screen.surfaceFaults([("a", .top), ("c", .bottom), ("d", .single)]) == [])
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      #expect(screen.surfaceFaults([("a", .top), ("c", .bottom), ("d", .single)]) == [])
    }
  }
}
