import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A swipe that is open stays open, whatever becomes of the cards, as it does under UIKit's class.
@MainActor @Suite struct SwipedRowsTests {
  private func makeScreen() -> HeldScreen {
    HeldScreen(
      rowHeight: UITableView.automaticDimension,
      configure: { cell, _ in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "A line of text that has to wrap on a phone where margins are wide"
      })
  }

  private let narrow = TableStyle(padding: 110)

  /// Runs a body in a turn of the main queue of its own, after what the library has put off, with
  /// the clock held.
  private func turn(_ body: @escaping @MainActor () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { HeadlessClock.held(body) }
        continuation.resume()
      }
    }
  }

  private func settle(_ screen: HeldScreen) async {
    for _ in 0..<8 {
      await turn {
        screen.window.layoutIfNeeded()
        HeadlessClock.advance(by: 0.1)
        screen.window.layoutIfNeeded()
      }
    }
  }

  private func height(_ row: Int, on screen: HeldScreen) -> CGFloat {
    screen.tableView.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  private func isSwiped(_ screen: HeldScreen) -> Bool {
    screen.cell("b")?.configurationState.isSwiped == true
  }

  /// A screen on which a row is swiped, and at rest.
  private func swipedScreen(_ style: TableStyle = TableStyle()) async -> HeldScreen {
    let screen = makeScreen()
    await turn {
      screen.dataSource.tableStyle = style
      screen.apply("A:abc", animated: false)
      screen.settle()
    }
    await settle(screen)
    await turn {
      #expect(HeadlessHand(screen.tableView).swipe(IndexPath(row: 1, section: 0)))
    }
    await settle(screen)
    #expect(isSwiped(screen))
    return screen
  }

  @Test(arguments: [false, true]) func restylingLeavesASwipeOpen(_ isAnimated: Bool) async {
    let screen = await swipedScreen()
    let before = height(0, on: screen)
    await turn { screen.dataSource.setTableStyle(narrow, animated: isAnimated) }
    await settle(screen)
    #expect(isSwiped(screen))
    // The rows are measured once the user is done with the row.
    #expect(height(0, on: screen) == before)
    await turn { HeadlessHand(screen.tableView).closeSwipe() }
    await settle(screen)
    #expect(height(0, on: screen) > before + 10)
  }

  @Test func uninstallingLeavesASwipeOpen() async {
    let screen = await swipedScreen(narrow)
    await turn { screen.dataSource.uninstall() }
    await settle(screen)
    #expect(isSwiped(screen))
  }

  @Test func turningLeavesASwipeOpen() async {
    var style = narrow
    style.maximumWidth = 250
    let screen = await swipedScreen(style)
    let before = height(0, on: screen)
    await turn { screen.window.adopt(HeadlessDevice.phone.rotated) }
    // The rows are as high as they should be in the frame that is drawn first.
    let turned = height(0, on: screen)
    await settle(screen)
    #expect(isSwiped(screen))
    #expect(height(0, on: screen) == turned)
    #expect(turned == before)
  }
}
