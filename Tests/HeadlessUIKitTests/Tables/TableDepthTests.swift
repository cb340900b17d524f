import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// What lies behind the rows of a table.
@MainActor @Suite struct TableDepthTests {
  private let screen = ListScreen([[]])

  /// Whether a view lies behind all rows, also behind those that come into sight later.
  private func expectBehindRows(_ view: UIView, _ comment: Comment? = nil) {
    func isBehind() -> Bool {
      let views = screen.table.subviews
      guard let place = views.firstIndex(of: view) else { return false }
      return views.enumerated().allSatisfy { !($1 is UITableViewCell) || $0 > place }
    }
    screen.lists = [texts(0..<60)]
    screen.table.reloadData()
    screen.layOut()
    #expect(isBehind(), comment)
    screen.table.contentOffset.y = 3000
    screen.layOut()
    #expect(isBehind(), comment)
    screen.lists[0].remove(at: 31)
    screen.table.deleteRows(at: [.row(31)], with: .fade)
    screen.layOut()
    #expect(isBehind(), comment)
  }

  @Test func aViewThatWasSentToTheBack() {
    HeadlessClock.held {
      let view = UIView()
      screen.table.addSubview(view)
      screen.table.sendSubviewToBack(view)
      expectBehindRows(view)
    }
  }

  @Test func aViewThatWasInsertedAtZero() {
    HeadlessClock.held {
      let view = UIRefreshControl()
      screen.table.insertSubview(view, at: 0)
      expectBehindRows(view)
    }
  }

  @Test func aViewThatIsSentThereWhileThereAreRows() {
    HeadlessClock.held {
      screen.lists = [texts(0..<3)]
      screen.table.reloadData()
      screen.layOut()
      let view = UIView()
      screen.table.addSubview(view)
      screen.table.sendSubviewToBack(view)
      expectBehindRows(view)
    }
  }

  @Test func theBackgroundViewBeforeAndAfterOthers() {
    HeadlessClock.held {
      let (background, view, other) = (UIView(), UIView(), UIView())
      screen.table.backgroundView = background
      screen.table.insertSubview(view, at: 0)
      screen.table.insertSubview(other, aboveSubview: background)
      for view in [background, view, other] { expectBehindRows(view) }
      let later = UIView()
      screen.table.backgroundView = later
      for view in [later, view, other] { expectBehindRows(view) }
    }
  }

  @Test func aViewThatWasAddedOrBroughtToTheFrontStaysThere() {
    HeadlessClock.held {
      let (added, brought) = (UIView(), UIView())
      screen.table.insertSubview(brought, at: 0)
      screen.table.addSubview(added)
      screen.table.bringSubviewToFront(brought)
      screen.lists = [texts(0..<60)]
      screen.table.reloadData()
      screen.layOut()
      screen.table.contentOffset.y = 3000
      screen.layOut()
      #expect(screen.table.subviews.suffix(2) == [added, brought])
    }
  }
}
