import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct HandScrollingTests {
  @Test(arguments: [200, 0] as [CGFloat])
  func scrollingClosesAnOpenSwipe(distance: CGFloat) throws {
    try HeadlessClock.held {
      let screen = ListScreen([texts(0..<30)])
      let hand = HeadlessHand(screen.table)
      let cell = try #require(screen.cell(2))
      #expect(hand.swipe(.row(2)))
      HeadlessClock.advance(by: 1)
      #expect(cell.configurationState.isSwiped)
      hand.scroll(by: distance)
      #expect(!cell.configurationState.isSwiped)
      #expect(screen.table.contentOffset.y == distance)
      HeadlessClock.advance(by: 1)
      #expect(cell.bounds.minX == 0)
    }
  }

  @Test func scrollingFromCodeLeavesASwipeOpen() throws {
    let screen = ListScreen([texts(0..<30)])
    let cell = try #require(screen.cell(2))
    #expect(HeadlessHand(screen.table).swipe(.row(2)))
    screen.table.contentOffset.y = 50
    screen.layOut()
    #expect(cell.configurationState.isSwiped)
  }

  @Test func aTableThatCannotBeScrolledKeepsItsSwipe() throws {
    let screen = ListScreen([texts(0..<30)])
    let cell = try #require(screen.cell(2))
    let hand = HeadlessHand(screen.table)
    #expect(hand.swipe(.row(2)))
    screen.table.isScrollEnabled = false
    hand.scroll(by: 100)
    #expect(cell.configurationState.isSwiped)
  }
}
