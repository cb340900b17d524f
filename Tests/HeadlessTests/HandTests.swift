import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor struct HandTests {
  @Test func aTapHighlightsThenSelects() {
    let screen = ListScreen([texts(0..<5)])
    let hand = HeadlessHand(screen.table)
    #expect(hand.touchDown(.row(1)))
    #expect(screen.cell(1)?.isHighlighted == true)
    #expect(screen.selected.isEmpty)
    hand.touchUp()
    #expect(screen.cell(1)?.isHighlighted == false)
    #expect(screen.cell(1)?.isSelected == true)
    #expect(screen.selected == [.row(1)])
    hand.tap(.row(2))
    #expect(screen.table.indexPathsForSelectedRows == [.row(2)])
    #expect(screen.cell(1)?.isSelected == false)
  }

  @Test func severalRowsAreSelectedOnlyIfAllowed() {
    let screen = ListScreen([texts(0..<5)])
    screen.table.allowsMultipleSelection = true
    let hand = HeadlessHand(screen.table)
    hand.tap(.row(1))
    hand.tap(.row(3))
    #expect(screen.table.indexPathsForSelectedRows == [.row(1), .row(3)])
    hand.tap(.row(1))
    #expect(screen.table.indexPathsForSelectedRows == [.row(3)])
  }

  @Test func aSwipeOffersToDelete() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      let hand = HeadlessHand(screen.table)
      #expect(hand.swipe(.row(1)))
      #expect(!hand.swipe(.row(1), .leading))
      #expect(hand.swipe(.row(1)))
      hand.tapAction()
      #expect(screen.lists == [["0", "2", "3", "4"]])
      HeadlessClock.advance(by: 1)
      #expect(screen.visibleTexts == ["0", "2", "3", "4"])
    }
  }

  @Test func theDeleteControlAsksFirst() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      let hand = HeadlessHand(screen.table)
      screen.table.setEditing(true, animated: false)
      #expect(screen.cell(0)?.isEditing == true)
      hand.tapDeleteControl(.row(4))
      #expect(screen.lists[0].count == 5)
      hand.confirmDeletion()
      #expect(screen.lists == [texts(0..<4)])
    }
  }

  @Test func aDraggedRowMovesWithoutARequest() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      let hand = HeadlessHand(screen.table)
      let cell = screen.cell(0)
      screen.turnPage()
      screen.table.setEditing(true, animated: false)
      #expect(hand.lift(.row(0)))
      hand.carry(over: .row(2))
      #expect(screen.cell(1)?.frame.minY == 0)
      #expect(screen.lists == [texts(0..<5)])
      hand.drop()
      #expect(screen.lists == [["1", "2", "0", "3", "4"]])
      #expect(screen.cell(2) === cell)
      #expect(cell?.frame.minY == 200)
      #expect(screen.asked.isEmpty)
      HeadlessClock.advance(by: 1)
      #expect(screen.visibleTexts == ["1", "2", "0", "3", "4"])
    }
  }

  @Test func draggingScrollsStepByStep() {
    let screen = ListScreen([texts(0..<100)])
    HeadlessHand(screen.table).scrollToEnd()
    #expect(screen.visibleTexts.last == "99")
    #expect(Set(screen.asked).count == 100)
  }
}
