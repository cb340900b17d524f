import Testing
@_spi(Headless) import UIKit

/// A refresh control is in its table, is told to begin and to end, and moves nothing.
@Suite @MainActor struct RefreshControlTests {
  @Test func itIsInTheTableBehindTheRows() {
    let screen = ListScreen([texts(0..<3)])
    let frames = screen.table.visibleCells.map(\.frame)
    let control = UIRefreshControl()
    screen.table.refreshControl = control
    screen.layOut()
    #expect(control.superview === screen.table)
    #expect(screen.table.subviews.first === control)
    #expect(screen.table.visibleCells.map(\.frame) == frames)
    #expect(screen.table.adjustedContentInset.top == 0)
    let other = UIRefreshControl()
    screen.table.refreshControl = other
    #expect(control.superview == nil)
    screen.table.refreshControl = nil
    #expect(other.superview == nil)
  }

  @Test func itsActionRunsWhenCodeSendsIt() {
    var refreshes = 0
    let control = UIRefreshControl(
      frame: .zero,
      primaryAction: UIAction { action in
        refreshes += 1
        (action.sender as? UIRefreshControl)?.endRefreshing()
      })
    control.beginRefreshing()
    #expect(control.isRefreshing)
    control.sendActions(for: .primaryActionTriggered)
    control.sendActions(for: .valueChanged)
    #expect(refreshes == 1)
    #expect(!control.isRefreshing)
  }

  @Test func aTableControllerPassesItOn() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
  }
}
