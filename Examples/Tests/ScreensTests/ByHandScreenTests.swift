import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ByHandScreenTests {
  private func answers(
    _ body: (HeadlessHand, ByHandScreen) -> Void
  ) -> [String: String] {
    HeadlessClock.held {
      let screen = ByHandScreen()
      let window = UIWindow(device: .phone)
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      body(HeadlessHand(screen.tableView), screen)
      HeadlessClock.advance(by: 1)
      window.layoutIfNeeded()
      return screen.answers
    }
  }

  @Test(arguments: [false, true]) func itTellsWhetherARowSaysThatItIsDragged(_ answer: Bool) {
    HeadlessVariations.saysIsReordering.with(answer) {
      let answers = answers { hand, screen in
        screen.setEditing(true, animated: false)
        screen.view.window?.layoutIfNeeded()
        #expect(hand.lift(IndexPath(row: 0, section: 0)))
        hand.carry(over: IndexPath(row: 2, section: 0))
        screen.view.window?.layoutIfNeeded()
        hand.drop()
      }
      #expect(answers["saysIsReordering"] == "\(answer)")
      #expect(answers["reorderingViews"] != nil)
    }
  }

  @Test(arguments: HeadlessVariations.SwipedMargins.allCases)
  func itTellsWhichMarginsASwipedRowHas(_ answer: HeadlessVariations.SwipedMargins) {
    HeadlessVariations.swipedMargins.with(answer) {
      let answers = answers { hand, screen in
        #expect(hand.swipe(IndexPath(row: 1, section: 0)))
        screen.view.window?.layoutIfNeeded()
      }
      #expect((answers["swipedMargins"] == "tables") == (answer == .tables))
    }
  }

  @Test func theContentsShowAScreenByItsName() {
    let contents = ContentsScreen()
    let navigation = UINavigationController(rootViewController: contents)
    #expect(contents.show("By hand"))
    #expect(navigation.topViewController is ByHandScreen)
    #expect(!contents.show("Nothing of the kind"))
  }
}
