import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// Swipe actions of the delegate's, run by the hand.
@Suite @MainActor struct SwipeActionsTests {
  /// Three rows, with two actions behind them and one before.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var runs: [String] = []
    var completions: [(Bool) -> Void] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("flag"), action("move")])
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      indexPath.row == 2 ? nil : UISwipeActionsConfiguration(actions: [action("read")])
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}

    private func action(_ name: String) -> UIContextualAction {
      UIContextualAction(style: .normal, title: name) { [unowned self] action, _, done in
        runs.append(action.title ?? "")
        completions.append(done)
      }
    }
  }

  private func withRows(_ body: (Rows, UITableView, HeadlessHand) -> Void) {
    HeadlessClock.held {
      let rows = Rows()
      let window = UIWindow(device: .phone)
      let table = UITableView(frame: window.bounds, style: .plain)
      table.rowHeight = 50
      table.dataSource = rows
      table.delegate = rows
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
      body(rows, table, HeadlessHand(table))
    }
  }

  @Test func aFullSwipePerformsTheFirstActionUnlessTheAppSaysOtherwise() {
    let swipe = UISwipeActionsConfiguration(actions: [])
    #expect(swipe.performsFirstActionWithFullSwipe)
    swipe.performsFirstActionWithFullSwipe = false
    #expect(!swipe.performsFirstActionWithFullSwipe)
  }

  @Test func eachActionRunsWhenItsButtonIsTapped() {
    withRows { rows, table, hand in
      #expect(hand.swipe(.row(0)))
      hand.tapAction(1)
      #expect(rows.runs == ["move"])
      rows.completions[0](true)
      HeadlessClock.advance(by: 1)
      #expect(table.cellForRow(at: .row(0))?.contentView.frame.minX == 0)
      #expect(hand.swipe(.row(0), .leading))
      hand.tapAction()
      #expect(rows.runs == ["move", "read"])
    }
  }

  @Test func theCellMovesAsideAndComesBack() throws {
    try HeadlessClock.held {
      let screen = ListScreen([texts(0..<3)])
      let hand = HeadlessHand(screen.table)
      let cell = try #require(screen.cell(1))
      @MainActor func place() -> CGFloat {
        cell.contentView.convert(.zero, to: screen.table).x
      }
      #expect(place() == 0)
      hand.swipe(.row(1))
      HeadlessClock.advance(by: 1)
      screen.layOut()
      #expect(place() < -40)
      hand.closeSwipe()
      HeadlessClock.advance(by: 1)
      screen.layOut()
      #expect(place() == 0)
    }
  }

  @Test func aRowThatIsScrolledOutOfSightIsClosed() {
    HeadlessVariations.swipedMargins.with(.views) {
      HeadlessClock.held {
        let screen = ListScreen([texts(0..<60)])
        let table = screen.table
        @MainActor func others() -> Int { table.subviews.count { !($0 is UITableViewCell) } }
        let before = others()
        HeadlessHand(table).swipe(.row(1))
        HeadlessClock.advance(by: 1)
        screen.layOut()
        #expect(others() == before + 1)
        table.contentOffset.y = 1_500
        screen.layOut()
        #expect(others() == before)
        // Cells get their table's margins, also the one that was swiped and has another row by now.
        table.directionalLayoutMargins.leading = 30
        screen.layOut()
        #expect(table.visibleCells.allSatisfy { $0.directionalLayoutMargins.leading == 30 })
      }
    }
  }

  @Test func whereNothingIsOfferedNothingOpens() {
    withRows { rows, _, hand in
      #expect(!hand.swipe(.row(2), .leading))
      #expect(rows.runs.isEmpty)
    }
  }
}
