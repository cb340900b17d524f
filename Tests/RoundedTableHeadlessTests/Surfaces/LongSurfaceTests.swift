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

  /// Rows are handed out now and then; a frame in between costs nothing.
  @Test func aScrolledFrameWithoutANewRowChangesNothing() {
    HeadlessClock.held {
      let screen = screen(rows: 1_000)
      let table = screen.tableView
      table.contentOffset.y = 4_000
      screen.window.layoutIfNeeded()
      guard let surface = SeenSurface.views(in: table).first else {
        Issue.record("no surface")
        return
      }
      let frame = surface.frame
      let asked = table.cellsAskedFor
      for _ in 0..<4 {
        table.contentOffset.y += 1
        #expect(!surface.layer.needsLayout())
        window(screen).layoutIfNeeded()
      }
      #expect(table.cellsAskedFor == asked)
      #expect(surface.frame == frame)
    }
  }

  private func window(_ screen: LongScreen) -> UIWindow { screen.window }

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

/// What an update takes does not depend on how long cards are, or how many there are out of sight.
@MainActor @Suite struct SurfaceCostTests {
  @MainActor private final class IDs {
    var count = 0
  }

  /// How often the table is asked for a place, and a card ID, in an update and a scrolled row.
  private func questions(
    rows: Int, in sections: Int, byID: Bool = false
  ) -> (table: Int, ids: Int, views: Int) {
    HeadlessClock.held {
      let screen = LongScreen(rows: rows, sections: sections)
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

  @Test func ofManyCardsOnlyThoseInSightAreAskedFor() {
    let (few, many) = (questions(rows: 200, in: 200), questions(rows: 10_000, in: 10_000))
    #expect(many.table <= few.table && many.table < 400)
    #expect(many.views == 0 && few.views == 0)
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
        for (first, last) in [(0, 599), (600, 999)] {
          let card = table.rectForRow(at: IndexPath(row: first, section: 0))
            .union(table.rectForRow(at: IndexPath(row: last, section: 0)))
          let wanted = card.intersection(table.bounds)
          guard wanted.height > 1 else { continue }
          let seen = SeenSurface.views(in: table).map { $0.frame.intersection(table.bounds) }
          #expect(
            seen.contains { abs($0.minY - wanted.minY) < 1 && abs($0.maxY - wanted.maxY) < 1 },
            "\(border) \(table.bounds)")
        }
      }
    }
  }
}

/// A table that counts how often it is asked where something is.
private final class CountingTable: UITableView {
  var questions = 0

  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    questions += 1
    return super.rectForRow(at: indexPath)
  }

  override func rect(forSection section: Int) -> CGRect {
    questions += 1
    return super.rect(forSection: section)
  }

  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    questions += 1
    return super.indexPathsForRows(in: rect)
  }
}

/// A table with numbered rows and a shadow round its cards.
@MainActor private final class LongScreen {
  let window = UIWindow(device: .phone)
  let tableView = CountingTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
  let dataSource: RoundedDiffableDataSource<Int, Int>

  init(rows: Int, sections: Int) {
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    dataSource = RoundedDiffableDataSource(tableView: tableView, style: .shadowed) {
      tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view = tableView
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(0..<sections))
    for section in 0..<sections {
      let items = rows * section / sections..<rows * (section + 1) / sections
      snapshot.appendItems(Array(items), toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    settle()
  }

  func show(rows: [Int], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func settle() {
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 2)
    window.layoutIfNeeded()
  }

  /// Where a row that ends its card is seen, the surface ends.
  func expectEnd(at item: Int) {
    guard let indexPath = dataSource.indexPath(for: item),
      let cell = tableView.cellForRow(at: indexPath), !cell.isHidden
    else { return }
    let row = cell.layer.presentation()?.frame.maxY ?? 0
    guard row < tableView.bounds.maxY + 20 else { return }
    let end = SeenSurface.all(in: tableView).map(\.maxY)
    #expect(end.contains { abs($0 - row) < 1 }, "\(end) for \(row)")
  }
}
