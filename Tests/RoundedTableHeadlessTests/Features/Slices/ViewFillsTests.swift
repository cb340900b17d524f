import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A view of the app's fills a whole card.
@MainActor @Suite struct ViewFillsTests {
  @MainActor private final class Made {
    var views: [UIView] = []
  }

  private let made = Made()

  private func fill(_ id: String = "one") -> CardFill {
    let made = made
    return .view(id: id, fallback: .systemYellow) {
      let view = UIView()
      view.backgroundColor = .systemTeal
      made.views.append(view)
      return view
    }
  }

  private func screen(_ device: HeadlessDevice = .phone) -> HeldScreen {
    let screen = HeldScreen(device)
    screen.dataSource.style.separator = nil
    screen.dataSource.style.fill = fill()
    screen.apply("A:abc", "B:d", animated: false)
    screen.settle()
    return screen
  }

  private func color(of item: String, in screen: HeldScreen) -> HeadlessDrawing.RGBA {
    let frame = screen.frame(item)
    return HeadlessDrawing(of: screen.window).color(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func isClose(_ color: HeadlessDrawing.RGBA, to other: UIColor, in screen: HeldScreen)
    -> Bool
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.backgroundColor = other
    screen.window.addSubview(view)
    defer { view.removeFromSuperview() }
    return HeadlessDrawing(of: screen.window).color(at: CGPoint(x: 4, y: 4)).isClose(to: color)
  }

  @Test func eachCardShowsOneInItsShape() {
    HeadlessClock.held {
      let screen = screen()
      #expect(made.views.count == 2)
      #expect(made.views.map(\.bounds.height).sorted() == [44, 132])
      #expect(isClose(color(of: "b", in: screen), to: .systemTeal, in: screen))
      #expect(screen.drawnSigns("abcd") == "╭│╰□")
    }
  }

  @Test func aMaterialIsBehindTheRows() {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.style.fill = .material(.systemThinMaterial, fallback: .systemIndigo)
      screen.settle()
      let fills = screen.tableView.subviews.compactMap { $0 as? ViewFillView }
      @MainActor func material(in view: UIView) -> UIVisualEffectView? {
        view as? UIVisualEffectView ?? view.subviews.lazy.compactMap { material(in: $0) }.first
      }
      let materials = fills.compactMap { material(in: $0) }
      #expect(materials.map(\.bounds.height).sorted() == [44, 132])
      #expect(
        CardFill.material(.systemThinMaterial) != .material(.systemThickMaterial)
          && CardFill.material(.systemThinMaterial) == .material(.systemThinMaterial))
    }
  }

  /// An effect is spoiled by any translucent view around it, so it isn't faded like other views.
  @Test(arguments: [false, true]) func aMaterialFadesByItsEffect(_ isInContainer: Bool) throws {
    try HeadlessClock.held {
      let screen = screen()
      screen.dataSource.style.fill = .view(id: "effect", fallback: .systemIndigo) {
        let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        guard isInContainer else { return material }
        let container = UIView()
        container.backgroundColor = .systemTeal
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(material)
        return container
      }
      screen.dataSource.tableStyle.backgroundColor = .systemRed
      screen.settle()
      @MainActor func materials() -> [UIVisualEffectView] {
        @MainActor func find(_ view: UIView) -> [UIVisualEffectView] {
          [view as? UIVisualEffectView].compactMap(\.self) + view.subviews.flatMap { find($0) }
        }
        return find(screen.tableView)
      }
      let gone = try #require(
        materials().first { $0.convert($0.bounds, to: screen.window).height < 100 })
      let place = gone.convert(CGPoint(x: 100, y: 22), to: screen.window)
      @MainActor func color() -> HeadlessDrawing.RGBA {
        HeadlessDrawing(of: screen.window, values: .presentation).color(at: place)
      }
      let before = color()
      screen.apply("A:abc")
      HeadlessClock.advance(by: 0.15)
      let between = color()
      #expect(gone.window != nil && gone.effect == nil)
      for view in sequence(first: gone as UIView, next: \.superview) {
        #expect(view.alpha == 1, "\(type(of: view))")
      }
      screen.settle()
      #expect(gone.window == nil)
      #expect(!between.isClose(to: before) && !between.isClose(to: color()), "half way")
    }
  }

  /// A row at the end of its card fades in at once where the fill grows with the rows that move.
  @Test(arguments: [["A:abcxyz", "B:d"], ["A:axyzbc", "B:d"], ["A:abc", "B:dxyz"]])
  func anInsertedRowIsNeverWithoutGround(_ sections: [String]) {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: true)
      screen.window.layoutIfNeeded()
      for _ in 0..<20 {
        HeadlessClock.advance(by: 0.02)
        let fills = screen.tableView.subviews.compactMap { $0 as? ViewFillView }
          .map { ($0.layer.presentation() ?? $0.layer).frame }
        for item in ["x", "y", "z"] {
          guard let cell = screen.cell(item) else { continue }
          let row = (cell.layer.presentation() ?? cell.layer).frame.insetBy(dx: 20, dy: 1)
          let own = screen.shape(item)?.subviews.first?.backgroundColor
          #expect(
            own != nil || fills.contains { $0.minY <= row.minY && $0.maxY >= row.maxY },
            "\(item) at \(row), fills at \(fills)")
        }
      }
      screen.settle()
      for item in ["x", "y", "z"] {
        #expect(screen.shape(item)?.subviews.first?.backgroundColor == nil)
        #expect(isClose(color(of: item, in: screen), to: .systemTeal, in: screen))
      }
    }
  }

  /// A style is made anew whenever it is asked for.
  @Test func aStyleThatIsAskedForAThousandTimesMakesOneView() {
    HeadlessClock.held {
      let screen = HeldScreen()
      let (one, asked) = (fill, Made())
      screen.dataSource.sectionStyle = { _, style in
        style.fill = one("section")
        asked.views.append(UIView())
      }
      screen.apply("A:abcdefgh", animated: false)
      screen.settle()
      while asked.views.count < 1_000 {
        screen.dataSource.refreshCards(animated: asked.views.count.isMultiple(of: 2))
        screen.settle()
        _ = screen.dataSource.resolvedStyle(forSection: "A")
      }
      #expect(made.views.count == 1)
    }
  }

  @Test func anotherIDMakesAnotherView() {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.style.fill = fill("two")
      screen.settle()
      #expect(made.views.count == 4)
      #expect(made.views.prefix(2).allSatisfy { $0.superview == nil })
      screen.dataSource.style.fill = .automatic
      screen.settle()
      #expect(made.views.allSatisfy { $0.window == nil })
    }
  }

  /// The update after that finds nothing to fill.
  @Test func anUpdateAfterTheLastViewIsGone() {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.style.fill = .automatic
      screen.settle()
      screen.dataSource.refreshCards(animated: false)
      screen.window.overrideUserInterfaceStyle = .dark
      screen.settle()
      #expect(made.views.allSatisfy { $0.window == nil })
      screen.dataSource.style.fill = fill("again")
      screen.settle()
      #expect(made.views.last?.window === screen.window)
    }
  }

  @Test func fillsAreEqualByIDAndFallback() {
    #expect(fill("x") == fill("x"))
    #expect(fill("x") != fill("y"))
    #expect(fill("x") != .view(id: "x", fallback: .systemRed) { UIView() })
    #expect(fill("x").hashValue == fill("x").hashValue)
    #expect(fill("1") != .view(id: 1, fallback: .systemYellow) { UIView() })
  }

  @Test func itGrowsInStepWithTheCard() throws {
    try HeadlessClock.held {
      let screen = screen()
      screen.apply("A:axbyc", "B:d")
      screen.window.layoutIfNeeded()
      let view = try #require(made.views.first { $0.bounds.height > 44 })
      let backdrop = try #require(screen.backdrops.first)
      for _ in 0...6 {
        let shown = [view, backdrop].map { ($0.layer.presentation() ?? $0.layer).bounds.height }
        #expect(abs(shown[0] - shown[1]) < 0.01)
        HeadlessClock.advance(by: 0.05)
      }
      #expect(made.views.count == 2)
    }
  }

  /// With a curve and in a time that are the rows' own.
  @Test(arguments: HeadlessVariations.RowCurve.allCases)
  func itEndsWithItsRowsInEveryFrame(_ curve: HeadlessVariations.RowCurve) throws {
    try HeadlessVariations.rowAnimationCurve.with(curve) {
      try HeadlessVariations.rowAnimationDuration.with(0.4) {
        try HeadlessClock.held {
          let screen = screen()
          let backdrop = try #require(screen.backdrops.first { $0.bounds.height > 44 })
          for items in ["axbyc", "ac"] {
            screen.apply("A:\(items)", "B:d")
            screen.window.layoutIfNeeded()
            for _ in 0..<8 {
              let rows = items.compactMap { screen.cell(String($0)) }
                .filter { $0.layer.animation(forKey: "opacity") == nil }
              let frames = (rows + [backdrop]).map { ($0.layer.presentation() ?? $0.layer).frame }
              #expect(abs((frames.first?.minY ?? 0) - (frames.last?.minY ?? -1)) < 0.1)
              #expect(abs((frames.dropLast().last?.maxY ?? 0) - (frames.last?.maxY ?? -1)) < 0.1)
              HeadlessClock.advance(by: 0.05)
            }
            screen.settle()
          }
        }
      }
    }
  }

  /// The view is gone at once, so a color that faded in would leave the rows without a card.
  @Test func aColorThatReplacesItIsThereInEveryFrame() {
    HeadlessClock.held {
      let screen = screen()
      var style = screen.dataSource.style
      style.fill = .color(.systemRed)
      screen.dataSource.setStyle(style, animated: true)
      let red = HeadlessDrawing.RGBA(.systemRed)
      for _ in 0..<8 {
        screen.window.layoutIfNeeded()
        let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
        for frame in ["a", "b", "c", "d"].map(screen.frame) {
          let color = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
          #expect(color.isClose(to: red))
        }
        HeadlessClock.advance(by: 0.05)
      }
    }
  }

  /// Rows that were moving are in their places then.
  @Test func aReloadEndsItsMotion() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:abcxyz", "B:d")
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.05)
      screen.dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:abcxyz", "B:d"]))
      screen.window.layoutIfNeeded()
      let teal = HeadlessDrawing.RGBA(.systemTeal)
      for _ in 0..<4 {
        let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
        for frame in ["a", "z", "d"].map(screen.frame) {
          let color = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
          #expect(color.isClose(to: teal))
        }
        HeadlessClock.advance(by: 0.05)
      }
    }
  }

  /// A card of several rows has the corners of its style, and one of one row its own.
  @Test func theRadiusOfACardOfOneRowIsThatOfSuchCardsAlone() {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.style.radius = 8
      screen.dataSource.style.singleRadius = 20
      @MainActor func radii() -> [CGFloat?] {
        screen.backdrops.map { $0.subviews.last?.layer.cornerRadius }
      }
      screen.settle()
      #expect(radii() == [8, 20])
      screen.apply("A:a", "B:dx")
      screen.settle()
      #expect(radii() == [20, 8])
    }
  }

  @Test(arguments: [["A:abc", "B:d"], ["A:c", "B:d"], ["B:d", "A:xyz"]])
  func aReloadKeepsIt(_ sections: [String]) {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.applySnapshotUsingReloadData(LetterSnapshot(sections))
      screen.settle()
      #expect(made.views.count == 2)
      #expect(made.views.allSatisfy { $0.window != nil })
    }
  }

  @Test func underReduceTransparencyTheFallbackIsShown() {
    var device = HeadlessDevice.phone
    HeadlessClock.held {
      let screen = screen()
      device.reduceTransparency = true
      HeadlessDevice.with(device) {
        NotificationCenter.default.post(
          name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil)
        #expect(isClose(color(of: "b", in: screen), to: .systemYellow, in: screen))
        #expect(made.views.allSatisfy { $0.window == nil })
      }
      NotificationCenter.default.post(
        name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil)
      #expect(isClose(color(of: "b", in: screen), to: .systemTeal, in: screen))
    }
  }

  /// Whatever its first row shows instead.
  @Test(
    arguments: ["a", "b", "c"])
  func aRowsOwnColorLeavesTheOthersTheView(_ colored: String) {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.style.shadow = CardShadow()
      screen.dataSource.rowStyle = { if $0 == colored { $1.color = .systemRed } }
      screen.settle()
      for item in ["a", "b", "c", "d"] {
        let wanted: UIColor = item == colored ? .systemRed : .systemTeal
        #expect(isClose(color(of: item, in: screen), to: wanted, in: screen), "\(item)")
      }
    }
  }

  /// A radius is no more than a row has room for, as the corners of its other fills.
  @Test(arguments: [false, true])
  func aRadiusThatIsTooLargeForTheRowsCutsTheEndsAlone(_ hasShadow: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(rowHeight: 28)
      screen.dataSource.style = CardStyle(radius: 40)
      screen.dataSource.style.separator = nil
      screen.dataSource.style.fill = fill()
      if hasShadow { screen.dataSource.style.shadow = CardShadow() }
      screen.apply("A:abcd", animated: false)
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      let teal = HeadlessDrawing.RGBA(.systemTeal)
      for item in ["b", "c"] {
        let frame = screen.frame(item)
        for y in stride(from: frame.minY + 0.5, to: frame.maxY, by: 1) {
          let color = drawing.color(at: CGPoint(x: frame.minX + 0.5, y: y))
          #expect(color.isClose(to: teal), "\(item) at \(y - frame.minY)")
        }
      }
    }
  }

  /// A row that is away from the view behind its card has the fallback.
  @Test func aSwipedRowHasTheFallback() {
    HeadlessClock.held {
      let screen = HeldScreen.movable()
      screen.dataSource.style.fill = fill()
      screen.apply("A:abcd", animated: false)
      screen.settle()
      @MainActor func color(_ item: String) -> UIColor? {
        screen.shape(item)?.subviews.first?.backgroundColor
      }
      #expect(color("b") == nil)
      let hand = HeadlessHand(screen.tableView)
      hand.swipe(IndexPath(row: 1, section: 0))
      screen.settle()
      #expect(color("b") == .systemYellow && color("a") == nil)
      hand.closeSwipe()
      screen.settle()
      #expect(color("b") == nil)
    }
  }

  @Test func theTablesBackgroundViewIsBehindAndIsGivenBack() {
    HeadlessClock.held {
      let screen = screen()
      let background = UIView()
      screen.tableView.backgroundView = background
      screen.apply("A:ab", "B:d")
      screen.settle()
      let depth = screen.backdrops.first?.layer.zPosition ?? 0
      #expect(depth < 0 && background.layer.zPosition < depth)
      screen.dataSource.uninstall()
      #expect(background.layer.zPosition == 0)
      #expect(screen.backdrops.isEmpty)
    }
  }

  /// A layer cannot have any size.
  @Test func ofALongCardTheViewCoversWhatIsNear() {
    HeadlessClock.held {
      let screen = LongScreen(rows: 10_000, sections: 1)
      screen.dataSource.style = CardStyle()
      screen.dataSource.style.fill = fill()
      for offset in [0.0, 900, 3_000, 200_000, 199_000] {
        screen.tableView.contentOffset.y = offset
        screen.settle()
        let view = screen.tableView.subviews.first { $0 is ViewFillView }?.frame ?? .null
        #expect(view.height < 6 * 844)
        let seen = screen.tableView.bounds.intersection(screen.tableView.rect(forSection: 0))
        #expect(view.minY <= seen.minY + 40 && view.maxY >= seen.maxY)
      }
    }
  }

  @Test func whatIsGoneIsFreed() {
    HeadlessClock.held {
      let screen = screen()
      weak let backdrop = screen.backdrops.first
      screen.dataSource.uninstall()
      screen.settle()
      #expect(backdrop == nil)
      #expect(made.views.allSatisfy { $0.window == nil })
    }
  }
}

extension HeldScreen {
  fileprivate var backdrops: [ViewFillView] {
    tableView.subviews.compactMap { $0 as? ViewFillView }
      .sorted { $0.frame.minY < $1.frame.minY }
  }
}
