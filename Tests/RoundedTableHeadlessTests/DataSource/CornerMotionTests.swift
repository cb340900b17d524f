import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Corners move from what is on screen to the new shape, in step with the rows.
@MainActor @Suite struct CornerMotionTests {
  /// Sections before and after an update in which row "x" goes from one position to another.
  nonisolated static let changes: [(String, String, CapPosition, CapPosition)] = [
    ("x", "xb", .single, .top), ("x", "axb", .single, .middle), ("x", "ax", .single, .bottom),
    ("xb", "x", .top, .single), ("xb", "axb", .top, .middle), ("xb", "bx", .top, .bottom),
    ("axb", "x", .middle, .single), ("axb", "xb", .middle, .top), ("axb", "ax", .middle, .bottom),
    ("ax", "x", .bottom, .single), ("ax", "xa", .bottom, .top), ("ax", "axb", .bottom, .middle),
  ]

  private func radii(_ position: CapPosition) -> [CGFloat] {
    [position.roundsTop ? 10 : 0, position.roundsBottom ? 10 : 0]
  }

  @Test(arguments: changes) func bothPairsMoveInStepWithTheRows(
    _ before: String, _ after: String, _ old: CapPosition, _ new: CapPosition
  ) {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:\(before)")
      screen.settle()
      #expect(screen.radii("x") == radii(old))
      screen.apply("A:\(after)")
      #expect(screen.radii("x") == radii(old), "nothing pops at the start")
      HeadlessClock.advance(by: 0.15)
      for (half, (from, to)) in zip(screen.radii("x"), zip(radii(old), radii(new))) {
        #expect(abs(half - (from + to) / 2) < 0.01, "half way at half time")
      }
      screen.settle()
      #expect(screen.radii("x") == radii(new))
    }
  }

  @Test func durationAndCurveAreThoseOfTheRows() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:bc")
      screen.settle()
      screen.apply("A:abc")
      let row = screen.cell("b")?.layer
      let rows = row?.animationKeys()?.compactMap { row?.animation(forKey: $0) }.first
      let corners = screen.shape("b")?.layer.animation(forKey: "cornerRadius")
      #expect(corners != nil)
      #expect(corners?.duration == rows?.duration)
      #expect(points(corners?.timingFunction) == points(rows?.timingFunction))
    }
  }

  /// Rows are moved by UIKit under Reduce Motion, too: corners that stood still beside them, or
  /// jumped, would be seen.
  @Test(arguments: [false, true]) func underReduceMotionCornersDoWhatRowsDo(animated: Bool) {
    var device = HeadlessDevice.phone
    device.reduceMotion = true
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screen = HeldScreen(device)
        screen.apply("A:bc")
        screen.settle()
        screen.apply("A:abc", animated: animated)
        let row = screen.cell("b")?.layer
        let rows = row?.animationKeys()?.compactMap { row?.animation(forKey: $0) }.first
        let corners = screen.shape("b")?.layer.animation(forKey: "cornerRadius")
        #expect((rows != nil) == animated)
        #expect(corners?.duration == rows?.duration)
        #expect(points(corners?.timingFunction) == points(rows?.timingFunction))
        HeadlessClock.advance(by: 0.15)
        #expect(abs(screen.radii("b")[0] - (animated ? 5 : 0)) < 0.01)
        screen.settle()
        #expect(screen.drawnSigns("abc") == "╭│╰")
      }
    }
  }

  private func points(_ function: CAMediaTimingFunction?) -> [Float] {
    (1...2).flatMap { index in
      var point: [Float] = [0, 0]
      function?.getControlPoint(at: index, values: &point)
      return point
    }
  }

  @Test func anInterruptedChangeGoesOnFromWhatIsOnScreen() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:xb")
      screen.settle()
      screen.apply("A:axb")
      HeadlessClock.advance(by: 0.15)
      let half = screen.radii("x")
      #expect(half[0] > 4 && half[0] < 6)
      screen.apply("A:xb")
      #expect(screen.radii("x") == half)
      screen.settle()
      #expect(screen.radii("x") == [10, 0])
    }
  }

  @Test func newCellsAppearInTheirFinalShape() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:ab")
      screen.settle()
      screen.apply("A:abx")
      #expect(screen.radii("x") == [0, 10])
      #expect(screen.shape("x")?.layer.animationKeys() == nil)
    }
  }

  /// It is on its way out: what it shows would be seen to jump.
  @Test(arguments: ["A:ab", "A:bc", "B:d"]) func aRowThatLeavesIsLeftAsItIs(_ after: String) {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc", "B:d")
      screen.settle()
      let cells = "abc".map { screen.cell(String($0)) }
      let shapes = "abc".map { screen.shape(String($0)) }
      let radii = "abc".map { screen.radii(String($0)) }
      screen.apply(after)
      HeadlessClock.advance(by: 0.15)
      for (index, item) in "abc".enumerated() where !after.contains(item) {
        let shape = cells[index]?.backgroundView?.subviews.first
        #expect(shape != nil && shape === shapes[index], "\(item)")
        let layers = [shape?.layer, shape?.subviews.first?.layer]
        #expect(layers.map { $0?.presentation()?.cornerRadius } == radii[index], "\(item)")
      }
    }
  }

  @Test func aReconfiguredSurvivorChangesInStep() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:ax")
      screen.settle()
      screen.log.items = []
      screen.apply("A:axb", reconfiguring: ["x"])
      #expect(screen.log.items.sorted() == ["b", "x"])
      #expect(screen.radii("x") == [0, 10])
      HeadlessClock.advance(by: 0.15)
      #expect(abs(screen.radii("x")[1] - 5) < 0.01)
      screen.settle()
      #expect(screen.radii("x") == [0, 0])
    }
  }

  /// The device is turned while corners move: they go on, in the place that the cards have then.
  @Test func aRotationInTheMiddleOfAnUpdateLeavesTheCornersMoving() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.tableStyle.maximumWidth = 300
      screen.apply("A:ab")
      screen.settle()
      screen.apply("A:abc")
      HeadlessClock.advance(by: 0.15)
      #expect(abs(screen.radii("b")[1] - 5) < 0.01)
      screen.window.adopt(HeadlessDevice.phone.rotated)
      #expect(abs(screen.radii("b")[1] - 5) < 0.01)
      #expect(screen.frame("b").width == 300)
      HeadlessClock.advance(by: 0.075)
      let radius = screen.radii("b")[1]
      #expect(radius > 0.1 && radius < 4.9)
      screen.settle()
      #expect(screen.radii("b") == [0, 0])
      #expect(screen.drawnSigns("abc") == "╭│╰")
      #expect(screen.frame("b").midX == screen.window.bounds.midX)
    }
  }

  @Test func cardsGrowWiderInStepWithTheirTable() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc")
      screen.settle()
      let width = screen.frame("b").width
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
        screen.window.frame.size.width += 20
        screen.window.layoutIfNeeded()
      }
      HeadlessClock.advance(by: 0.15)
      for item in ["a", "b", "c"] {
        let shown = screen.shape(item)?.layer.presentation()?.bounds.width ?? 0
        #expect(abs(shown - width - 10) < 0.01, "\(item): \(shown)")
      }
      screen.settle()
      #expect(screen.frame("b").width == width + 20)
    }
  }

  @Test(arguments: [UIContentInsetsReference.safeArea, .layoutMargins])
  func anAnimatedRestyleMovesCornersEdgesAndContent(_ reference: UIContentInsetsReference) {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, item in cell.textLabel?.text = item })
      screen.dataSource.installer = CardTableInstaller(insetsReference: reference)
      screen.apply("A:ab")
      screen.settle()
      screen.dataSource.setTableStyle(TableStyle(inset: 36), animated: true)
      screen.dataSource.setStyle(CardStyle(radius: 20), animated: true)
      screen.window.layoutIfNeeded()
      @MainActor func left() -> CGFloat? { screen.shape("a")?.layer.presentation()?.frame.minX }
      @MainActor func text() -> CGFloat {
        let views = [screen.cell("a")?.contentView, screen.cell("a")?.textLabel]
        return views.reduce(0) { $0 + ($1?.layer.presentation()?.frame.minX ?? .nan) }
      }
      let start = text()
      #expect(screen.radii("a") == [10, 0])
      #expect(left() == 16)
      HeadlessClock.advance(by: 0.15)
      #expect(abs(screen.radii("a")[0] - 15) < 0.01)
      #expect(abs((left() ?? 0) - 26) < 0.01)
      #expect(abs(text() - start - 10) < 0.01)
      screen.settle()
      #expect(screen.radii("a") == [20, 0])
      #expect(left() == 36)
      #expect(text() == start + 20)
    }
  }

  @Test func anInterruptedRestyleGoesOnFromTheColorOnScreen() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.style.fill = .color(UIColor(red: 0, green: 0, blue: 0, alpha: 1))
      screen.apply("A:a")
      screen.settle()
      var style = screen.dataSource.style
      style.fill = .color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      screen.dataSource.setStyle(style, animated: true)
      @MainActor func red() -> CGFloat {
        let fill = screen.shape("a")?.subviews.first?.layer
        return fill?.presentation()?.backgroundColor?.components?.first ?? -1
      }
      #expect(red() == 0)
      HeadlessClock.advance(by: 0.15)
      let half = red()
      #expect(half > 0.3 && half < 0.7)
      style.fill = .color(UIColor(red: 0, green: 0, blue: 0, alpha: 1))
      screen.dataSource.setStyle(style, animated: true)
      #expect(abs(red() - half) < 0.01)
      screen.settle()
      #expect(red() == 0)
    }
  }

  @Test func nothingMovesWithoutAnimatedDifferences() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:ax")
      screen.settle()
      screen.apply("A:axb", animated: false)
      #expect(screen.radii("x") == [0, 0])
      #expect(screen.shape("x")?.layer.animationKeys() == nil)
    }
  }

  @Test func nothingMovesWhileAnimationsAreOff() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:ax")
      screen.settle()
      UIView.performWithoutAnimation { screen.apply("A:axb") }
      #expect(screen.radii("x") == [0, 0])
    }
  }

  @Test func afterTheLastFrameNothingIsLeft() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc", "B:d")
      screen.settle()
      let layers = HeadlessDrawing(of: screen.window).layers
      screen.apply("A:bc", "B:da")
      screen.settle()
      #expect(HeadlessDrawing(of: screen.window).layers == layers)
      #expect(HeadlessDrawing(of: screen.window).masks == 0)
      func keys(_ layer: CALayer) -> [String] {
        (layer.animationKeys() ?? []) + (layer.sublayers ?? []).flatMap(keys)
      }
      #expect(keys(screen.window.layer).isEmpty)
    }
  }

  @Test func thePassMakesNoViewAndNoLayer() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abcde")
      screen.settle()
      let cells = screen.tableView.cellsMade
      let views = UIView.made
      let layers = CALayer.made
      screen.apply("A:edcba")
      #expect(screen.radii("e") == [0, 10])
      screen.settle()
      #expect(screen.tableView.cellsMade == cells)
      #expect(UIView.made == views)
      #expect(CALayer.made == layers)
      screen.dataSource.style.radius = 13
      #expect(UIView.made == views)
      #expect(CALayer.made == layers)
      #expect(screen.radii("e") == [13, 0])
    }
  }
}
