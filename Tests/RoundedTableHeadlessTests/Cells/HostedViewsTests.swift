import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// The app's own background views: seen, and seen inside the card's shape alone.
@MainActor @Suite struct HostedViewsTests {
  /// A view that is more than a color.
  private final class Pattern: UIView {}

  private func pattern() -> UIView {
    let view = Pattern(frame: .zero)
    view.backgroundColor = .red
    return view
  }

  private func check(_ screen: HeldScreen) {
    let drawing = HeadlessDrawing(of: screen.window)
    let red = HeadlessDrawing.RGBA(hex: 0xFF0000)
    for (item, isTop, isBottom) in [("a", true, false), ("b", false, true)] {
      let frame = screen.frame(item)
      @MainActor func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
        drawing.color(at: CGPoint(x: x, y: y)).isClose(to: red)
      }
      #expect(isRed(frame.midX, frame.midY))
      #expect(!isRed(frame.minX - 1, frame.midY))
      for x in [frame.minX + 1, frame.maxX - 1] {
        #expect(isRed(x, frame.minY + 1) != isTop)
        #expect(isRed(x, frame.maxY - 1) != isBottom)
      }
    }
  }

  @Test func aBackgroundViewIsSeenInsideTheShape() {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, _ in cell.backgroundView = self.pattern() })
      screen.apply("A:ab")
      screen.settle()
      check(screen)
    }
  }

  @Test func aSelectedBackgroundViewIsSeenInsideTheShape() {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, _ in
        cell.selectedBackgroundView = self.pattern()
      })
      screen.tableView.allowsMultipleSelection = true
      screen.apply("A:ab")
      screen.settle()
      for row in 0...1 {
        screen.tableView.selectRow(
          at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
      screen.settle()
      check(screen)
    }
  }
}
