import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A long card is drawn only near the table's bounds.
@MainActor @Suite struct LongSurfaceTests {
  private func screen(rows: Int, in sections: Int = 1) -> LongScreen {
    LongScreen(rows: rows, sections: sections)
  }

  @Test func scrollingThroughTenThousandRowsNeverShowsAnEnd() {
    HeadlessClock.held {
      let screen = screen(rows: 10_000)
      let table = screen.tableView
      var highest: CGFloat = 0
      for step in 0..<120 {
        table.contentOffset.y += step.isMultiple(of: 7) ? -310 : 130
        screen.window.layoutIfNeeded()
        let surfaces = SeenSurface.views(in: table)
        #expect(surfaces.count == 1)
        guard let frame = surfaces.first?.frame else { continue }
        highest = max(highest, frame.height)
        let card = table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
        #expect(frame.minY <= max(card, table.bounds.minY))
        #expect(frame.maxY >= table.bounds.maxY)
      }
      #expect(highest < 4 * table.bounds.height)
      table.scrollToRow(at: IndexPath(row: 9_999, section: 0), at: .bottom, animated: false)
      screen.window.layoutIfNeeded()
      let last = table.rectForRow(at: IndexPath(row: 9_999, section: 0))
      #expect(SeenSurface.views(in: table).first?.frame.maxY == last.maxY)
    }
  }

  /// Cells that draw themselves have no card whose layout could tell that they have come into sight.
  @Test func scrollingThroughRowsThatDrawThemselvesNeverShowsAnEnd() {
    HeadlessClock.held {
      let screen = LongScreen(rows: 1_000, sections: 1, cellClass: StripedCell.self)
      let table = screen.tableView
      for _ in 0..<60 {
        table.contentOffset.y += 130
        screen.window.layoutIfNeeded()
        let frame = SeenSurface.views(in: table).first?.frame ?? .null
        #expect(frame.maxY >= table.bounds.maxY)
      }
    }
  }

  /// Rows are handed out now and then; a frame in between costs nothing, also under a bar.
  @Test(arguments: [false, true])
  func aScrolledFrameWithoutANewRowChangesNothing(passesInsets: Bool) throws {
    try HeadlessVariations.passesVerticalInsets.with(passesInsets) {
      try HeadlessClock.held {
        let screen = screen(rows: 1_000)
        let table = screen.tableView
        table.contentOffset.y = 4_000
        screen.window.layoutIfNeeded()
        let surface = try #require(SeenSurface.views(in: table).first)
        let frame = surface.frame
        let (asked, questions) = (table.cellsAskedFor, table.questions)
        for _ in 0..<4 {
          table.contentOffset.y += 1
          #expect(!surface.layer.needsLayout())
          screen.window.layoutIfNeeded()
        }
        #expect(table.cellsAskedFor == asked)
        #expect(table.questions == questions)
        #expect(surface.frame == frame)
      }
    }
  }

  /// Nothing has surfaces shown again in a later turn.
  @Test func atRestNothingIsLookedAt() async {
    let screen = screen(rows: 100)
    for _ in 0..<3 { await screen.turn() }
    let questions = screen.tableView.questions
    for _ in 0..<3 { await screen.turn() }
    #expect(screen.tableView.questions == questions)
  }

  /// Where it is cut only matters when that comes near.
  @Test func itIsCutAnewOnlyNowAndThen() {
    HeadlessClock.held {
      let screen = screen(rows: 1_000)
      let table = screen.tableView
      table.contentOffset.y = 4_000
      screen.window.layoutIfNeeded()
      var frames: Set<CGFloat> = []
      for _ in 0..<20 {
        table.contentOffset.y += 44
        screen.window.layoutIfNeeded()
        frames.formUnion(SeenSurface.views(in: table).map(\.frame.maxY))
      }
      #expect((1...5).contains(frames.count), "\(frames)")
    }
  }

  /// The end of a long card comes into sight in an update, and leaves it in the next.
  @Test func anEndThatIsDrawnInAnUpdateMovesWithItsRow() {
    HeadlessClock.held {
      let screen = screen(rows: 200)
      screen.show(rows: [0, 1, 199], animated: true)
      screen.window.layoutIfNeeded()
      for _ in 0...6 {
        screen.expectEnd(at: 199)
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      screen.expectEnd(at: 199)
      screen.show(rows: Array(0..<200), animated: true)
      screen.window.layoutIfNeeded()
      for _ in 0...6 {
        screen.expectEnd(at: 199)
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      let frame = SeenSurface.views(in: screen.tableView).first?.frame ?? .zero
      #expect(frame.height < 4 * screen.tableView.bounds.height)
    }
  }
}
