import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Rows with a hosting configuration's content, for which views stand (see
/// ``UIHostingConfiguration``).
@MainActor @Suite struct HostedRowsTests {
  /// As high as its text is long.
  private final class Block: UIView {
    init(_ height: CGFloat, _ color: UIColor?) {
      self.height = height
      super.init(frame: .zero)
      backgroundColor = color
    }
    required init?(coder: NSCoder) { nil }
    private let height: CGFloat
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }

  /// What each item's content is like.
  private final class Content {
    var heights: [String: CGFloat] = [:]
    var horizontalMargin: CGFloat?
    var color: UIColor?
    var background: UIColor?

    func configuration(_ item: String) -> UIHostingConfiguration {
      let height = heights[item] ?? 30
      var configuration = UIHostingConfiguration { [color] in Block(height, color) }
      if let background { configuration = configuration.background { Block(0, background) } }
      return horizontalMargin.map { configuration.margins([.leading, .trailing], $0) }
        ?? configuration
    }
  }

  private let content = Content()

  private func screen(
    _ device: HeadlessDevice = .phone, isRoot: Bool = TablePlace.isRoot,
    insets: UIContentInsetsReference = .automatic, rows: String = "A:abc",
    style: CardStyle = CardStyle()
  ) -> HeldScreen {
    let screen = HeldScreen(
      device, isRoot: isRoot, rowHeight: UITableView.automaticDimension,
      configure: { [content] cell, item in cell.contentConfiguration = content.configuration(item) }
    )
    screen.dataSource.installer = CardTableInstaller(insetsReference: insets)
    screen.dataSource.style = style
    screen.apply(rows, animated: false)
    screen.settle()
    return screen
  }

  private func place(_ item: String, in screen: HeldScreen) -> CGRect {
    let view = screen.cell(item)?.contentView.subviews.first
    return view.map { $0.convert($0.bounds, to: screen.window) } ?? .zero
  }

  @Test(arguments: [UIContentInsetsReference.safeArea, .layoutMargins], [false, true])
  func contentHasThePaddingOfTheCard(_ insets: UIContentInsetsReference, _ isTurned: Bool) {
    HeadlessClock.held {
      let screen = screen(isTurned ? HeadlessDevice.phone.rotated : .phone, insets: insets)
      let padding: CGFloat = isTurned ? 20 : 16
      for item in ["a", "b", "c"] {
        let (card, place) = (screen.frame(item), place(item, in: screen))
        #expect(place.minX == card.minX + padding)
        #expect(place.maxX == card.maxX - padding)
        #expect(place.minY > card.minY && place.maxY < card.maxY)
      }
      #expect(screen.drawnSigns("abc") == "╭│╰")
      #expect(screen.dataSource.diagnose() == [])
    }
  }

  @Test func withoutMarginsItReachesTheCardsEdges() {
    HeadlessClock.held {
      content.horizontalMargin = 0
      let screen = screen(insets: .safeArea)
      for item in ["a", "b", "c"] {
        #expect(place(item, in: screen).minX == screen.frame(item).minX)
        #expect(place(item, in: screen).maxX == screen.frame(item).maxX)
      }
    }
  }

  @Test func contentIsWithinTheInsetAndThePaddingOfTheTableStyle() {
    HeadlessClock.held {
      let screen = screen(insets: .safeArea)
      screen.dataSource.tableStyle = TableStyle(inset: 40, padding: 20)
      screen.settle()
      #expect(screen.frame("b").minX == 40)
      #expect(place("b", in: screen).minX == 60)
      #expect(place("b", in: screen).maxX == screen.window.bounds.width - 60)
    }
  }

  @Test func aSelectedRowIsGrayInTheCardsShapeAroundIt() {
    HeadlessClock.held {
      content.color = .red
      let screen = screen()
      let former = screen.cell("a")?.contentView
      screen.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      screen.settle()
      let (card, place) = (screen.frame("a"), place("a", in: screen))
      let drawing = HeadlessDrawing(of: screen.window)
      @MainActor func color(_ x: CGFloat, _ y: CGFloat) -> HeadlessDrawing.RGBA {
        drawing.color(at: CGPoint(x: x, y: y))
      }
      #expect(color(card.minX + 8, card.midY) == HeadlessDrawing.RGBA(.systemGray4))
      #expect(color(place.midX, place.midY) == HeadlessDrawing.RGBA(hex: 0xFF0000))
      #expect(color(card.minX + 1, card.minY + 1) == color(card.minX - 4, card.midY))
      #expect(screen.cell("a")?.contentView === former)
    }
  }

  /// SwiftUI's background is the app's content: it is drawn over the card, with square corners, and
  /// the card's corners are correct behind it.
  @Test(arguments: HeadlessVariations.HostedBackground.allCases)
  func aBackgroundCoversTheCard(_ answer: HeadlessVariations.HostedBackground) {
    HeadlessVariations.hostedBackgrounds.with(answer) {
      HeadlessClock.held {
        content.background = .green
        let screen = screen()
        let card = screen.frame("a")
        let drawing = HeadlessDrawing(of: screen.window)
        let green = HeadlessDrawing.RGBA(.green)
        #expect(drawing.color(at: CGPoint(x: card.midX, y: card.minY + 3)) == green)
        #expect(drawing.color(at: CGPoint(x: card.minX + 1, y: card.minY + 1)) == green)
        content.background = nil
        screen.apply("A:abc", reconfiguring: ["a", "b", "c"])
        screen.settle()
        #expect(screen.drawnSigns("abc") == "╭│╰")
      }
    }
  }

  /// New content makes a row higher: its card, and what is drawn across it, grow with it.
  @Test(arguments: SliceLook.allCases) func cardsFollowUpdates(_ look: SliceLook) {
    HeadlessClock.held {
      let screen = screen(rows: "A:abc", style: look.style)
      screen.expectSlices(frames: 0)
      content.heights = ["b": 90]
      screen.apply("A:abc", reconfiguring: ["b"])
      // While a row grows, colors meet to within a few steps: they follow a quotient of heights.
      screen.expectSlices(gradients: false)
      #expect(screen.frame("b").height > 90)
      content.heights = ["b": 90, "d": 70]
      screen.apply("A:dab")
      screen.expectSlices()
      screen.apply("A:b")
      screen.expectSlices()
    }
  }
}
