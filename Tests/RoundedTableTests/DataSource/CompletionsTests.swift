import RoundedTable
import TestSupport
import Testing
import UIKit

/// When an update has completed the cards are looked at once more, before the app hears of it.
@MainActor @Suite struct CompletionsTests {
  /// A screen whose cards split after "b" as soon as it is told to, and whose first update has
  /// completed.
  @MainActor private final class SplitScreen {
    var isSplit = false
    let screen: CardScreen

    init(cellClass: UITableViewCell.Type = UITableViewCell.self) async {
      screen = CardScreen(cellClass: cellClass)
      screen.dataSource.cardID = { [weak self] in self?.isSplit == true && $0 > "b" ? 1 : 0 }
      await screen.dataSource.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false)
      screen.window.layoutIfNeeded()
    }
  }

  @Test(arguments: [false, true]) func whatHasChangedMeanwhileIsRightInTheCompletion(
    _ animated: Bool
  ) async {
    let split = await SplitScreen()
    let screen = split.screen
    let signs = await withCheckedContinuation { continuation in
      screen.dataSource.apply(LetterSnapshot(["A:abcd"]), animatingDifferences: animated) {
        continuation.resume(returning: screen.signs("abcd"))
      }
      screen.window.layoutIfNeeded()
      #expect(screen.signs("abcd") == "╭││╰")
      split.isSplit = true
    }
    #expect(signs == "╭╰╭╰")
  }

  @Test func aReloadThatHasCompletedIsRight() async {
    let split = await SplitScreen()
    let screen = split.screen
    let signs = await withCheckedContinuation { continuation in
      screen.dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:abcd"])) {
        continuation.resume(returning: screen.signs("abcd"))
      }
      screen.window.layoutIfNeeded()
      split.isSplit = true
    }
    #expect(signs == "╭╰╭╰")
  }

  @Test func whatTheCompletionCorrectsIsNotSeenToMove() async {
    let split = await SplitScreen(cellClass: CardCellAnimationTests.WatchingCell.self)
    let screen = split.screen
    let cell = screen.cell("c") as? CardCellAnimationTests.WatchingCell
    await withCheckedContinuation { continuation in
      screen.dataSource.apply(LetterSnapshot(["A:abcd"])) { continuation.resume() }
      split.isSplit = true
    }
    #expect(cell?.tellings.map(\.position) == [.bottom, .middle, .top])
    #expect(cell?.tellings.map(\.animated) == [false, true, false])
  }

  @Test func theOlderOfTwoCompletionsUndoesNothing() async {
    let screen = CardScreen(cellClass: CardCellAnimationTests.WatchingCell.self)
    screen.show("A:ab")
    let cell = screen.cell("b") as? CardCellAnimationTests.WatchingCell
    await withCheckedContinuation { continuation in
      screen.dataSource.apply(LetterSnapshot(["A:abc"]), completion: {})
      screen.dataSource.apply(LetterSnapshot(["A:b"])) { continuation.resume() }
    }
    #expect(cell?.tellings.map(\.position) == [.bottom, .middle, .single])
    #expect(cell?.tellings.map(\.animated) == [false, true, true])
  }

  @Test func cellsThatAReloadLeavesBehindShowTheirCardsAtOnce() async {
    let screen = CardScreen(cellClass: CardCellAnimationTests.WatchingCell.self)
    screen.show("A:ab")
    let cell = screen.cell("b") as? CardCellAnimationTests.WatchingCell
    await screen.dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:abc"]))
    #expect(cell?.tellings.map(\.position).prefix(2) == [.bottom, .middle])
  }
}
