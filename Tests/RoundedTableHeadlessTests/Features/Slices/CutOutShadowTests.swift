import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Shadows of cards that one can look through.
@MainActor @Suite struct CutOutShadowTests {
  nonisolated private static let shadow = CardShadow(color: .black, opacity: 1, radius: 8)

  private func screen(_ fill: CardFill, shadow: CardShadow? = CutOutShadowTests.shadow)
    -> HeldScreen
  {
    let screen = HeldScreen()
    screen.dataSource.style.fill = fill
    screen.dataSource.style.shadow = shadow
    screen.dataSource.style.separator = nil
    screen.dataSource.tableStyle.backgroundColor = .white
    screen.apply("A:abc", "B:x", animated: false)
    screen.settle()
    return screen
  }

  /// The masks of the shadows of all rows.
  private func masks(_ screen: HeldScreen) -> [CALayer?] {
    ["a", "b", "c", "x"].map { screen.cell($0)?.backgroundView?.subviews.first?.layer.mask }
  }

  @Test(arguments: [0, 0.3, 0.8]) func nothingOfItIsSeenThroughTheCard(_ alpha: CGFloat) {
    HeadlessClock.held {
      let fill = CardFill.color(UIColor.red.withAlphaComponent(alpha))
      let screen = screen(fill)
      let plain = self.screen(fill, shadow: nil)
      let drawing = HeadlessDrawing(of: screen.window)
      let without = HeadlessDrawing(of: plain.window)
      for item in ["a", "b", "c", "x"] {
        let rect = screen.frame(item)
        for x in [rect.minX + 0.5, rect.minX + 14, rect.midX, rect.maxX - 0.5] {
          for y in [rect.minY + 12, rect.midY, rect.maxY - 12] {
            let point = CGPoint(x: x, y: y)
            #expect(
              colorDifference(drawing.color(at: point), without.color(at: point)) < 0.02,
              "\(item) \(point)")
          }
        }
        // It's there beside the card.
        let beside = CGPoint(x: rect.minX - 2, y: rect.midY)
        #expect(colorDifference(drawing.color(at: beside), without.color(at: beside)) > 0.1)
      }
    }
  }

  @Test func opaqueRowsHaveNoMask() {
    HeadlessClock.held {
      let color = screen(.color(.red))
      #expect(masks(color).allSatisfy { $0 == nil })
      let gradient = screen(.gradient(CardGradient(colors: [.red, .blue])))
      #expect(masks(gradient).allSatisfy { $0 == nil })
      let automatic = screen(.automatic)
      #expect(masks(automatic).allSatisfy { $0 == nil })
      let clear = screen(.gradient(CardGradient(colors: [.red, .clear])))
      #expect(masks(clear).allSatisfy { $0 != nil })
    }
  }

  /// The fill may be the cell's own, and change.
  @Test func theMaskComesAndGoesWithTheFill() {
    HeadlessClock.held {
      let screen = screen(.color(.red))
      screen.dataSource.style.fill = .color(UIColor.red.withAlphaComponent(0.5))
      screen.settle()
      #expect(masks(screen).allSatisfy { $0 != nil })
      screen.dataSource.style.fill = .color(.red)
      screen.settle()
      #expect(masks(screen).allSatisfy { $0 == nil })
    }
  }

  /// A material's shadow is one view's, which has the hole.
  @Test func neitherIsItSeenThroughAMaterial() {
    HeadlessClock.held {
      let screen = screen(.view(id: "clear", fallback: .red) { UIView() })
      let drawing = HeadlessDrawing(of: screen.window)
      for item in ["a", "b", "c", "x"] {
        let rect = screen.frame(item)
        let inside = drawing.color(at: CGPoint(x: rect.minX + 1, y: rect.midY))
        #expect(inside.red > 0.98 && inside.blue > 0.98, "\(inside)")
        let beside = drawing.color(at: CGPoint(x: rect.minX - 2, y: rect.midY))
        #expect(beside.blue < 0.9)
      }
    }
  }

  /// In every frame of an update, the hole is where the card is.
  @Test func theHoleMovesWithTheCard() {
    HeadlessClock.held {
      let fill = CardFill.color(UIColor.red.withAlphaComponent(0.3))
      let screen = screen(fill)
      let plain = self.screen(fill, shadow: nil)
      for screen in [screen, plain] {
        screen.apply("A:abcd", "B:x")
        screen.window.layoutIfNeeded()
      }
      for _ in 0..<12 {
        HeadlessClock.advance(by: 0.03)
        let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
        let without = HeadlessDrawing(of: plain.window, values: .presentation)
        for item in ["a", "b", "c"] {
          guard let cell = screen.cell(item) else { continue }
          let row = cell.layer.presentation()?.frame ?? cell.frame
          let rect = screen.tableView.convert(row, to: screen.window)
          let point = CGPoint(x: rect.midX, y: rect.midY)
          #expect(
            colorDifference(drawing.color(at: point), without.color(at: point)) < 0.02, "\(item)")
        }
      }
    }
  }
}
