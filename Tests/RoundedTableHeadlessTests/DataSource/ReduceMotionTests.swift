import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Under Reduce Motion, corners and surfaces fade where rows fade, and nothing of them moves.
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
          screen.dataSource.tableStyle.background = .black
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

  @Test func aCornerFadesFromRoundToSquareAndBack() {
    withReducedMotion { screen in
      screen.apply("A:ab")
      screen.settle()
      #expect(isClose(light("b", on: screen), [1, 0, 1]))
      screen.apply("A:abc")
      screen.window.layoutIfNeeded()
      #expect(isClose(light("b", on: screen), [1, 0, 1]), "nothing pops")
      #expect(!radiiMove("b", on: screen))
      HeadlessClock.advance(by: 0.15)
      #expect(isClose(light("b", on: screen), [1, 0.5, 1]))
      screen.settle()
      #expect(isClose(light("b", on: screen), [1, 1, 1]))
      screen.apply("A:ab")
      HeadlessClock.advance(by: 0.15)
      #expect(isClose(light("b", on: screen), [1, 0.5, 1]))
      screen.settle()
      #expect(isClose(light("b", on: screen), [1, 0, 1]))
      #expect(screen.drawnSigns("ab") == "╭╰")
    }
  }

  @Test(arguments: [false, true])
  func theShadowOfACardThatGrowsFades(whetherViewsAnimateIt isAnimated: Bool) {
    HeadlessVariations.animatesLayersProperties.with(isAnimated) {
      withReducedMotion { screen in
        screen.dataSource.style.shadow = CardShadow(opacity: 0.4)
        screen.apply("A:ab")
        screen.settle()
        let former = screen.surfaces.first?.layer
        screen.apply("A:abc")
        screen.window.layoutIfNeeded()
        @MainActor func opacity() -> Float { former?.presentation()?.shadowOpacity ?? -1 }
        #expect(opacity() == 0.4)
        HeadlessClock.advance(by: 0.15)
        #expect(abs(opacity() - 0.2) < 0.01)
        screen.settle()
        #expect(screen.surfaces.count == 1 && screen.surfaces.first?.layer !== former)
      }
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
      HeadlessClock.advance(by: 0.15)
      #expect(isClose(light("c", on: screen), [1, 0.5, 1]))
    }
  }

  /// A row that the user swipes aside slides, whatever the setting, and corners with it.
  @Test func besideARowInTheHandCornersMove() {
    var style = CardStyle()
    style.swipedRowAppearance = .separated
    withReducedMotion(style: style) { screen in
      screen.apply("A:abc")
      screen.settle()
      screen.swipe("b")
      #expect(radiiMove("a", on: screen))
      screen.settle()
      #expect(screen.seenSigns("abc") == "□□□")
    }
  }

  // MARK: Surfaces

  private var surfaceStyle: CardStyle {
    var style = CardStyle()
    style.shadow = CardShadow()
    return style
  }

  private func surfaceMoves(on screen: HeldScreen) -> Bool {
    screen.surfaces.contains { surface in
      (surface.layer.animationKeys() ?? []).contains {
        $0.hasPrefix("position") || $0.hasPrefix("bounds")
      }
    }
  }

  @Test func aSurfaceThatGrowsFadesInOverTheFormerOne() {
    withReducedMotion(style: surfaceStyle) { screen in
      screen.apply("A:ab")
      screen.settle()
      screen.apply("A:abc")
      screen.window.layoutIfNeeded()
      #expect(!surfaceMoves(on: screen))
      for _ in 0..<4 {
        HeadlessClock.advance(by: 0.06)
        let light = light("b", on: screen)
        #expect(light[0] > 0.99 && light[2] > 0.99, "what stays is never seen through")
      }
      HeadlessClock.advance(by: 0.03)
      screen.settle()
      #expect(screen.surfaces.count == 1)
      #expect(screen.surfaceFaults([("a", .top), ("c", .bottom)]) == [])
    }
  }

  @Test func aSurfaceThatShrinksFadesAwayOverTheNewOne() {
    withReducedMotion(style: surfaceStyle) { screen in
      screen.apply("A:abc")
      screen.settle()
      screen.apply("A:ab")
      screen.window.layoutIfNeeded()
      #expect(!surfaceMoves(on: screen))
      HeadlessClock.advance(by: 0.15)
      let light = light("b", on: screen)
      #expect(abs(light[1] - 0.5) < 0.01, "its corner is on its way")
      #expect(light[0] > 0.99 && light[2] > 0.99, "what stays is never seen through")
      screen.settle()
      #expect(screen.surfaces.count == 1)
      #expect(screen.surfaceFaults([("a", .top), ("b", .bottom)]) == [])
    }
  }

  @Test func surfacesOfCardsThatGoElsewhereFadeThere() {
    withReducedMotion(style: surfaceStyle) { screen in
      screen.apply("A:ab", "B:cd")
      screen.settle()
      screen.apply("X:xyz", "A:ab", "B:cd")
      screen.window.layoutIfNeeded()
      #expect(!surfaceMoves(on: screen))
      #expect(screen.surfaces.allSatisfy { ($0.layer.presentation()?.opacity ?? 0) < 1.01 })
      screen.settle()
      #expect(screen.surfaces.count == 3)
      #expect(screen.surfaceFaults([("x", .top), ("a", .top), ("d", .bottom)]) == [])
    }
  }
}
