import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Clipped content is rounded at the card's corners, and nowhere inside the card.
@MainActor @Suite struct ContentClipTests {
  enum Narrowing: CaseIterable {
    case accessory, editing, both
  }

  private let red = HeadlessDrawing.RGBA(hex: 0xFF0000)

  private func screen(
    isMirrored: Bool = false, rowHeight: CGFloat = 44, hasAccessory: Bool = false
  ) -> HeldScreen {
    let screen = HeldScreen(
      .phone.mirrored(isMirrored), rowHeight: rowHeight,
      configure: { cell, _ in
        if hasAccessory { cell.accessoryType = .disclosureIndicator }
        guard cell.contentView.subviews.isEmpty else { return }
        let picture = UIView(frame: cell.contentView.bounds)
        picture.backgroundColor = .red
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(picture)
      })
    screen.dataSource.installer = CardTableInstaller(insetsReference: .safeArea)
    screen.dataSource.style.clipsContent = true
    return screen
  }

  /// Checks the corners of a row's content.
  private func check(_ item: String, on screen: HeldScreen, isNarrow: [Bool]) {
    let drawing = HeadlessDrawing(of: screen.window)
    let (card, content) = (screen.frame(item), place(of: item, on: screen))
    let (isTop, isBottom) = ("ad".contains(item), "cd".contains(item))
    #expect([content.minX - card.minX > 5, card.maxX - content.maxX > 5] == isNarrow)
    for (x, isInside) in zip([content.minX + 1, content.maxX - 1], isNarrow) {
      for (y, isRounded) in [(card.minY + 1, isTop), (card.maxY - 1, isBottom)] {
        let isRed = drawing.color(at: CGPoint(x: x, y: y)).isClose(to: red)
        #expect(isRed == (isInside || !isRounded), "\(item) at \(x), \(y)")
      }
    }
  }

  private func place(of item: String, on screen: HeldScreen) -> CGRect {
    screen.cell(item).map { $0.contentView.convert($0.contentView.bounds, to: screen.window) }
      ?? .zero
  }

  @Test(arguments: [false, true], Narrowing.allCases)
  func anEdgeInsideTheCardIsNotRounded(_ isMirrored: Bool, _ narrowing: Narrowing) {
    HeadlessClock.held {
      let (hasAccessory, isEditing) = (narrowing != .editing, narrowing != .accessory)
      let screen = screen(isMirrored: isMirrored, hasAccessory: hasAccessory)
      screen.apply("A:abc", "B:d")
      screen.settle()
      let isAside = [false, hasAccessory]
      for item in ["a", "b", "c", "d"] {
        check(item, on: screen, isNarrow: isMirrored ? isAside.reversed() : isAside)
      }
      screen.tableView.setEditing(isEditing, animated: false)
      screen.settle()
      let isNarrow = [isEditing, hasAccessory && !isEditing]
      for item in ["a", "b", "c", "d"] {
        check(item, on: screen, isNarrow: isMirrored ? isNarrow.reversed() : isNarrow)
      }
      screen.tableView.setEditing(false, animated: true)
      screen.settle()
      for item in ["a", "b", "c", "d"] {
        check(item, on: screen, isNarrow: isMirrored ? isAside.reversed() : isAside)
      }
    }
  }

  @Test func contentBesideWholePixelsIsRounded() {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.tableStyle.maximumWidth = 200.4
      screen.apply("A:abc", "B:d")
      screen.settle()
      #expect(place(of: "a", on: screen).minX != screen.frame("a").minX)
      for item in ["a", "b", "c", "d"] { check(item, on: screen, isNarrow: [false, false]) }
    }
  }

  @Test func contentThatIsWiderThanTheCardIsNotRounded() {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.installer = CardTableInstaller(insetsReference: .layoutMargins)
      screen.apply("A:a")
      screen.settle()
      #expect(place(of: "a", on: screen).minX < screen.frame("a").minX)
      #expect(screen.cell("a")?.contentView.layer.cornerRadius == 0)
    }
  }

  @Test(arguments: [false, true]) func onlyWhatTheAppHasNotSetSinceComesBack(_ isSetSince: Bool) {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:ab")
      screen.settle()
      guard let content = screen.cell("a")?.contentView else { return }
      let layer = content.layer
      #expect(layer.cornerRadius == 10 && layer.cornerCurve == .continuous)
      #expect(content.clipsToBounds)
      #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      if isSetSince {
        layer.cornerRadius = 5
        layer.maskedCorners = [.layerMinXMinYCorner]
        screen.dataSource.uninstall()
        #expect(layer.cornerRadius == 5 && layer.maskedCorners == [.layerMinXMinYCorner])
      } else {
        screen.dataSource.uninstall()
        #expect(layer.cornerRadius == 0 && layer.maskedCorners.rawValue == 15)
      }
      #expect(layer.cornerCurve == .circular && !content.clipsToBounds)
    }
  }

  /// A content view that clipped before, and whose clip the app has turned off since.
  @Test func aClipThatTheAppHasTurnedOffStaysOff() {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, _ in cell.contentView.clipsToBounds = true })
      screen.dataSource.style.clipsContent = true
      screen.apply("A:a")
      screen.settle()
      screen.cell("a")?.contentView.clipsToBounds = false
      screen.dataSource.uninstall()
      #expect(screen.cell("a")?.contentView.clipsToBounds == false)
    }
  }

  /// A point at the card's corner that lies inside a circular one and outside a continuous one.
  private func pointBetween(_ frame: CGRect, atTop isTop: Bool) -> CGPoint {
    CGPoint(x: frame.minX + 35.5, y: isTop ? frame.minY + 0.7 : frame.maxY - 0.7)
  }

  @Test(arguments: [CornerCurve.continuous, .circular], [false, true])
  func theClipFollowsTheCardsCurve(_ curve: CornerCurve, _ isOutlined: Bool) {
    HeadlessClock.held {
      let screen = screen(rowHeight: 130)
      screen.dataSource.style.radius = 40
      screen.dataSource.style.curve = curve
      screen.dataSource.style.outline = isOutlined ? CardOutline(color: .blue, width: 1) : nil
      screen.apply("A:ab")
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      for (item, isTop) in [("a", true), ("b", false)] {
        let point = pointBetween(screen.frame(item), atTop: isTop)
        let isRed = drawing.color(at: point).isClose(to: red)
        #expect(isRed == (curve == .circular))
      }
    }
  }

  @Test func anOutlinedCardHasTheStylesCurve() {
    HeadlessClock.held {
      let screen = HeldScreen(rowHeight: 130)
      screen.dataSource.style.radius = 40
      screen.dataSource.style.fill = .color(.red)
      screen.apply("A:ab")
      screen.settle()
      @MainActor func isRed() -> [Bool] {
        let drawing = HeadlessDrawing(of: screen.window)
        return [("a", true), ("b", false)].map { item, isTop in
          drawing.color(at: pointBetween(screen.frame(item), atTop: isTop)).isClose(to: red)
        }
      }
      #expect(screen.dataSource.style.curve == .continuous)
      #expect(isRed() == [false, false])
      screen.dataSource.style.outline = CardOutline(color: .blue, width: 0.3)
      screen.settle()
      #expect(isRed() == [false, false])
      screen.dataSource.style.curve = .circular
      screen.settle()
      #expect(isRed() == [true, true])
    }
  }
}
