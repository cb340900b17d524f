import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Content that heeds no margins, pictures from edge to edge, rows of any height.
@MainActor @Suite struct ContentPlaceTests {
  /// A red view from edge to edge of every cell's content.
  private func picture(_ cell: UITableViewCell) {
    guard cell.contentView.subviews.isEmpty else { return }
    let view = UIView(frame: cell.contentView.bounds)
    view.backgroundColor = .red
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(view)
  }

  private func screen(
    _ device: HeadlessDevice = .phone, clips: Bool = true,
    insetsReference: UIContentInsetsReference = .safeArea
  ) -> HeldScreen {
    let screen = HeldScreen(device, configure: { cell, _ in self.picture(cell) })
    screen.dataSource.installer = CardTableInstaller(insetsReference: insetsReference)
    screen.dataSource.style.clipsContent = clips
    screen.apply("A:abc")
    screen.settle()
    return screen
  }

  private func place(_ screen: HeldScreen, _ item: String) -> CGRect {
    screen.cell(item).map { $0.contentView.convert($0.contentView.bounds, to: screen.window) }
      ?? .zero
  }

  private let red = HeadlessDrawing.RGBA(hex: 0xFF0000)

  @Test(arguments: [false, true]) func withTheSafeAreaContentIsAsWideAsTheCard(_ isTurned: Bool) {
    HeadlessClock.held {
      let screen = screen(isTurned ? HeadlessDevice.phone.rotated : .phone)
      let safe = screen.window.safeAreaInsets
      let inset: CGFloat = isTurned ? 20 : 16
      for item in ["a", "b", "c"] {
        #expect(place(screen, item).minX == safe.left + inset)
        #expect(place(screen, item).maxX == screen.window.bounds.width - safe.right - inset)
        #expect(screen.frame(item).minX == place(screen, item).minX)
        #expect(screen.frame(item).width == place(screen, item).width)
      }
    }
  }

  @Test func theSafeAreaFollowsTheStyleAndComesBack() {
    HeadlessClock.held {
      let screen = screen()
      let controller = screen.window.rootViewController
      #expect(controller?.additionalSafeAreaInsets.left == 16)
      screen.dataSource.tableStyle.inset = 30
      screen.settle()
      #expect(controller?.additionalSafeAreaInsets.left == 30)
      #expect(screen.frame("a").minX == 30)
      screen.dataSource.tableStyle.maximumWidth = 200
      screen.settle()
      #expect(screen.frame("a").width == 200)
      screen.window.adopt(HeadlessDevice.phone.rotated)
      screen.settle()
      #expect(screen.frame("a").width == 200)
      screen.window.adopt(HeadlessDevice.phone)
      screen.settle()
      #expect(screen.frame("a").minX == 95)
      screen.dataSource.uninstall()
      #expect(controller?.additionalSafeAreaInsets == .zero)
    }
  }

  @Test(arguments: [false, true]) func aPictureIsRoundedWithTheCard(_ isMirrored: Bool) {
    HeadlessClock.held {
      let screen = screen(.phone.mirrored(isMirrored))
      let drawing = HeadlessDrawing(of: screen.window)
      for (item, isTop, isBottom) in [
        ("a", true, false), ("b", false, false), ("c", false, true),
      ] {
        let frame = screen.frame(item)
        for x in [frame.minX + 1, frame.maxX - 1] {
          #expect(
            drawing.color(at: CGPoint(x: x, y: frame.minY + 1)).isClose(to: red) != isTop)
          #expect(
            drawing.color(at: CGPoint(x: x, y: frame.maxY - 1)).isClose(to: red) != isBottom)
          #expect(drawing.color(at: CGPoint(x: x, y: frame.midY)).isClose(to: red))
        }
      }
    }
  }

  @Test func theClipFollowsUpdatesAndTheStyle() {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:xabc")
      screen.settle()
      @MainActor func isRed(_ item: String) -> Bool {
        let frame = screen.frame(item)
        return HeadlessDrawing(of: screen.window)
          .color(at: CGPoint(x: frame.minX + 1, y: frame.minY + 1)).isClose(to: red)
      }
      #expect(isRed("a"))
      #expect(!isRed("x"))
      screen.dataSource.style.clipsContent = false
      screen.settle()
      #expect(isRed("x"))
      #expect(screen.cell("x")?.contentView.clipsToBounds == false)
      #expect(screen.cell("x")?.contentView.layer.cornerRadius == 0)
    }
  }

  @Test func withoutTheClipAPictureCoversTheCorners() {
    HeadlessClock.held {
      let screen = screen(clips: false)
      let frame = screen.frame("a")
      #expect(
        HeadlessDrawing(of: screen.window)
          .color(at: CGPoint(x: frame.minX + 1, y: frame.minY + 1)).isClose(to: red))
    }
  }

  @Test(arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
  func rowsOfAnyTextSizeShowTheirCards(_ category: UIContentSizeCategory) {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.contentSizeCategory = category
      let screen = HeldScreen(
        device, rowHeight: UITableView.automaticDimension,
        configure: { cell, _ in
          var content = UIListContentConfiguration.cell()
          content.text = "Several words that wrap as soon as they are set in large type"
          cell.contentConfiguration = content
        })
      screen.apply("A:abc")
      screen.settle()
      #expect(screen.drawnSigns("ab").first == "╭")
      for item in ["a", "b"] {
        #expect(screen.frame(item).height == screen.cell(item)?.bounds.height)
      }
      if category == .accessibilityExtraExtraExtraLarge { #expect(screen.frame("a").height > 120) }
    }
  }

  @Test func theReadableWidthIsUIKits() {
    HeadlessClock.held {
      let screen = HeldScreen(.pad)
      screen.dataSource.tableStyle.followsReadableWidth = true
      screen.apply("A:ab")
      screen.settle()
      let frame = screen.frame("a")
      #expect(frame.width > 600 && frame.width < 834 - 40)
      #expect(abs(frame.midX - 417) < 0.5)
      screen.dataSource.tableStyle.followsReadableWidth = false
      screen.settle()
      #expect(abs(screen.frame("a").width - 794) < 0.01)
      screen.dataSource.tableStyle.followsReadableWidth = true
      screen.dataSource.uninstall()
      #expect(!screen.tableView.cellLayoutMarginsFollowReadableWidth)
    }
  }
}
