import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ShopScreenTests {
  @Test(arguments: TestDevice.allCases)
  func everyShelfIsACardOfProductsWithPictures(on test: TestDevice) {
    Stage.show(ShopScreen(), on: test.device) { screen, _ in
      // The name of a shelf is the top of its card.
      #expect(screen.tableView.drawnCaps == "││╰│╰")
      for cell in screen.tableView.visibleCells {
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.image?.size == CGSize(width: 52, height: 52))
      }
    }
  }

  @Test func aTapPutsAProductIntoTheBasket() {
    Stage.show(ShopScreen()) { screen, window in
      @MainActor func tap(_ row: Int, _ section: Int) {
        HeadlessHand(screen.tableView).tap(IndexPath(row: row, section: section))
        Stage.settle(window)
      }
      tap(0, 0)
      #expect(screen.shownTexts.prefix(2) == ["Apples | €2.40", "Total | €2.40"])
      #expect(screen.tableView.drawnCaps.prefix(5) == "│╰││╰")
      tap(1, 1)
      tap(0, 1)
      #expect(
        screen.shownTexts.prefix(3) == ["2 × Apples | €4.80", "Bananas | €1.80", "Total | €6.60"])
      #expect(screen.tableView.drawnCaps.prefix(6) == "││╰││╰")
    }
  }

  @Test func swipesFillTheBasketAndEmptyIt() {
    Stage.show(ShopScreen()) { screen, window in
      @MainActor func swipe(_ row: Int, _ section: Int) {
        let hand = HeadlessHand(screen.tableView)
        #expect(hand.swipe(IndexPath(row: row, section: section)))
        hand.tapAction()
        Stage.settle(window)
      }
      swipe(1, 1)
      #expect(screen.shownTexts.prefix(2) == ["Mountain cheese | €5.60", "Total | €5.60"])
      swipe(0, 0)
      #expect(screen.shownTexts.first == "Apples | 1 kg | €2.40")
      #expect(screen.tableView.drawnCaps == "││╰│╰")
    }
  }

  @Test func theTotalIsNotSwiped() {
    Stage.show(ShopScreen()) { screen, window in
      let hand = HeadlessHand(screen.tableView)
      hand.tap(IndexPath(row: 0, section: 0))
      Stage.settle(window)
      #expect(!hand.swipe(IndexPath(row: 1, section: 0)))
      #expect(hand.swipe(IndexPath(row: 0, section: 0)))
    }
  }
}
