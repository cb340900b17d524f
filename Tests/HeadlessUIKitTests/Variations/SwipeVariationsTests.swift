import HeadlessTestSupport
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Both answers to what becomes of an open swipe in an update.
@MainActor @Suite struct SwipeVariationsTests {
  private final class Source: UITableViewDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  @Test(arguments: [false, true]) func anUpdateClosesASwipeOrNot(closes: Bool) {
    HeadlessVariations.updatesCloseSwipes.with(closes) {
      HeadlessClock.held {
        let window = UIWindow(device: .phone)
        let controller = UITableViewController(style: .plain)
        let tableView: UITableView = controller.tableView
        tableView.rowHeight = 100
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = Source(tableView: tableView) { tableView, indexPath, _ in
          tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        source.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false, completion: nil)
        window.layoutIfNeeded()
        let cell = tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(HeadlessHand(tableView).swipe(IndexPath(row: 1, section: 0)))
        HeadlessClock.advance(by: 1)
        let actions = tableView.subviews.last { $0.frame.minX > 0 && $0.frame.width < 200 }
        source.apply(LetterSnapshot(["A:acxb"]), animatingDifferences: true, completion: nil)
        HeadlessClock.advance(by: 1)
        #expect(cell?.configurationState.isSwiped == !closes)
        #expect((actions?.superview == nil) == closes)
        if !closes { #expect(actions?.frame.minY == cell?.frame.minY) }
        source.apply(LetterSnapshot(["A:ac"]), animatingDifferences: true, completion: nil)
        HeadlessClock.advance(by: 1)
        #expect(actions?.superview == nil)
        withExtendedLifetime(source) {}
      }
    }
  }
}
