import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A run of selected rows can be round at its own ends, inside a card.
@MainActor @Suite struct SelectionRunsTests {
  private func makeScreen(_ shape: CardStyle.SelectionShape = .run) -> HeldScreen {
    let screen = HeldScreen.movable()
    screen.dataSource.style.fill = .color(.white)
    screen.dataSource.style.selectionFill = .red
    screen.dataSource.style.selectionShape = shape
    screen.tableView.allowsMultipleSelection = true
    screen.apply("A:abcdef", "B:g")
    screen.settle()
    return screen
  }

  /// The corners at which the selection's colour is missing, as signs; "·" for rows that are not selected.
  private func drawn(_ items: String, on screen: HeldScreen) -> String {
    let red = HeadlessDrawing.RGBA(hex: 0xFF0000)
    let drawing = HeadlessDrawing(of: screen.window)
    return String(
      items.map { item in
        let frame = screen.frame(String(item))
        @MainActor func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
          drawing.color(at: CGPoint(x: x, y: y)).isClose(to: red)
        }
        guard isRed(frame.midX, frame.midY) else { return "·" }
        let top = [frame.minX + 1, frame.maxX - 1].map { isRed($0, frame.minY + 1) }
        let bottom = [frame.minX + 1, frame.maxX - 1].map { isRed($0, frame.maxY - 1) }
        guard top[0] == top[1], bottom[0] == bottom[1] else { return "!" }
        return CapPosition(joinsPrevious: top[0], joinsNext: bottom[0]).sign
      })
  }

  @Test func aRunRoundsItsOwnEnds() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.select("bcd")
      #expect(drawn("abcdef", on: screen) == "·╭│╰··")
      screen.select("f")
      #expect(drawn("abcdef", on: screen) == "·╭│╰·□")
      screen.select("e")
      #expect(drawn("abcdef", on: screen) == "·╭│││╰")
      screen.deselect("c")
      #expect(drawn("abcdef", on: screen) == "·□·╭│╰")
      screen.select("ag")
      #expect(drawn("abcdefg", on: screen) == "╭╰·╭│╰□")
    }
  }

  @Test func byDefaultARowHasTheShapeOfItsPartOfTheCard() {
    HeadlessClock.held {
      let screen = makeScreen(.row)
      screen.select("bcd")
      #expect(drawn("abcdef", on: screen) == "·│││··")
      screen.dataSource.style.selectionShape = .run
      screen.settle()
      #expect(drawn("abcdef", on: screen) == "·╭│╰··")
      screen.dataSource.style.selectionShape = .row
      screen.settle()
      #expect(drawn("abcdef", on: screen) == "·│││··")
    }
  }

  @Test func aTouchedRowIsARun() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.select("c")
      let hand = HeadlessHand(screen.tableView)
      #expect(hand.touchDown(IndexPath(row: 1, section: 0)))
      screen.settle()
      #expect(drawn("abcd", on: screen) == "·╭╰·")
      hand.cancelTouch()
      screen.settle()
      #expect(drawn("abcd", on: screen) == "··□·")
    }
  }

  @Test func itFollowsUpdates() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.select("bcd")
      screen.apply("A:abxcdef", "B:g")
      screen.settle()
      #expect(drawn("abxcdef", on: screen) == "·□·╭╰··")
      screen.apply("A:bdcaef", "B:g")
      screen.settle()
      #expect(drawn("bdcaef", on: screen) == "╭│╰···")
      screen.apply("A:daef", "B:g")
      screen.settle()
      #expect(drawn("daef", on: screen) == "□···")
    }
  }

  @Test func itEndsWithItsCard() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.dataSource.cardID = { "abc".contains($0) ? "1" : "2" }
      screen.settle()
      screen.select("bcde")
      #expect(drawn("abcdef", on: screen) == "·╭╰╭╰·")
    }
  }

  @Test(arguments: [false, true]) func inEditingAsWell(isAnimated: Bool) {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.tableView.allowsMultipleSelection = false
      screen.tableView.allowsMultipleSelectionDuringEditing = true
      screen.tableView.setEditing(true, animated: isAnimated)
      screen.settle()
      let hand = HeadlessHand(screen.tableView)
      for row in [1, 2, 4] { hand.tap(IndexPath(row: row, section: 0)) }
      screen.settle()
      #expect(drawn("abcdef", on: screen) == "·╭╰·□·")
      hand.tap(IndexPath(row: 3, section: 0))
      screen.settle()
      #expect(drawn("abcdef", on: screen) == "·╭││╰·")
    }
  }

  @Test func itIsRightAfterATurnAndAfterScrolling() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.select("bcd")
      screen.window.adopt(HeadlessDevice.phone.rotated)
      screen.settle()
      #expect(drawn("abcdef", on: screen) == "·╭│╰··")
      screen.window.adopt(HeadlessDevice.phone)
      screen.apply("A:abcdefhijklmnopqrstuvwxyz", "B:g")
      screen.settle()
      screen.tableView.scrollToRow(
        at: IndexPath(row: 24, section: 0), at: .bottom, animated: false)
      screen.settle()
      screen.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
      screen.settle()
      #expect(drawn("abcdef", on: screen) == "·╭│╰··")
    }
  }

  /// The row in the user's hand is above the others, and a card of its own.
  @Test func aRowThatIsCarriedLeavesItsRun() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.tableView.allowsMultipleSelectionDuringEditing = true
      screen.tableView.setEditing(true, animated: false)
      screen.select("bcd")
      screen.lift("c")
      let place = IndexPath(row: 2, section: 0)
      screen.dataSource.followMove(ofRowAt: place, to: place)
      screen.settle()
      #expect(drawn("abcdef", on: screen) == "·□□□··")
      screen.dataSource.followMove(ofRowAt: place, to: IndexPath(row: 4, section: 0))
      screen.carry(to: 0, 4)
      screen.settle()
      #expect(drawn("abdef", on: screen) == "·╭╰··")
      screen.drop()
      screen.settle()
      #expect(drawn("abdecf", on: screen) == "·╭╰·□·")
    }
  }

  /// The cell that leaves keeps its selection, and nobody sees it any more.
  @Test func aRowThatIsReloadedLeavesItsRun() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.select("bc")
      screen.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      screen.window.layoutIfNeeded()
      #expect(drawn("abcd", on: screen) == "··□·")
      screen.settle()
      #expect(drawn("abcd", on: screen) == "··□·")
      screen.select("b")
      screen.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      screen.settle()
      #expect(drawn("abcd", on: screen) == "·□··")
    }
  }
}
