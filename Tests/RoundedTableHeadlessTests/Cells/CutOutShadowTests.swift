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

  /// A cell may give itself another color in each layout, and in each state.
  @Test func theMaskFollowsTheCellsOwnColor() {
    HeadlessClock.held {
      let screen = screen(.automatic)
      let cells = ["a", "b", "c", "x"].compactMap(screen.cell)
      for alpha in [0.5, 1, 0.5] {
        for cell in cells {
          cell.backgroundColor = UIColor.red.withAlphaComponent(alpha)
          cell.setNeedsLayout()
        }
        screen.window.layoutIfNeeded()
        #expect(masks(screen).allSatisfy { ($0 != nil) == (alpha < 1) })
      }
    }
  }

  @Test func theMaskFollowsTheColorOfAState() {
    HeadlessClock.held {
      let screen = screen(.automatic)
      let cells = ["a", "b", "c", "x"].compactMap(screen.cell)
      for cell in cells {
        cell.configurationUpdateHandler = { cell, state in
          var background = UIBackgroundConfiguration.listGroupedCell()
          background.backgroundColor = UIColor.red.withAlphaComponent(state.isHighlighted ? 0.5 : 1)
          cell.backgroundConfiguration = background
        }
      }
      screen.settle()
      for isHighlighted in [false, true, false] {
        for cell in cells { cell.isHighlighted = isHighlighted }
        screen.window.layoutIfNeeded()
        #expect(masks(screen).allSatisfy { ($0 != nil) == isHighlighted }, "\(isHighlighted)")
      }
    }
  }

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

  /// Otherwise corners of the hole would be ahead of those of the card.
  @Test func theHoleChangesInStepWithTheShadow() throws {
    try HeadlessClock.held {
      let screen = screen(.color(UIColor.red.withAlphaComponent(0.3)))
      var style = screen.dataSource.style
      style.radius = 4
      screen.dataSource.setStyle(style, animated: true)
      screen.window.layoutIfNeeded()
      let view = try #require(screen.cell("c")?.backgroundView?.subviews.first)
      let hole = try #require(view.layer.mask?.animation(forKey: "path"))
      let cast = try #require(view.subviews.first?.layer.animation(forKey: "shadowPath"))
      #expect(hole.duration == cast.duration)
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
