import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What holds in every frame of a swipe and of a drag.
@MainActor @Suite struct GestureFramesTests {
  private let follower = MoveFollower()

  private func makeScreen(_ sections: String..., isEditing: Bool = false) -> HeldScreen {
    .movable(sections, following: follower, isEditing: isEditing) {
      $0.style.separatesSwipedRows = true
      $0.rowStyle = { if $0 == "x" { $1.color = .red } }
    }
  }

  /// Looks at all frames of the next third of a second.
  private func eachFrame(of screen: HeldScreen, _ body: () -> Void) {
    for _ in 0..<20 {
      body()
      HeadlessClock.advance(by: 1.0 / 60)
      screen.window.layoutIfNeeded()
    }
    screen.settle()
    body()
  }

  private func seen(_ item: String, on screen: HeldScreen) -> CGRect {
    guard let cell = screen.cell(item) else { return .zero }
    return (cell.layer.presentation() ?? cell.layer).frame
  }

  /// Rows that are next to each other before and after have no gap between them and turn equal
  /// corners to each other.
  private func expectJoint(_ upper: String, _ lower: String, on screen: HeldScreen) {
    #expect(
      abs(seen(upper, on: screen).maxY - seen(lower, on: screen).minY) < 0.01,
      "a gap between \(upper) and \(lower)")
    #expect(
      abs(screen.radii(upper)[1] - screen.radii(lower)[0]) < 0.01,
      "a corner of \(upper) or \(lower) alone")
  }

  private func expectAbove(_ item: String, on screen: HeldScreen) {
    guard let cell = screen.cell(item) else { return }
    let others = screen.tableView.subviews.compactMap { $0 as? UITableViewCell }
    #expect(others.last === cell && others.allSatisfy { $0.layer.zPosition <= 0 })
    let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
    let frame = seen(item, on: screen).offsetBy(dx: 0, dy: -screen.tableView.bounds.minY)
    let red = HeadlessDrawing.RGBA(.red)
    #expect(drawing.color(at: CGPoint(x: frame.midX, y: frame.minY + 3)).isClose(to: red))
    #expect(drawing.color(at: CGPoint(x: frame.midX, y: frame.maxY - 3)).isClose(to: red))
  }

  @Test func ofASwipe() {
    HeadlessClock.held {
      let screen = makeScreen("A:abcde")
      let joints = [("a", "b"), ("b", "c"), ("c", "d"), ("d", "e")]
      screen.swipe("c")
      eachFrame(of: screen) {
        for (upper, lower) in joints { expectJoint(upper, lower, on: screen) }
      }
      #expect(screen.seenSigns("abcde") == "╭╰□╭╰")
      screen.closeSwipe()
      eachFrame(of: screen) {
        for (upper, lower) in joints { expectJoint(upper, lower, on: screen) }
      }
      #expect(screen.seenSigns("abcde") == "╭│││╰")
    }
  }

  @Test func ofADragWithinACard() {
    HeadlessClock.held {
      let screen = makeScreen("A:abxcdef", isEditing: true)
      screen.lift("x")
      screen.carry(to: 0, 4)
      eachFrame(of: screen) {
        for (upper, lower) in [("a", "b"), ("c", "d"), ("e", "f")] {
          expectJoint(upper, lower, on: screen)
        }
        expectAbove("x", on: screen)
      }
      screen.drop()
      eachFrame(of: screen) {
        for (upper, lower) in [("a", "b"), ("c", "d"), ("e", "f")] {
          expectJoint(upper, lower, on: screen)
        }
      }
      #expect(screen.drawnSigns("abcdxef") == "╭│││││╰")
    }
  }

  @Test func ofADragToAnotherCardWithAnUpdateOnTheWay() {
    HeadlessClock.held {
      let screen = makeScreen("A:abxc", "B:defg", isEditing: true)
      screen.lift("x")
      screen.carry(to: 1, 2)
      let joints = [("a", "b"), ("d", "e"), ("f", "g")]
      for _ in 0..<6 {
        for (upper, lower) in joints { expectJoint(upper, lower, on: screen) }
        expectAbove("x", on: screen)
        HeadlessClock.advance(by: 1.0 / 60)
        screen.window.layoutIfNeeded()
      }
      screen.apply("A:abxc", "B:defgh")
      screen.window.layoutIfNeeded()
      eachFrame(of: screen) {
        for (upper, lower) in joints { expectJoint(upper, lower, on: screen) }
        expectAbove("x", on: screen)
      }
      screen.drop()
      screen.settle()
    }
  }

  /// What is asked about a cell's state is read; nothing is installed.
  @Test(arguments: [false, true]) func noCellGetsAHandler(withFeatures: Bool) {
    HeadlessClock.held {
      let screen = makeScreen("A:abxc", "B:de")
      if !withFeatures { screen.dataSource.style.separatesSwipedRows = false }
      @MainActor func expectNone() {
        #expect("abxcde".allSatisfy { screen.cell(String($0))?.configurationUpdateHandler == nil })
      }
      screen.swipe("b")
      screen.settle()
      expectNone()
      screen.closeSwipe()
      screen.settle()
      screen.select("a")
      expectNone()
      screen.tableView.setEditing(true, animated: false)
      screen.settle()
      if !withFeatures { screen.tableView.delegate = nil }
      screen.lift("x")
      screen.carry(to: 1, 1)
      screen.settle()
      expectNone()
      screen.drop()
      screen.settle()
      expectNone()
    }
  }
}
