import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A line round a card: on its outer edges alone, sharp, without seams.
@MainActor @Suite struct CardOutlineTests {
  private func screen(
    _ device: HeadlessDevice = .phone, width: Double = 1, color: UIColor = .red
  ) -> HeldScreen {
    let screen = HeldScreen(device)
    screen.dataSource.style.outline = CardOutline(color: color, width: width)
    screen.dataSource.style.separator = nil
    screen.dataSource.style.fill = .color(.white)
    screen.apply("A:abc", "B:d")
    screen.settle()
    return screen
  }

  private let red = HeadlessDrawing.RGBA(hex: 0xFF0000)
  private let white = HeadlessDrawing.RGBA(hex: 0xFFFFFF)

  /// Whether or not an animation block animates a layer's own properties: a shape is black until
  /// its color is taken away.
  @Test(arguments: [false, true]) func oneThatAppearsInAnAnimationIsALineAlone(_ answer: Bool) {
    HeadlessVariations.animatesLayersProperties.with(answer) {
      HeadlessClock.held {
        let screen = screen(width: 0)
        screen.dataSource.style.outline = nil
        screen.settle()
        var style = screen.dataSource.style
        style.outline = CardOutline(color: .red, width: 1)
        screen.dataSource.setStyle(style, animated: true)
        screen.window.layoutIfNeeded()
        for _ in 0..<4 {
          let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
          for item in ["a", "b", "d"] {
            let frame = screen.frame(item)
            let color = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
            #expect(color.isClose(to: white), "\(item)")
          }
          HeadlessClock.advance(by: 0.1)
        }
      }
    }
  }

  @Test func itRunsAlongOuterEdgesAlone() {
    HeadlessClock.held {
      let screen = screen()
      let drawing = HeadlessDrawing(of: screen.window)
      for (item, isTop, isBottom) in [
        ("a", true, false), ("b", false, false), ("c", false, true), ("d", true, true),
      ] {
        let frame = screen.frame(item)
        let top = drawing.color(at: CGPoint(x: frame.midX, y: frame.minY + 0.5))
        let bottom = drawing.color(at: CGPoint(x: frame.midX, y: frame.maxY - 0.5))
        #expect(top.isClose(to: isTop ? red : white))
        #expect(bottom.isClose(to: isBottom ? red : white))
        for x in [frame.minX + 0.5, frame.maxX - 0.5] {
          #expect(drawing.color(at: CGPoint(x: x, y: frame.midY)).isClose(to: red))
        }
      }
    }
  }

  @Test func atJointsItHasNeitherGapsNorDoubleAlpha() {
    HeadlessClock.held {
      let screen = screen(color: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      let drawing = HeadlessDrawing(of: screen.window)
      let pink = HeadlessDrawing.RGBA(red: 1, green: 0.5, blue: 0.5)
      let (first, last) = (screen.frame("a"), screen.frame("c"))
      for y in stride(from: first.minY + 12, to: last.maxY - 12, by: 0.25) {
        for x in [first.minX + 0.5, first.maxX - 0.5] {
          #expect(drawing.color(at: CGPoint(x: x, y: y)).isClose(to: pink, tolerance: 0.01))
        }
      }
      let corner = first.minX + 10 * (1 - 0.5.squareRoot())
      #expect(
        drawing.color(at: CGPoint(x: corner + 0.35, y: first.minY + corner - first.minX + 0.35))
          .isClose(to: pink, tolerance: 0.01))
    }
  }

  /// Typed, because the compiler takes three seconds to find the type.
  private nonisolated static let widths: [(Double, CGFloat)] = [
    (0.4, 1 / 3), (0.6, 2 / 3), (1, 1), (1.2, 4 / 3),
  ]

  @Test(arguments: widths)
  func itIsWholePixelsWide(_ width: Double, _ drawn: CGFloat) {
    HeadlessClock.held {
      let screen = screen(width: width)
      let drawing = HeadlessDrawing(of: screen.window)
      let frame = screen.frame("b")
      let inside = CGPoint(x: frame.minX + drawn - 0.05, y: frame.midY)
      let beyond = CGPoint(x: frame.minX + drawn + 0.05, y: frame.midY)
      #expect(drawing.color(at: inside).isClose(to: red))
      #expect(drawing.color(at: beyond).isClose(to: white))
    }
  }

