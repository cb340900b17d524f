import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Cells that wait to be used again keep the selection of the row that they had, which hides no
/// line.
@MainActor @Suite struct UnseenSelectionTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  private func path(_ item: String, on screen: HeldScreen) -> IndexPath {
    screen.dataSource.indexPath(for: item) ?? IndexPath(row: 0, section: 0)
  }

  /// A screen with a row that is prepared below the last visible one, and isn't asked for again by
  /// the next layout.
  private func screenWithPreparedRow() throws -> (HeldScreen, last: String, prepared: String) {
    let screen = HeldScreen(rowHeight: 100)
    screen.apply("A:\(Self.letters)", animated: false)
    screen.settle()
    for offset in [500.0, 420] {
      screen.tableView.contentOffset.y = offset
      screen.settle()
    }
    let last = try #require(screen.tableView.indexPathsForVisibleRows?.last)
    let items = screen.dataSource.snapshot().itemIdentifiers
    let prepared = items[last.row + 1]
    #expect(screen.cell(prepared) != nil)
    return (screen, items[last.row], prepared)
  }

  private func isLined(_ item: String, on screen: HeldScreen) throws -> Bool {
    let cell = try #require(screen.cell(item))
    let drawing = HeadlessDrawing(of: cell)
    let (middle, bottom) = (drawing.size.width / 2, drawing.size.height - 0.1)
    let fill = drawing.color(at: CGPoint(x: middle, y: drawing.size.height / 2))
    return !drawing.color(at: CGPoint(x: middle, y: bottom)).isClose(to: fill)
  }

  @Test func theLineAboveAPreparedRowGoesWhileTheRowIsSelected() throws {
    try HeadlessClock.held {
      let (screen, last, prepared) = try screenWithPreparedRow()
      #expect(try isLined(last, on: screen))
      screen.tableView.selectRow(
        at: path(prepared, on: screen), animated: false, scrollPosition: .none)
      screen.settle()
      #expect(try !isLined(last, on: screen))
    }
  }

  /// In a snapshot, or by the app, as a selected row may be.
  @Test(arguments: [(false, false), (true, false), (false, true)])
  func theLineAboveAMarkedRowIsBackWhenTheRowIsReloadedOutOfSight(
    _ isTouched: Bool, _ isByApp: Bool
  ) throws {
    try HeadlessClock.held {
      let (screen, last, prepared) = try screenWithPreparedRow()
      if isTouched {
        screen.tableView.contentOffset.y += 100
        screen.window.layoutIfNeeded()
        HeadlessHand(screen.tableView).touchDown(path(prepared, on: screen))
        screen.tableView.contentOffset.y -= 100
      } else {
        screen.tableView.selectRow(
          at: path(prepared, on: screen), animated: false, scrollPosition: .none)
      }
      screen.settle()
      let cell = try #require(screen.cell(prepared))
      #expect(cell.isHidden && (cell.isHighlighted || cell.isSelected))
      if isByApp {
        screen.tableView.reloadRows(at: [path(prepared, on: screen)], with: .none)
      } else {
        var snapshot = screen.dataSource.snapshot()
        snapshot.reloadItems([prepared])
        screen.dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
      }
      screen.settle()
      #expect(screen.cell(prepared) == nil)
      // Nobody sees the line before the row comes into sight with another cell.
      screen.tableView.contentOffset.y += 100
      screen.settle()
      #expect(screen.cell(prepared)?.isHidden == false)
      #expect(try isLined(last, on: screen))
    }
  }

  /// A cell on its way out of sight fades with the selection that it had, and leaves the table only
  /// then.
  @Test func theLineAboveASelectedRowIsBackWhenItsFormerCellIsGone() throws {
    try HeadlessVariations.waitingCells.with(.outsideTable) {
      try HeadlessClock.held {
        let screen = HeldScreen(rowHeight: 100)
        screen.tableView.isPrefetchingEnabled = false
        screen.apply("A:abcdefgh", animated: false)
        screen.settle()
        screen.apply("A:xabcdefgh")
        let place = path("h", on: screen)
        screen.tableView.selectRow(at: place, animated: false, scrollPosition: .none)
        screen.tableView.reloadRows(at: [place], with: .fade)
        screen.settle()
        #expect(screen.cell("h") == nil)
        let isLined = try isLined("g", on: screen)
        #expect(isLined)
      }
    }
  }

  @Test func theLineAboveARowIsGoneWhenTheRowComesIntoSightUnderAFinger() throws {
    try HeadlessClock.held {
      let (screen, last, prepared) = try screenWithPreparedRow()
      screen.tableView.contentOffset.y += 100
      screen.window.layoutIfNeeded()
      HeadlessHand(screen.tableView).touchDown(path(prepared, on: screen))
      screen.settle()
      for distance in [-100.0, 100] {
        screen.tableView.contentOffset.y += distance
        screen.settle()
      }
      #expect(screen.cell(prepared)?.isHidden == false)
      #expect(try !isLined(last, on: screen))
    }
  }

  @Test func theLineAboveARowIsGoneWhenTheRowAndThatAboveComeBackUnderAFinger() throws {
    try HeadlessClock.held {
      let screen = HeldScreen(rowHeight: 100)
      screen.apply("A:\(Self.letters)", animated: false)
      screen.settle()
      HeadlessHand(screen.tableView).touchDown(path("e", on: screen))
      screen.tableView.contentOffset.y = 545
      screen.settle()
      #expect(screen.cell("e")?.isHidden == true)
      screen.apply("A:\(Self.letters)", animated: false)
      screen.settle()
      screen.tableView.contentOffset.y = 0
      screen.settle()
      #expect(screen.cell("e")?.isHighlighted == true)
      let isStillLined = try isLined("d", on: screen)
      #expect(!isStillLined)
    }
  }
}
