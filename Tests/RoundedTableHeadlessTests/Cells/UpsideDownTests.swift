import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Tables that are turned upside down, as in some chats, so that the first row is the lowest.
@MainActor @Suite struct UpsideDownTests {
  private static let flip = CGAffineTransform(scaleX: 1, y: -1)

  /// Whether the two left corners of a row's cell are round on screen: the upper and the lower one.
  private func roundness(_ item: String, of screen: HeldScreen) -> [Bool] {
    let frame = screen.frame(item)
    let drawing = HeadlessDrawing(of: screen.window)
    let fill = HeadlessDrawing.RGBA(hex: 0xFF0000)
    return [frame.minY + 1, frame.maxY - 1].map { y in
      !drawing.color(at: CGPoint(x: frame.minX + 1, y: y)).isClose(to: fill)
    }
  }

  private func screen() -> HeldScreen {
    let screen = HeldScreen(configure: { cell, _ in cell.contentView.transform = Self.flip })
    screen.tableView.transform = Self.flip
    screen.dataSource.style = CardStyle(radius: 12)
    screen.dataSource.style.fill = .color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    screen.dataSource.style.separator = nil
    screen.apply("A:abc", animated: false)
    screen.settle()
    return screen
  }

  @Test func cellsThatTurnTheirContentViewsHaveWholeCards() {
    HeadlessClock.held {
      let screen = screen()
      #expect(screen.frame("a").minY > screen.frame("b").minY)
      #expect(roundness("a", of: screen) == [false, true])
      #expect(roundness("b", of: screen) == [false, false])
      #expect(roundness("c", of: screen) == [true, false])
    }
  }
}