  @Test func theCardsEdgesLieOnPixels() {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.size.width = 375
      let screen = HeldScreen(device)
      screen.dataSource.tableStyle.maximumWidth = 200.4
      screen.apply("A:ab")
      screen.settle()
      let frame = screen.frame("a")
      for edge in [frame.minX, frame.maxX] {
        #expect(abs((edge * 3).rounded() - edge * 3) < 0.001)
      }
    }
  }

  @Test func itIsTwiceAsWideUnderIncreaseContrast() {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      let screen = screen(device)
      let frame = screen.frame("b")
      let point = CGPoint(x: frame.minX + 1.5, y: frame.midY)
      #expect(HeadlessDrawing(of: screen.window).color(at: point).isClose(to: white))
      device.accessibilityContrast = .high
      screen.window.adopt(device)
      screen.settle()
      #expect(HeadlessDrawing(of: screen.window).color(at: point).isClose(to: red))
    }
  }

  @Test func itGoesAndComesBackWithTheStyle() {
    HeadlessClock.held {
      let screen = screen()
      let outline = screen.dataSource.style.outline
      let frame = screen.frame("b")
      let point = CGPoint(x: frame.minX + 0.5, y: frame.midY)
      for (outline, color) in [(nil, white), (outline, red)] {
        screen.dataSource.style.outline = outline
        screen.settle()
        #expect(HeadlessDrawing(of: screen.window).color(at: point).isClose(to: color))
      }
    }
  }

  @Test func aSelectedRowKeepsIt() {
    HeadlessClock.held {
      let screen = screen()
      screen.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      let frame = screen.frame("b")
      #expect(
        drawing.color(at: CGPoint(x: frame.minX + 0.5, y: frame.midY)).isClose(to: red))
      #expect(
        !drawing.color(at: CGPoint(x: frame.midX, y: frame.midY)).isClose(to: white))
      #expect(
        !drawing.color(at: CGPoint(x: frame.midX, y: frame.minY + 0.5)).isClose(to: red))
    }
  }

  @Test func itMovesWithTheCorners() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:ab", "B:d")
      screen.settle()
      screen.apply("A:abc", "B:d")
      let frame = screen.frame("b")
      let bottom = CGPoint(x: frame.midX, y: frame.maxY - 0.5)
      @MainActor func color() -> HeadlessDrawing.RGBA {
        HeadlessDrawing(of: screen.shape("b") ?? screen.window, values: .presentation)
          .color(at: CGPoint(x: frame.width / 2, y: frame.height - 0.5))
      }
      #expect(color().isClose(to: red), "nothing pops at the start")
      let outline = screen.shape("b")?.subviews.first?.subviews.compactMap {
        $0.layer as? CAShapeLayer
      }.first
      let corners = screen.shape("b")?.subviews.first?.layer.animation(forKey: "cornerRadius")
      let path = outline?.animation(forKey: "path")
      #expect(path != nil)
      #expect(path?.duration == corners?.duration)
      #expect(path?.timingFunction != nil)
      #expect(path?.timingFunction == corners?.timingFunction)
      screen.settle()
      #expect(color().isClose(to: white))
      #expect(HeadlessDrawing(of: screen.window).color(at: bottom).isClose(to: white))
    }
  }

  @Test func anInterruptedChangeGoesOnFromWhatIsOnScreen() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:ab", "B:d")
      screen.settle()
      let outline = screen.shape("b")?.subviews.first?.subviews.compactMap {
        $0.layer as? CAShapeLayer
      }.first
      let whole = outline?.path?.boundingBoxOfPath
      screen.apply("A:abc", "B:d")
      HeadlessClock.advance(by: 0.15)
      let half = outline?.presentation()?.path?.boundingBoxOfPath
      #expect(half != whole)
      screen.apply("A:ab", "B:d")
      #expect(outline?.presentation()?.path?.boundingBoxOfPath == half)
      screen.settle()
      #expect(outline?.path?.boundingBoxOfPath == whole)
    }
  }

  @Test func itFollowsTheCornersArc() {
    HeadlessClock.held {
      let screen = HeldScreen(rowHeight: 60)
      screen.dataSource.style.radius = 20
      screen.dataSource.style.fill = .color(.white)
      screen.dataSource.style.outline = CardOutline(color: .red, width: 8)
      screen.apply("A:ab")
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      let (first, last) = (screen.frame("a"), screen.frame("b"))
      let corners: [(center: CGPoint, right: CGFloat, down: CGFloat)] = [
        (CGPoint(x: first.minX + 20, y: first.minY + 20), -1, -1),
        (CGPoint(x: first.maxX - 20, y: first.minY + 20), 1, -1),
        (CGPoint(x: last.minX + 20, y: last.maxY - 20), -1, 1),
        (CGPoint(x: last.maxX - 20, y: last.maxY - 20), 1, 1),
      ]
      for (center, right, down) in corners {
        for degrees in stride(from: 10.0, to: 90, by: 10) {
          @MainActor func color(_ distance: CGFloat) -> HeadlessDrawing.RGBA {
            drawing.color(
              at: CGPoint(
                x: center.x + right * distance * CGFloat(cos(degrees * .pi / 180)),
                y: center.y + down * distance * CGFloat(sin(degrees * .pi / 180))))
          }
          #expect(color(11.7).isClose(to: white), "\(degrees)°")
          for distance in [12.3, 16, 19.7] {
            #expect(color(distance).isClose(to: red), "\(degrees)°")
          }
        }
      }
    }
  }

  @Test func itsColorFollowsDarkModeWhileShown() {
    HeadlessClock.held {
      let screen = screen(color: UIColor { $0.userInterfaceStyle == .dark ? .blue : .red })
      let frame = screen.frame("b")
      let point = CGPoint(x: frame.minX + 0.5, y: frame.midY)
      #expect(HeadlessDrawing(of: screen.window).color(at: point).isClose(to: red))
      screen.window.overrideUserInterfaceStyle = .dark
      screen.settle()
      let blue = HeadlessDrawing.RGBA(hex: 0x0000FF)
      #expect(HeadlessDrawing(of: screen.window).color(at: point).isClose(to: blue))
    }
  }

  @Test func noSeparatorCrossesIt() {
    HeadlessClock.held {
      let screen = screen(width: 3)
      screen.dataSource.style.separator = CardSeparator(color: .blue, leadingInset: 0)
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      let frame = screen.frame("a")
      let blue = HeadlessDrawing.RGBA(hex: 0x0000FF)
      for (edge, inward) in [(frame.minX, CGFloat(1)), (frame.maxX, -1)] {
        @MainActor func color(_ distance: CGFloat) -> HeadlessDrawing.RGBA {
          drawing.color(at: CGPoint(x: edge + inward * distance, y: frame.maxY - 0.1))
        }
        for distance in [0.2, 1.5, 2.8] { #expect(color(distance).isClose(to: red)) }
        #expect(color(3.2).isClose(to: blue))
      }
    }
  }

  /// A layout in the middle of an animation does not end it, whatever Core Graphics answers about
  /// two paths that are alike.
  @Test(arguments: [false, true]) func aLayoutLeavesItInMotion(areAlikeEqual: Bool) {
    HeadlessVariations.equatesPaths.with(areAlikeEqual) {
      HeadlessClock.held {
        let screen = screen()
        screen.apply("A:abcx", "B:d")
        screen.window.layoutIfNeeded()
        HeadlessClock.advance(by: 0.1)
        let line = screen.shape("c")?.subviews.first?.subviews.lazy.compactMap {
          $0.layer as? CAShapeLayer
        }.first
        #expect(line?.animation(forKey: "path") != nil)
        screen.cell("c")?.setNeedsLayout()
        screen.shape("c")?.setNeedsLayout()
        screen.window.layoutIfNeeded()
        #expect(line?.animation(forKey: "path") != nil)
      }
    }
  }
}
