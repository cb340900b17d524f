import RoundedTable
import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ChatScreenTests {
  /// The corners that are small in each bubble; "·" for a date, which has none.
  ///
  /// They are looked for where a bubble with large corners would show the paper.
  private func signs(_ screen: ChatScreen) -> String {
    let drawing = HeadlessDrawing(of: screen.tableView)
    let table = screen.tableView
    return String(
      (0..<table.numberOfRows(inSection: 0)).map { row -> Character in
        let frame = table.frameInDrawing(of: IndexPath(row: row, section: 0))
        guard table.cellForRow(at: IndexPath(row: row, section: 0)) is any CardCell else {
          return "·"
        }
        let paper = drawing.color(at: CGPoint(x: 1, y: frame.midY))
        let sides = [frame.minX + 16.5, frame.maxX - 16.5]
        let x = sides.first { !drawing.color(at: CGPoint(x: $0, y: frame.midY)).isClose(to: paper) }
        let inwards = x == sides[0] ? 2.0 : -2.0
        @MainActor func isFilled(_ y: CGFloat) -> Bool {
          !drawing.color(at: CGPoint(x: (x ?? 0) + inwards, y: y)).isClose(to: paper)
        }
        return CapPosition(
          joinsPrevious: isFilled(frame.minY + 4), joinsNext: isFilled(frame.maxY - 4)
        ).sign
      })
  }

  @Test(arguments: TestDevice.phones)
  func aCardIsWhatOnePersonSaysInARow(on test: TestDevice) {
    Stage.show(ChatScreen(), on: test.device) { screen, _ in
      #expect(signs(screen) == "·╭╰□□□·╭│╰╭│╰")
    }
  }

  @Test func theLastCardGrowsOrANewOneBegins() {
    Stage.show(ChatScreen()) { screen, window in
      screen.say("And more.", from: "Ada")
      Stage.settle(window)
      #expect(signs(screen).hasSuffix("╭│╰╭││╰"))
      screen.say("Enough.", from: "Charles")
      Stage.settle(window)
      #expect(signs(screen).hasSuffix("╭│╰╭││╰□"))
    }
  }

  @Test func bubblesAreAtTheirSendersSideAndInTheirColor() {
    Stage.show(ChatScreen()) { screen, _ in
      let drawing = HeadlessDrawing(of: screen.tableView)
      @MainActor func colors(_ row: Int) -> [HeadlessDrawing.RGBA] {
        let frame = screen.tableView.frameInDrawing(of: IndexPath(row: row, section: 0))
        return [40, frame.maxX - 40].map { drawing.color(at: CGPoint(x: $0, y: frame.midY)) }
      }
      let paper = HeadlessDrawing.RGBA(.systemBackground, traits: screen.traitCollection)
      let (own, other) = (colors(1), colors(8))
      #expect(own[0].isClose(to: paper) && !own[1].isClose(to: paper))
      #expect(other[1].isClose(to: paper) && !other[0].isClose(to: paper))
      #expect(!own[1].isClose(to: other[0]))
    }
  }

  /// The small corner's view is as wide as half the bubble, and its other corners are square.
  @Test(arguments: [1, 8]) func aBubblesEdgeIsStraightBetweenItsCorners(row: Int) {
    Stage.show(ChatScreen()) { screen, _ in
      let drawing = HeadlessDrawing(of: screen.tableView)
      let frame = screen.tableView.frameInDrawing(of: IndexPath(row: row, section: 0))
      let paper = HeadlessDrawing.RGBA(.systemBackground, traits: screen.traitCollection)
      let x = row == 1 ? frame.maxX - 16.1 : 16.1
      // Below the gap and a large corner, and above a small one.
      for y in stride(from: frame.minY + 29, to: frame.maxY - 7, by: 0.1) {
        #expect(!drawing.color(at: CGPoint(x: x, y: y)).isClose(to: paper), "\(y - frame.minY)")
      }
    }
  }

  @Test func cornersMoveWithTheRows() throws {
    try Stage.show(ChatScreen()) { screen, window in
      screen.say("And more.", from: "Ada")
      window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.15)
      let last = IndexPath(row: 12, section: 0)
      let cell = try #require(screen.tableView.cellForRow(at: last))
      let joints = cell.contentView.subviews[0].subviews.prefix(2)
      let shown = try #require(joints.last?.layer.presentation()?.opacity)
      #expect(shown > 0 && shown < 1)
    }
  }

  @Test func whatIsTypedIsSaid() throws {
    try Stage.show(ChatScreen()) { screen, window in
      @MainActor func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        (view as? View) ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
      }
      let bar = try #require(screen.view.subviews.last)
      let field = try #require(first(UITextField.self, in: bar))
      field.becomeFirstResponder()
      Stage.settle(window)
      // The bar makes way for the keyboard.
      #expect(bar.frame.maxY < 844 - 250)
      HeadlessKeyboard.type("Enough")
      try #require(first(UIButton.self, in: bar)).sendActions(for: .primaryActionTriggered)
      Stage.settle(window)
      #expect(signs(screen).hasSuffix("╭││╰"))
      #expect(field.text?.isEmpty != false)
    }
  }
}
