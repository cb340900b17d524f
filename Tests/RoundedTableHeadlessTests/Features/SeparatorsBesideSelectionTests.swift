import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// No line between rows touches a highlighted or selected row.
@MainActor @Suite struct SeparatorsBesideSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func noLineTouchesASelectedRow() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abcde")
      screen.settle()
      #expect(screen.linedRows("abcde") == "abcd")
      screen.tableView.selectRow(at: path(2), animated: false, scrollPosition: .none)
      screen.settle()
      #expect(screen.linedRows("abcde") == "ad")
      screen.tableView.deselectRow(at: path(2), animated: true)
      screen.settle()
      #expect(screen.linedRows("abcde") == "abcd")
    }
  }

  /// As the rows with switches on a settings screen.
  @Test func aTouchedRowThatShowsNoSelectionKeepsItsLines() {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, item in
        cell.selectionStyle = item == "c" ? .none : .default
      })
      screen.apply("A:abcde")
      screen.settle()
      screen.tableView.selectRow(at: path(2), animated: false, scrollPosition: .none)
      screen.settle()
      #expect(screen.linedRows("abcde") == "abcd")
    }
  }

  /// An app that asks for a cell by itself gets another one than the table shows.
  ///
  /// In a later turn of the main queue the table says which of both is the row's.
  @Test func noLineTouchesASelectedRowOfWhichThereIsAnotherCell() async {
    let screen = HeldScreen()
    screen.apply("A:abcde", animated: false)
    screen.window.layoutIfNeeded()
    for (row, lined) in [(2, "ad"), (1, "cd")] {
      let other = screen.dataSource.tableView(screen.tableView, cellForRowAt: path(row))
      #expect(other !== screen.tableView.cellForRow(at: path(row)))
      screen.dataSource.refreshCards(animated: false)
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      screen.tableView.selectRow(at: path(row), animated: false, scrollPosition: .none)
      screen.window.layoutIfNeeded()
      #expect(screen.linedRows("abcde") == lined)
    }
  }

  @Test func noLineTouchesAHighlightedRow() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc")
      screen.settle()
      let hand = HeadlessHand(screen.tableView)
      hand.touchDown(path(1))
      screen.settle()
      #expect(screen.linedRows("abc") == "")
      hand.cancelTouch()
      screen.settle()
      #expect(screen.linedRows("abc") == "ab")
    }
  }

  @Test func aSelectedRowOfAnotherCardTouchesNoLine() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.cardID = { $0 < "c" ? 1 : 2 }
      screen.apply("A:abcd")
      screen.settle()
      screen.tableView.selectRow(at: path(2), animated: false, scrollPosition: .none)
      screen.settle()
      #expect(screen.linedRows("abcd") == "a")
    }
  }

  @Test func linesFollowWhenRowsComeAndGo() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abcd")
      screen.settle()
      screen.tableView.selectRow(at: path(2), animated: false, scrollPosition: .none)
      screen.settle()
      screen.apply("A:abxcd")
      screen.settle()
      #expect(screen.linedRows("abxcd") == "ab")
      screen.apply("A:acd")
      screen.settle()
      #expect(screen.linedRows("acd") == "")
    }
  }

  /// Rows before and after, of which “b” is selected, and those that have a line then.
  nonisolated static let updates = [
    ("b", "ab", ""), ("ab", "axb", "a"), ("axb", "ab", ""), ("axb", "xab", "x"),
    ("abx", "xab", "x"),
    ("bax", "xab", "x"), ("cba", "acb", "a"),
  ]

  @Test(arguments: updates, [false, true])
  func linesFollowWithTheLayoutAfterAnUpdate(
    _ update: (before: String, after: String, lined: String), _ isAnimated: Bool
  ) {
    HeadlessClock.held {
      for isInSameTurn in [false, true] {
        let screen = HeldScreen()
        screen.apply("A:\(update.before)", animated: false)
        screen.settle()
        screen.tableView.selectRow(
          at: screen.dataSource.indexPath(for: "b"), animated: false, scrollPosition: .none)
        if !isInSameTurn { screen.window.layoutIfNeeded() }
        screen.apply("A:\(update.after)", animated: isAnimated)
        screen.window.layoutIfNeeded()
        #expect(screen.linedRows(update.after) == update.lined, "\(isInSameTurn)")
      }
    }
  }

  @Test func linesBesideASelectedRowStayAwayUnderANewInstaller() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abcde")
      screen.settle()
      screen.tableView.selectRow(at: path(2), animated: false, scrollPosition: .none)
      screen.settle()
      screen.dataSource.installer = CardTableInstaller(insetsReference: .safeArea)
      screen.settle()
      #expect(screen.linedRows("abcde") == "ad")
      screen.tableView.deselectRow(at: path(2), animated: false)
      screen.settle()
      #expect(screen.linedRows("abcde") == "abcd")
    }
  }

  @Test func aReusedCellHasItsLineAgain() {
    HeadlessClock.held {
      let screen = HeldScreen()
      let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
      screen.apply("A:\(letters)")
      screen.settle()
      screen.tableView.selectRow(at: path(3), animated: false, scrollPosition: .none)
      screen.settle()
      let hand = HeadlessHand(screen.tableView)
      hand.scroll(to: screen.tableView.contentSize.height - 800)
      screen.settle()
      #expect(screen.linedRows("RSTUVWXYZ") == "RSTUVWXY")
      hand.scroll(to: 0)
      screen.settle()
      #expect(screen.linedRows("abcdef") == "abef")
    }
  }
}
