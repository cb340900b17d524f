import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// What an update takes does not depend on how long cards are, or how many there are out of sight.
@MainActor @Suite struct SliceCostTests {
  @MainActor private final class IDs {
    var count = 0
  }

  /// How often the table is asked for a place, and a card ID, in an update and a scrolled row.
  private func questions(
    rows: Int, in sections: Int, byID: Bool = false, style: CardStyle = .shadowed
  ) -> (table: Int, ids: Int, views: Int) {
    HeadlessClock.held {
      let screen = LongScreen(rows: rows, sections: sections)
      screen.dataSource.style = style
      let ids = IDs()
      if byID {
        screen.dataSource.cardID = { _ in
          ids.count += 1
          return 1
        }
      }
      screen.settle()
      screen.tableView.contentOffset.y = screen.tableView.contentSize.height / 2
      screen.settle()
      let before = (screen.tableView.questions, ids.count, UIView.made)
      var snapshot = screen.dataSource.snapshot()
      snapshot.moveItem(rows / 2, beforeItem: rows / 2 + 1)
      snapshot.insertItems([rows + 1], beforeItem: rows / 2)
      snapshot.appendItems([rows])
      screen.dataSource.apply(snapshot, animatingDifferences: true)
      screen.window.layoutIfNeeded()
      return (
        screen.tableView.questions - before.0, ids.count - before.1, UIView.made - before.2
      )
    }
  }

  @Test func ofALongCardOnlyItsEndsAreAskedFor() {
    let (short, long) = (questions(rows: 200, in: 1), questions(rows: 10_000, in: 1))
    #expect(long.table <= short.table && long.table < 60)
    #expect(long.views == 0)
  }

  /// A cell can invalidate its size, and gets another height without an update (Apple:
  /// UITableView.selfSizingInvalidation).
  @Test func aRowOfAnotherHeightIsAskedFor() {
    HeadlessClock.held {
      let screen = LongScreen(rows: 20, sections: 2)
      let cell = screen.tableView.visibleCells.first
      let before = screen.tableView.questions
      cell?.setNeedsLayout()
      screen.window.layoutIfNeeded()
      #expect(screen.tableView.questions == before)
      cell?.frame.size.height += 20
      screen.window.layoutIfNeeded()
      #expect(screen.tableView.questions > before)
    }
  }

  @Test func withoutSlicesTheTableIsAskedForNothing() {
    let plain = questions(rows: 200, in: 5, style: CardStyle())
    #expect(plain.table == 0 && plain.views == 0)
  }

  @Test func ofManyCardsOnlyThoseInSightAreAskedFor() {
    let (few, many) = (questions(rows: 200, in: 200), questions(rows: 10_000, in: 10_000))
    #expect(many.table <= few.table && many.table < 400)
    #expect(many.views == 0 && few.views == 0)
  }

  /// A slice that is shown does not have the table laid out once more.
  @Test func manyCardsCanComeIntoSightAtOnce() {
    let faults = HeadlessFaults.during { _ = questions(rows: 200, in: 200) }
    #expect(faults.isEmpty)
  }

  @Test func ofALongCardByItsIDOnlyRowsNearTheBoundsAreAskedFor() {
    let (short, long) = (
      questions(rows: 1_000, in: 1, byID: true), questions(rows: 10_000, in: 1, byID: true)
    )
    #expect(long.ids <= short.ids && long.ids < 600)
    #expect(long.table <= short.table)
  }
}
