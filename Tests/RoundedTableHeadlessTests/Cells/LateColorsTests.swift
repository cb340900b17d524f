import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// When a color becomes the fill that a cell gets after its card, whether or not each layout sets
/// the frame of what is behind the cell: that layout is how the card hears of it.
@MainActor @Suite struct LateColorsTests {
  private final class Cell: UITableViewCell {
    var color: UIColor?

    override func layoutSubviews() {
      super.layoutSubviews()
      if let color { backgroundColor = color }
    }
  }

  @Test(arguments: [false, true]) func aColorFromALayout(framesAreSet: Bool) {
    HeadlessVariations.layoutsSetBackgroundFrames.with(framesAreSet) {
      HeadlessClock.held {
        let screen = HeldScreen(
          cellClass: Cell.self,
          configure: { cell, item in if item == "b" { (cell as? Cell)?.color = .green } })
        screen.apply("A:ab")
        screen.settle()
        @MainActor func color(x: CGFloat) -> HeadlessDrawing.RGBA {
          HeadlessDrawing(of: screen.window).color(at: CGPoint(x: x, y: screen.frame("b").midY))
        }
        let (green, red) = (
          HeadlessDrawing.RGBA(hex: 0x00FF00), HeadlessDrawing.RGBA(hex: 0xFF0000)
        )
        #expect(color(x: 195).isClose(to: green))
        #expect(!color(x: 6).isClose(to: green))
        (screen.cell("b") as? Cell)?.color = .red
        screen.cell("b")?.setNeedsLayout()
        screen.settle()
        #expect(color(x: 6).isClose(to: red) == !framesAreSet)
        let found = screen.dataSource.diagnose().map(\.kind.rawValue)
        #expect(found == (framesAreSet ? [] : ["colorIsBehindCard"]))
        // The next layout of the card makes it the fill.
        screen.dataSource.style.topRadius = 20
        screen.settle()
        #expect(color(x: 195).isClose(to: red))
        #expect(!color(x: 6).isClose(to: red))
      }
    }
  }
}
