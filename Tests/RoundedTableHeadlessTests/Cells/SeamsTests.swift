import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Where rows of a card meet nothing is seen: no gap, no overlap.
@MainActor @Suite struct SeamsTests {
  @Test(arguments: [44, 44.3, 20.15, 61.8]) func translucentRowsMeet(_ rowHeight: CGFloat) {
    HeadlessClock.held {
      let screen = HeldScreen(rowHeight: rowHeight)
      screen.tableView.backgroundColor = .white
      screen.dataSource.style.fill = .color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      screen.dataSource.style.separator = nil
      screen.apply("A:abcde")
      screen.settle()
      let pink = HeadlessDrawing.RGBA(red: 1, green: 0.5, blue: 0.5)
      let drawing = HeadlessDrawing(of: screen.window)
      let (first, last) = (screen.frame("a"), screen.frame("e"))
      let wrong = stride(from: first.minY + 0.02, to: last.maxY - 0.02, by: 0.04).filter { y in
        !drawing.color(at: CGPoint(x: first.midX, y: y)).isClose(to: pink, tolerance: 0.01)
      }
      #expect(wrong.isEmpty)
    }
  }

  /// Wherever the joints lie, also between two pixels, as seen by every pixel of a screen or of a
  /// snapshot.
  @Test(arguments: [1, 2, 3], [44, 44.3, 20.15, 61.8])
  func rowsMeetToThePixel(_ scale: CGFloat, _ rowHeight: CGFloat) {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.scale = scale
      let screen = HeldScreen(device, rowHeight: rowHeight)
      screen.tableView.backgroundColor = .white
      let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      screen.dataSource.style.fill = .color(half)
      screen.dataSource.style.outline = CardOutline(color: half, width: 4)
      screen.dataSource.style.separator = nil
      screen.apply("A:abcde")
      screen.settle()
      let cards = "abcde".compactMap { item in
        screen.cell(String(item))?.backgroundView.map { $0.convert($0.bounds, to: screen.window) }
      }
      #expect(cards.count == 5)
      for (upper, lower) in zip(cards, cards.dropFirst()) {
        #expect(abs(upper.maxY - lower.minY) < 1e-6)
      }
      let drawing = HeadlessDrawing(of: screen.window)
      let (first, last) = (screen.frame("a"), screen.frame("e"))
      // Between the rounded ends, one column of pixels in the fill and one in the outline have a
      // single color each.
      let pixels =
        ((first.minY + 12) * scale).rounded(.up)...((last.maxY - 12) * scale).rounded(.down)
      for x in [first.midX, first.minX + 1.5] {
        let column = stride(from: pixels.lowerBound, to: pixels.upperBound, by: 1).map { pixel in
          drawing.color(at: CGPoint(x: x, y: (pixel + 0.5) / scale))
        }
        #expect(column.count > 70)
        #expect(column.allSatisfy { $0.isClose(to: column[0], tolerance: 0.001) })
        #expect(!column[0].isClose(to: HeadlessDrawing.RGBA(red: 1, green: 1, blue: 1)))
      }
    }
  }

  @Test func theLineOfARowFollowsItsPosition() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:ab")
      screen.settle()
      @MainActor func hasLine(_ item: String) -> Bool {
        let drawing = HeadlessDrawing(of: screen.window)
        let frame = screen.frame(item)
        let fill = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
        return !drawing.color(at: CGPoint(x: frame.midX, y: frame.maxY - 0.1)).isClose(to: fill)
      }
      #expect([hasLine("a"), hasLine("b")] == [true, false])
      screen.apply("A:abc")
      screen.settle()
      #expect([hasLine("a"), hasLine("b"), hasLine("c")] == [true, true, false])
      screen.apply("A:a")
      screen.settle()
      #expect(!hasLine("a"))
    }
  }

  @Test func aSwipedRowKeepsItsPartOfTheCard() {
    HeadlessClock.held {
      let screen = HeldScreen.movable()
      screen.apply("A:abc")
      screen.settle()
      let hand = HeadlessHand(screen.tableView)
      let card = screen.cell("b")?.backgroundView
      hand.swipe(IndexPath(row: 1, section: 0))
      screen.settle()
      #expect(screen.radii("b") == [0, 0])
      #expect(screen.cell("b")?.backgroundView === card)
      hand.closeSwipe()
      screen.settle()
      #expect(screen.drawnSigns("abc") == "╭│╰")
      #expect(screen.dataSource.diagnose().isEmpty)
    }
  }

  @Test func theClipOfContentLosesItsCornersWithTheRows() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.style.clipsContent = true
      screen.dataSource.tableStyle.inset = 0
      screen.apply("A:ab")
      screen.settle()
      let content = screen.cell("b")?.contentView.layer
      #expect(content?.cornerRadius == 10)
      screen.apply("A:abc")
      HeadlessClock.advance(by: 0.15)
      #expect(content?.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      #expect(abs((content?.presentation()?.cornerRadius ?? 0) - 5) < 0.01)
      screen.settle()
      #expect(content?.cornerRadius == 0)
    }
  }
}
