import Dispatch
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Two updates in turn of which a card controller isn't told, one with a completion, and one while
/// the first one's rows may still be moving.
///
/// In the first layout of cells in which nothing moves, every row has its corners, with no turn of
/// the main queue after it. An insertion needs no such layout, because the table asks for its cell.
@MainActor @Suite struct RowsChangedTwiceTests {
  enum Change: CaseIterable {
    case insertFirst, insertMiddle, insertLast, deleteFirst, deleteLast

    @MainActor func make(on screen: ClassicScreen) {
      let count = screen.sections[0].count
      switch self {
      case .insertFirst: insert(at: 0, on: screen)
      case .insertMiddle: insert(at: count / 2, on: screen)
      case .insertLast: insert(at: count, on: screen)
      case .deleteFirst: delete(at: 0, on: screen)
      case .deleteLast: delete(at: count - 1, on: screen)
      }
    }

    @MainActor private func insert(at row: Int, on screen: ClassicScreen) {
      screen.sections[0].insert(screen.sections[0].contains("y") ? "z" : "y", at: row)
      screen.tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    @MainActor private func delete(at row: Int, on screen: ClassicScreen) {
      screen.sections[0].remove(at: row)
      screen.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
  }

  @Test(arguments: Change.allCases, [Change.insertFirst, .insertMiddle, .insertLast])
  func cornersAreRightAfterAnInsertion(_ first: Change, _ second: Change) async {
    for pause in [0, 0.05, 0.31] {
      let screen = ClassicScreen("abcdef", style: .plain, rowHeight: 28)
      screen.tableView.performBatchUpdates({ first.make(on: screen) }, completion: { _ in })
      screen.window.layoutIfNeeded()
      await screen.turn()
      HeadlessClock.advance(by: pause)
      second.make(on: screen)
      screen.window.layoutIfNeeded()
      await screen.turn()
      let between = String(repeating: "│", count: screen.sections[0].count - 2)
      #expect(screen.signs == ["╭\(between)╰"], "after \(pause) s")
    }
  }

  /// Cells that wait to be reused still know the rows that they had, which others have by now.
  @Test(arguments: ["ab", "bacdef", "abcdefghij", ""])
  func afterAReloadTheTableComesToRest(_ items: String) async {
    let screen = ClassicScreen("abcdef", style: .plain, rowHeight: 28)
    screen.items(items)
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    for _ in 0..<4 { await screen.turn() }
    for _ in 0..<3 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      #expect(screen.tableView.subviews.allSatisfy { !$0.layer.needsLayout() })
    }
  }

  @Test(arguments: Change.allCases, Change.allCases)
  func cornersAreRightWhenNothingMoves(_ first: Change, _ second: Change) async {
    for pause in [0, 0.05, 0.31] {
      for hasTurns in [false, true] {
        let screen = ClassicScreen("abcdef", style: .plain, rowHeight: 28)
        screen.tableView.performBatchUpdates({ first.make(on: screen) }, completion: { _ in })
        screen.window.layoutIfNeeded()
        if hasTurns { await screen.turn() }
        HeadlessClock.advance(by: pause)
        second.make(on: screen)
        screen.window.layoutIfNeeded()
        if hasTurns { await screen.turn() }
        HeadlessClock.advance(by: 2)
        for cell in screen.tableView.visibleCells { cell.setNeedsLayout() }
        screen.window.layoutIfNeeded()
        let between = String(repeating: "│", count: screen.sections[0].count - 2)
        #expect(screen.signs == ["╭\(between)╰"], "after \(pause) s, with turns: \(hasTurns)")
      }
    }
  }
}
