import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// What an update takes does not depend on how long cards are, or how many there are out of sight.
@MainActor @Suite struct SurfaceCostTests {
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

  @Test func withoutSurfacesTheTableIsAskedForNothing() {
    let plain = questions(rows: 200, in: 5, style: CardStyle())
    #expect(plain.table == 0 && plain.views == 0)
  }

  @Test func ofManyCardsOnlyThoseInSightAreAskedFor() {
    let (few, many) = (questions(rows: 200, in: 200), questions(rows: 10_000, in: 10_000))
    #expect(many.table <= few.table && many.table < 400)
    #expect(many.views == 0 && few.views == 0)
  }

  /// A surface that is shown does not have the table laid out once more.
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

  /// A card by its ID whose ends are far away is looked at again when they may have come near.
  @Test func theEndsOfALongCardByItsIDComeIntoSight() {
    HeadlessClock.held {
      let screen = LongScreen(rows: 1_000, sections: 1)
      screen.dataSource.cardID = { $0 < 600 ? 1 : 2 }
      screen.settle()
      let table = screen.tableView
      for step in 0..<140 {
        table.contentOffset.y += 310
        if step == 100 { table.contentOffset.y = 20_000 }
        screen.window.layoutIfNeeded()
        let border = table.rectForRow(at: IndexPath(row: 599, section: 0)).maxY
        var cards = 0
        for (first, last) in [(0, 599), (600, 999)] {
          let card = table.rectForRow(at: IndexPath(row: first, section: 0))
            .union(table.rectForRow(at: IndexPath(row: last, section: 0)))
          let wanted = card.intersection(table.bounds)
          guard wanted.height > 1 else { continue }
          cards += 1
          let seen = SeenSurface.views(in: table).map { $0.frame.intersection(table.bounds) }
          #expect(
            seen.contains { abs($0.minY - wanted.minY) < 1 && abs($0.maxY - wanted.maxY) < 1 },
            "\(border) \(table.bounds)")
        }
        let inSight = SeenSurface.views(in: table).filter {
          $0.frame.intersection(table.bounds).height > 1
        }
        #expect(inSight.count == cards, "one behind another at \(table.bounds)")
      }
    }
  }
}
