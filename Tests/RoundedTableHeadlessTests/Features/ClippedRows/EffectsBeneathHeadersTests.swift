import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// No mask of the package's is ever above a visual effect, which it would spoil.
@MainActor @Suite struct EffectsBeneathHeadersTests {
  private static func blur() -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: .regular))
  }

  private func row(_ item: String, on screen: LidScreen) -> UITableViewCell? {
    screen.dataSource?.indexPath(for: item).flatMap { screen.tableView.cellForRow(at: $0) }
  }

  private func screen(_ put: @escaping (UITableViewCell) -> Void) -> LidScreen {
    LidScreen(LidScreen.Setup()) { cell, item in
      guard item == "b", cell.contentView.subviews.isEmpty else { return }
      put(cell)
    }
  }

  /// The row's background is cut at the header's edge, and its content is hidden whole.
  @Test func theContentIsHiddenByItsMiddle() throws {
    try HeadlessClock.held {
      let screen = screen { $0.contentView.addSubview(Self.blur()) }
      // The row is from 100 to 144, and the header is 44 points high.
      for (offset, isHidden) in [(57, false), (70, false), (79, true), (98, true), (60, false)] {
        screen.scroll(to: CGFloat(offset))
        let cell = try #require(row("b", on: screen))
        #expect(cell.mask == nil && cell.contentView.mask == nil)
        #expect(cell.contentView.isHidden == isHidden, "\(offset)")
        #expect(cell.contentView.alpha == 1)
        #expect(cell.backgroundView?.mask?.frame.minY == CGFloat(max(0, offset - 56)))
      }
      screen.scroll(to: 10)
      #expect(row("b", on: screen)?.backgroundView?.mask == nil)
      #expect(row("b", on: screen)?.contentView.isHidden == false)
    }
  }

  /// As long as the content is shown, its effect is: no mask makes it fail.
  @Test(arguments: [false, true]) func theEffectIsDrawn(_ hasMask: Bool) throws {
    try HeadlessClock.held {
      let screen = screen {
        let blur = Self.blur()
        blur.frame = CGRect(x: 20, y: 0, width: 100, height: 44)
        $0.contentView.addSubview(blur)
      }
      screen.scroll(to: 60)
      let cell = try #require(row("b", on: screen))
      let place = cell.convert(CGPoint(x: 70, y: 40), to: screen.window)
      @MainActor func color() -> HeadlessDrawing.RGBA {
        HeadlessDrawing(of: screen.window).color(at: place)
      }
      let shown = color()
      let mask = UIView(frame: cell.bounds)
      mask.backgroundColor = .black
      if hasMask { cell.mask = mask } else { cell.contentView.isHidden = true }
      #expect(shown != color(), "not so beneath a mask")
    }
  }

  @Test func uninstallingShowsTheContent() throws {
    try HeadlessClock.held {
      let screen = screen { $0.contentView.addSubview(Self.blur()) }
      screen.scroll(to: 90)
      let content = try #require(row("b", on: screen)?.contentView)
      #expect(content.isHidden)
      screen.dataSource?.uninstall()
      #expect(!content.isHidden)
    }
  }

  @Test func contentThatTheAppHasHiddenStaysHidden() throws {
    try HeadlessClock.held {
      let screen = screen { $0.contentView.addSubview(Self.blur()) }
      let content = try #require(row("b", on: screen)?.contentView)
      content.isHidden = true
      for offset in [90, 10] as [CGFloat] {
        screen.scroll(to: offset)
        #expect(content.isHidden)
      }
    }
  }

  @Test func noFrameHasAMaskAboveAnEffect() {
    HeadlessClock.held {
      let faults = HeadlessFaults.during {
        let screen = screen { $0.contentView.addSubview(Self.blur()) }
        for offset in stride(from: 0, through: 200, by: 3) {
          screen.scroll(to: CGFloat(offset))
          _ = HeadlessDrawing(of: screen.window, values: .presentation)
        }
        screen.scroll(to: 75)
        screen.apply([("A", "bcdef"), ("B", "gh"), ("C", "ijklmno")])
        for _ in 0..<30 {
          HeadlessClock.advance(by: 0.02)
          _ = HeadlessDrawing(of: screen.window, values: .presentation)
        }
      }
      #expect(faults == [])
    }
  }

  @Test func anEffectThatComesLaterIsNoticed() throws {
    try HeadlessClock.held {
      let screen = screen { _ in }
      screen.scroll(to: 70)
      let cell = try #require(row("b", on: screen))
      #expect(cell.mask != nil)
      cell.contentView.addSubview(Self.blur())
      screen.scroll(to: 71)
      #expect(cell.mask == nil && cell.backgroundView?.mask != nil)
      #expect(HeadlessFaults.during { _ = HeadlessDrawing(of: screen.window) } == [])
    }
  }

  /// The check itself: the package's mask is a fault, and one of the app's is not.
  @Test func aMaskAboveAnEffectIsAFault() throws {
    try HeadlessClock.held {
      let screen = screen { _ in }
      screen.scroll(to: 70)
      let cell = try #require(row("b", on: screen))
      cell.contentView.addSubview(Self.blur())
      let faults = HeadlessFaults.during { _ = HeadlessDrawing(of: screen.window) }
      #expect(faults.count == 1 && faults.first?.contains("an exception is thrown") == true)
      let own = UIView(frame: cell.bounds)
      cell.mask = own
      screen.scroll(to: 72)
      #expect(cell.mask === own)
      #expect(HeadlessFaults.during { _ = HeadlessDrawing(of: screen.window) } == [])
    }
  }

  /// The thumb of a switch is glass since iOS 26.
  @Test func whatUIKitHasInItsControlsIsNotTheApps() {
    HeadlessClock.held {
      let screen = screen { cell in
        let control = UISwitch()
        control.addSubview(Self.blur())
        cell.contentView.addSubview(control)
      }
      screen.scroll(to: 70)
      #expect(row("b", on: screen)?.mask?.frame.minY == 14)
      let kinds = screen.dataSource?.diagnose().map(\.kind)
      #expect(kinds?.contains(.rowIsNotClipped) == false)
    }
  }

  /// A low row's content can be rounded only by a mask.
  @Test(arguments: [false, true]) func lowContentWithAnEffectIsLeftAlone(_ hasEffect: Bool) throws {
    try HeadlessClock.held {
      let screen = HeldScreen(
        rowHeight: 16,
        configure: { cell, _ in
          guard hasEffect, cell.contentView.subviews.isEmpty else { return }
          cell.contentView.addSubview(Self.blur())
        })
      let faults = HeadlessFaults.during {
        screen.dataSource.installer = CardTableInstaller(insetsReference: .safeArea)
        screen.dataSource.style.clipsContent = true
        screen.apply("A:ab")
        screen.settle()
        _ = HeadlessDrawing(of: screen.window)
      }
      let content = try #require(screen.cell("a")?.contentView)
      #expect(faults == [])
      #expect((content.layer.mask == nil) == hasEffect)
      #expect((content.layer.cornerRadius == 0) == hasEffect)
    }
  }
}
