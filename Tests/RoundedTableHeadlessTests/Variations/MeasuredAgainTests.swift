import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Rows that size themselves, in a table whose cards' inset is a part of the safe area.
///
/// A system that measures rows at once when the safe area changes does it in another turn than the
/// plain twin of the scripts.
@MainActor @Suite struct MeasuredAgainTests {
  typealias Answer = HeadlessVariations.MeasuredRows
  typealias Source = RoundedDiffableDataSource<Int, String>

  @MainActor private struct Screen {
    let window = UIWindow(device: .phone)
    let controller = UITableViewController(style: .grouped)
    let source: Source
    let log = Log()

    final class Log {
      var asked: [String] = []
    }

    init() {
      let log = log
      source = Source(tableView: controller.tableView) { _, _, item in
        log.asked.append(item)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "\(item) and ", count: 13)
        return cell
      }
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    func apply(_ items: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
    }

    func settle() async {
      for _ in 0..<4 {
        window.layoutIfNeeded()
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      }
      window.layoutIfNeeded()
    }

    var heights: [CGFloat] {
      (0..<5).map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }
  }

  @Test(arguments: Answer.allCases) func rowsHaveTheHeightsOfTheirCardsAndAreAskedForOnce(
    _ answer: Answer
  ) async {
    let items = ["a", "b", "c", "d", "e"]
    func screen() -> Screen { HeadlessVariations.measuredAfterSafeArea.with(answer) { Screen() } }
    let fresh = screen()
    fresh.source.tableStyle.inset = 90
    fresh.apply(items)
    await fresh.settle()

    let screen = screen()
    screen.apply(items)
    await screen.settle()
    let narrow = screen.heights
    HeadlessVariations.measuredAfterSafeArea.with(answer) {
      screen.source.tableStyle.inset = 90
      screen.window.layoutIfNeeded()
    }
    await screen.settle()
    #expect(screen.heights == fresh.heights)
    #expect(screen.heights != narrow)
    #expect(screen.log.asked == items)
  }
}
