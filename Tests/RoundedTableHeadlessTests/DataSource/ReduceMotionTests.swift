import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Under Reduce Motion, nothing moves where rows only fade.
@MainActor @Suite struct ReduceMotionTests {
  private func withReducedMotion(
    fadesRows: Bool = true, style: CardStyle = CardStyle(), _ body: (HeldScreen) -> Void
  ) {
    var device = HeadlessDevice.phone
    device.reduceMotion = true
    HeadlessVariations.fadesRowsUnderReduceMotion.with(fadesRows) {
      HeadlessDevice.with(device) {
        HeadlessClock.held {
          let screen = HeldScreen.movable(device)
          screen.dataSource.style = style
          screen.dataSource.style.fill = .color(.white)
          screen.dataSource.tableStyle.backgroundColor = .black
          body(screen)
        }
      }
    }
  }

  /// How bright a row is on screen now: at its upper and lower left corner, and in its middle.
  private func light(_ item: String, on screen: HeldScreen) -> [Double] {
    let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
    let frame = screen.frame(item)
    return [
      CGPoint(x: frame.minX + 1, y: frame.minY + 1), CGPoint(x: frame.minX + 1, y: frame.maxY - 1),
      CGPoint(x: frame.midX, y: frame.midY),
    ].map { drawing.color(at: $0).red }
  }

  private func isClose(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) < 0.01 }
  }

  private func radiiMove(_ item: String, on screen: HeldScreen) -> Bool {
    let layers = [screen.shape(item)?.layer, screen.shape(item)?.subviews.first?.layer]
    return layers.contains { $0?.animation(forKey: "cornerRadius") != nil }
  }

  /// Where no row moves, corners do not either: they change at once.
  @Test func besideRowsThatFadeCornersChangeAtOnce() {
    withReducedMotion { screen in
      screen.apply("A:ab")
      screen.settle()
      screen.apply("A:abc")
      screen.window.layoutIfNeeded()
      #expect(!radiiMove("b", on: screen))
      #expect(isClose(light("b", on: screen), [1, 1, 1]))
      screen.settle()
      screen.apply("A:ab")
      #expect(isClose(light("b", on: screen), [1, 0, 1]))
      screen.settle()
      #expect(screen.drawnSigns("ab") == "╭╰")
    }
  }

  /// A row that fades in at its new place has its corners from the beginning.
  @Test func aRowThatFadesItselfIsFinished() {
    withReducedMotion { screen in
      screen.apply("A:bc")
      screen.settle()
      screen.apply("A:abc")
      screen.window.layoutIfNeeded()
      #expect(screen.cell("b")?.layer.animation(forKey: "position") == nil)
      #expect(screen.cell("b")?.layer.animation(forKey: "opacity") != nil)
      #expect(screen.seenSigns("abc") == "╭│╰")
      HeadlessClock.advance(by: 0.15)
      #expect(isClose(light("b", on: screen), [0.5, 0.5, 0.5]))
      screen.settle()
      #expect(screen.drawnSigns("abc") == "╭│╰")
    }
  }

  /// Where rows slide all the same, corners go with them.
  @Test func besideRowsThatMoveCornersMove() {
    withReducedMotion(fadesRows: false) { screen in
      screen.apply("A:bc")
      screen.settle()
      screen.apply("A:abc")
      #expect(radiiMove("b", on: screen))
      screen.settle()
      screen.apply("A:abcd")
      screen.window.layoutIfNeeded()
      #expect(!radiiMove("c", on: screen), "no row moves")
    }
  }

  /// A row that the user swipes aside slides, whatever the setting, and corners with it.
  @Test func besideARowInTheHandCornersMove() {
    var style = CardStyle()
    style.separatesSwipedRows = true
    withReducedMotion(style: style) { screen in
      screen.apply("A:abc")
      screen.settle()
      screen.swipe("b")
      #expect(radiiMove("a", on: screen))
      screen.settle()
      #expect(screen.seenSigns("abc") == "□□□")
    }
  }
}
