import Foundation
import HeadlessTestSupport
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

  // MARK: What no finger can do

  @Test func aRowThatTakesNoTouchesIsNotSelected() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      let hand = HeadlessHand(screen.table)
      screen.cell(1)?.isUserInteractionEnabled = false
      hand.tap(.row(1))
      #expect(!hand.swipe(.row(1)))
      #expect(!hand.touchDown(.row(1)))
      #expect(screen.cell(1)?.isHighlighted == false)
      screen.table.setEditing(true, animated: false)
      hand.tapDeleteControl(.row(1))
      #expect(screen.cell(1)?.showingDeleteConfirmation == false)
      #expect(!hand.lift(.row(1)))
      #expect(screen.selected.isEmpty)
    }
  }

  @Test func aTableThatTakesNoTouchesDoesNothing() {
    let screen = ListScreen([texts(0..<50)])
    let hand = HeadlessHand(screen.table)
    screen.table.superview?.isUserInteractionEnabled = false
    hand.tap(.row(1))
    hand.scroll(by: 300)
    #expect(screen.selected.isEmpty)
    #expect(screen.table.contentOffset.y == 0)
    screen.table.superview?.isUserInteractionEnabled = true
    hand.tap(.row(1))
    hand.scroll(by: 300)
    #expect(screen.selected == [.row(1)])
    #expect(screen.table.contentOffset.y == 300)
  }

  @Test func aRowBehindAnotherViewIsNotTapped() {
    let screen = ListScreen([texts(0..<5)])
    let hand = HeadlessHand(screen.table)
    let cover = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 180))
    screen.window.addSubview(cover)
    hand.tap(.row(1))
    #expect(screen.selected.isEmpty)
    hand.tap(.row(2))
    #expect(screen.selected == [.row(2)], "its lower end is to be seen")
    cover.isUserInteractionEnabled = false
    hand.tap(.row(1))
    #expect(screen.selected.last == .row(1))
  }

  @Test func aControlInTheRowTakesItsOwnTouches() throws {
    let screen = ListScreen([texts(0..<5)])
    let hand = HeadlessHand(screen.table)
    let cell = try #require(screen.cell(1))
    let button = UIControl(
      frame: cell.contentView.bounds.divided(atDistance: 200, from: .minXEdge).slice)
    cell.contentView.addSubview(button)
    hand.tap(.row(1))
    #expect(screen.selected == [.row(1)])
    button.frame = cell.contentView.bounds
    hand.tap(.row(1))
    #expect(screen.selected == [.row(1)])
  }

  @Test func aRowIsNotSwipedWhileTheTableIsEditing() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      screen.table.setEditing(true, animated: false)
      #expect(!HeadlessHand(screen.table).swipe(.row(1)))
      screen.table.setEditing(false, animated: false)
      #expect(HeadlessHand(screen.table).swipe(.row(1)))
    }
  }

  @Test func aRowWithACircleHasNoDeleteControl() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      let hand = HeadlessHand(screen.table)
      screen.table.allowsMultipleSelectionDuringEditing = true
      screen.table.setEditing(true, animated: false)
      hand.tapDeleteControl(.row(1))
      hand.confirmDeletion()
      #expect(screen.lists[0].count == 5)
      hand.tap(.row(1))
      #expect(screen.selected == [.row(1)])
    }
  }

  @Test func aTouchFirstClosesWhatASwipeHasOpened() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      let hand = HeadlessHand(screen.table)
      hand.swipe(.row(1))
      #expect(!hand.touchDown(.row(3)))
      #expect(screen.cell(3)?.isHighlighted == false)
      HeadlessClock.advance(by: 1)
      #expect(hand.touchDown(.row(3)))
    }
  }
}
