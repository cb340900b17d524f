import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct NotificationsScreenTests {
  @Test(arguments: TestDevice.allCases)
  func everyDayIsACardWithoutLines(on test: TestDevice) {
    Stage.show(NotificationsScreen(), on: test.device) { screen, _ in
      #expect(screen.shownCorners == Corners.cards(2, 2, 2, radius: 20))
      #expect(RowPicture.all(in: screen.tableView).allSatisfy { $0.separator == nil })
    }
  }

  @Test func aNewOneArrivesAtTheTopOfItsDay() {
    Stage.show(NotificationsScreen()) { screen, window in
      screen.receive()
      screen.receive()
      Stage.settle(window)
      #expect(screen.shownTexts.first == "Charles | The drawings are on your desk. | 9:38")
      #expect(screen.shownCorners == Corners.cards(3, 2, 2, radius: 20))
    }
  }

  @Test func aSwipeClearsOneAndAtLastTheDay() {
    Stage.show(NotificationsScreen()) { screen, window in
      for left in [1, 0] {
        let hand = HeadlessHand(screen.tableView)
        #expect(hand.swipe(IndexPath(row: 0, section: 0)))
        hand.tapAction()
        Stage.settle(window)
        let corners =
          left == 1 ? Corners.cards(1, 2, 2, radius: 20) : Corners.cards(2, 2, radius: 20)
        #expect(screen.shownCorners == corners)
      }
    }
  }

  @Test func allAreClearedAndOneArrivesAgain() throws {
    try Stage.show(NotificationsScreen()) { screen, window in
      let button = try #require(screen.navigationItem.rightBarButtonItem)
      button.tap()
      Stage.settle(window)
      #expect(screen.tableView.numberOfSections == 0)
      screen.receive()
      Stage.settle(window)
      #expect(screen.shownCorners == Corners.cards(1, radius: 20))
    }
  }
}
