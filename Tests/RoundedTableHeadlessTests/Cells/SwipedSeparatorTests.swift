import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A row that is swiped to either side keeps its line where its text begins.
@MainActor @Suite struct SwipedSeparatorTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    private func actions() -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Do") { $2(true) }
      ])
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions() }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions() }
  }

  @Test(arguments: [true, false], [false, true])
  func theLineKeepsItsLength(_ isLeading: Bool, _ isMirrored: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(.phone.mirrored(isMirrored), isRoot: true)
      let delegate = Delegate()
      screen.tableView.delegate = delegate
      screen.apply("A:abc")
      screen.settle()
      let atRest = screen.cell("b")?.cardLine?.bounds.width ?? 0
      #expect(atRest > 100)
      let path = IndexPath(row: 1, section: 0)
      #expect(HeadlessHand(screen.tableView).swipe(path, isLeading ? .leading : .trailing))
      screen.settle()
      screen.cell("b")?.backgroundView?.setNeedsLayout()
      screen.settle()
      #expect(screen.cell("b")?.cardLine?.bounds.width == atRest)
      withExtendedLifetime(delegate) {}
    }
  }
}
