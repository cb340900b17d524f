import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Gaps open and close in step with the rows, with all that has the card's shape.
@MainActor @Suite struct GapMotionTests {
  private func screen(
    _ rows: String, style: (inout CardStyle) -> Void = { $0.cardSpacing = 12 }
  ) -> HeldScreen {
    let screen = HeldScreen.movable()
    var card = CardStyle(radius: 10)
    card.fill = .color(.systemTeal)
    card.separator = nil
    style(&card)
    screen.dataSource.style = card
    screen.apply("A:\(rows)", animated: false)
    screen.settle()
    return screen
  }

  private func expectInsets(
    _ item: String, _ top: CGFloat, _ bottom: CGFloat, on screen: HeldScreen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let insets = screen.drawnInsets(item)
    #expect(
      abs(insets.top - top) < 0.1 && abs(insets.bottom - bottom) < 0.1,
      "\(item): \(insets), not \(top), \(bottom)", sourceLocation: sourceLocation)
  }

  /// Where an update opens or closes a gap.
  @Test(arguments: CornerMotionTests.changes) func ofARowThatStays(
    _ before: String, _ after: String, _ old: CapPosition, _ new: CapPosition
  ) {
    HeadlessClock.held {
      let screen = screen(before)
      @MainActor func insets(_ position: CapPosition) -> (top: CGFloat, bottom: CGFloat) {
        (position.roundsTop ? 6 : 0, position.roundsBottom ? 6 : 0)
      }
      let (from, to) = (insets(old), insets(new))
      expectInsets("x", from.top, from.bottom, on: screen)
      screen.apply("A:\(after)")
      screen.window.layoutIfNeeded()
      expectInsets("x", from.top, from.bottom, on: screen)
      HeadlessClock.advance(by: 0.15)
      expectInsets("x", (from.top + to.top) / 2, (from.bottom + to.bottom) / 2, on: screen)
      screen.settle()
      expectInsets("x", to.top, to.bottom, on: screen)
    }
  }

  @Test func anInterruptedOneGoesOnFromWhatIsOnScreen() {
    HeadlessClock.held {
      let screen = screen("ax")
      screen.apply("A:axb")
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.15)
      expectInsets("x", 0, 3, on: screen)
      screen.apply("A:ax")
      screen.window.layoutIfNeeded()
      expectInsets("x", 0, 3, on: screen)
      screen.settle()
      expectInsets("x", 0, 6, on: screen)
    }
  }

  /// The line below a row that was the last one of its card was above the gap.
  @Test func theLineBelowARowGoesWithItsEdge() throws {
    try HeadlessClock.held {
      let screen = screen("ab") {
        $0.cardSpacing = 12
        $0.separator = CardSeparator()
      }
      screen.apply("A:ba")
      screen.settle()
      let cell = try #require(screen.cell("b"))
      let line = cell.cardLine
      #expect(line?.alpha == 1)
      #expect(line.map { abs($0.frame.maxY - 44) < 0.1 } == true)
    }
  }

  @Test func aNewRowAppearsInItsShape() {
    HeadlessClock.held {
      let screen = screen("ab") { $0.rowSpacing = 12 }
      screen.apply("A:axb")
      screen.window.layoutIfNeeded()
      #expect(screen.shape("x")?.frame == CGRect(x: 16, y: 6, width: 358, height: 32))
      #expect(screen.shape("x")?.layer.animationKeys() == nil)
    }
  }

  private func restyle(_ screen: HeldScreen, _ change: (inout CardStyle) -> Void) {
    var style = screen.dataSource.style
    change(&style)
    screen.dataSource.setStyle(style, animated: true)
    screen.window.layoutIfNeeded()
  }

  @Test func ofANewStyle() {
    HeadlessClock.held {
      let screen = screen("abc") { _ in }
      restyle(screen) {
        $0.rowSpacing = 12
        $0.innerRadius = 8
      }
      for (shares, time) in [(0.0, 0.15), (0.5, 0.15), (1, 0)] {
        for item in ["a", "b", "c"] {
          expectInsets(item, 6 * shares, 6 * shares, on: screen)
        }
        #expect(abs(screen.radii("b")[0] - 8 * shares) < 0.01)
        #expect(abs(screen.radii("c")[0] - 8 * shares) < 0.01)
        HeadlessClock.advance(by: time)
        screen.window.layoutIfNeeded()
      }
    }
  }

  /// In every frame, the line is on the drawn edge, and the fill ends there.
  @Test func anOutlineFollows() {
    HeadlessClock.held {
      let screen = screen("abc") {
        $0.outline = CardOutline(color: .red, width: 2)
        $0.cardSpacing = 12
      }
      let updates: [() -> Void] = [
        { screen.apply("A:abcd") }, { restyle(screen) { $0.rowSpacing = 10 } },
        { screen.apply("A:bxc") }, { restyle(screen) { $0.rowSpacing = 0 } },
      ]
      for update in updates {
        update()
        screen.window.layoutIfNeeded()
        for _ in 0...6 {
          for item in ["b", "c"] {
            guard let shape = screen.shape(item) else { continue }
            let line = shape.subviews.first?.subviews.compactMap { $0.layer as? CAShapeLayer }.first
            let path = (line?.presentation() ?? line)?.path?.boundingBoxOfPath ?? .null
            let bounds = (shape.layer.presentation() ?? shape.layer).bounds
            // It is one point inside the edge, or outside where rows join.
            let (above, below) = (path.minY, bounds.height - path.maxY)
            for distance in [above, below] {
              #expect(distance < 1.01 && distance > -4.01, "\(item): \(path) in \(bounds)")
            }
            #expect(abs(path.width - bounds.width + 2) < 0.01)
          }
          HeadlessClock.advance(by: 0.05)
          screen.window.layoutIfNeeded()
        }
        screen.settle()
      }
    }
  }

  /// Half way it is half as far from the drawn edge as it begins and ends.
  @Test func anOutlineThatClosesAroundARowIsHalfWayAtHalfTime() {
    HeadlessClock.held {
      let screen = screen("abc") { $0.outline = CardOutline(color: .red, width: 2) }
      let line = screen.shape("b")?.subviews.first?.subviews.compactMap {
        $0.layer as? CAShapeLayer
      }.first
      #expect(line?.path?.boundingBoxOfPath == CGRect(x: 1, y: -4, width: 356, height: 52))
      restyle(screen) { $0.rowSpacing = 12 }
      HeadlessClock.advance(by: 0.15)
      screen.window.layoutIfNeeded()
      let half = line?.presentation()?.path?.boundingBoxOfPath ?? .null
      #expect(abs(half.minY + 1.5) < 0.02 && abs(half.height - 41) < 0.02, "\(half)")
      screen.settle()
      #expect(line?.path?.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 356, height: 30))
    }
  }

  @Test func aSelectionFollows() {
    HeadlessClock.held {
      let screen = screen("abc") { _ in }
      screen.select("b")
      restyle(screen) { $0.rowSpacing = 12 }
      for (share, time) in [(0.0, 0.15), (0.5, 0.15), (1, 0)] {
        expectInsets("b", 6 * share, 6 * share, on: screen)
        HeadlessClock.advance(by: time)
        screen.window.layoutIfNeeded()
      }
    }
  }

  @Test func clippedContentFollows() {
    HeadlessClock.held {
      let screen = screen("abc") {
        $0.clipsContent = true
        $0.cardSpacing = 12
      }
      var isApart = true
      screen.dataSource.cardID = { isApart ? $0 : "" }
      screen.settle()
      @MainActor func cut(_ item: String) -> CGRect {
        let layer = screen.cell(item)?.contentView.layer.mask as? CAShapeLayer
        return (layer?.presentation() ?? layer)?.path?.boundingBoxOfPath ?? .null
      }
      #expect(cut("b").minY == 6 && cut("b").height == 32)
      isApart = false
      screen.dataSource.refreshCards(animated: true)
      screen.window.layoutIfNeeded()
      #expect(cut("b").minY == 6 && cut("b").height == 32)
      HeadlessClock.advance(by: 0.15)
      #expect(abs(cut("b").minY - 3) < 0.02 && abs(cut("b").height - 38) < 0.02)
      screen.settle()
      #expect(cut("b").minY == 0 && cut("b").height == 44)
    }
  }

  // MARK: Rows in the hand

  @Test(arguments: [(12.0, 0.0, 6.0, 6.0), (0, 8, 4, 4), (12, 4, 6, 6)])
  func aSwipedRowThatIsApartHasTheGapsOfACard(
    _ card: Double, _ row: Double, _ own: CGFloat, _ facing: CGFloat
  ) {
    HeadlessClock.held {
      let screen = screen("abcd") {
        ($0.cardSpacing, $0.rowSpacing) = (card, row)
        $0.separatesSwipedRows = true
      }
      let inner = CGFloat(row / 2)
      screen.swipe("b")
      expectInsets("a", own, inner, on: screen)
      HeadlessClock.advance(by: 0.15)
      expectInsets("a", own, (inner + facing) / 2, on: screen)
      screen.settle()
      let shape = screen.shape("b")?.frame ?? .null
      #expect(shape.minY == own && shape.maxY == 44 - own)
      #expect(screen.radii("b") == [10, 10])
      expectInsets("a", own, facing, on: screen)
      expectInsets("c", facing, inner, on: screen)
      screen.closeSwipe()
      screen.settle()
      expectInsets("b", inner, inner, on: screen)
      expectInsets("c", inner, inner, on: screen)
    }
  }

  @Test func aDraggedRowHasTheGapsOfACard() {
    HeadlessClock.held {
      let follower = MoveFollower()
      let screen = HeldScreen.movable(["A:abxcd"], following: follower, isEditing: true) {
        $0.style.rowSpacing = 4
        $0.style.cardSpacing = 12
        $0.style.fill = .color(.systemTeal)
      }
      screen.lift("x")
      screen.carry(to: 0, 4)
      screen.settle()
      let shape = screen.shape("x")?.frame ?? .null
      #expect(shape.minY == 6 && shape.maxY == 38)
      #expect(screen.radii("x") == [10, 10])
      expectInsets("c", 2, 2, on: screen)
      screen.drop()
      screen.settle()
      expectInsets("x", 2, 6, on: screen)
      #expect(screen.radii("x") == [4, 10])
    }
  }
}
