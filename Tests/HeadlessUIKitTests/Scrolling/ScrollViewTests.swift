import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor struct ScrollViewTests {
  @Test func theOffsetIsTheBoundsOrigin() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset.y = 40
    #expect(view.bounds.origin.y == 40)
  }

  @Test func contentThatRestsAtTheTopStaysThereUnderAnInset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -20)
    #expect(view.adjustedContentInset.top == 20)
  }

  @Test func animatedScrollingGoesStepByStep() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<50)])
      screen.table.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      #expect(screen.table.contentOffset.y == 0)
      HeadlessClock.advance(by: 0.15)
      #expect(screen.table.contentOffset.y > 200 && screen.table.contentOffset.y < 400)
      HeadlessClock.advance(by: 0.2)
      #expect(screen.table.contentOffset.y == 600)
      #expect(screen.visibleTexts.first == "6")
    }
  }

  @Test func scrollingToARowThatIsNotThereIsAnError() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ListScreen([texts(0..<3)]).table.scrollToRow(at: .row(3), at: .top, animated: false)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Attempted to scroll the table view to an out-of-bounds row (3)"))
  }
}
