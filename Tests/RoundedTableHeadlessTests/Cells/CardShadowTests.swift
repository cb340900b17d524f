import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// One shadow surrounds all rows of a card.
@MainActor @Suite struct CardShadowTests {
  private func screen(_ shadow: CardShadow?, _ device: HeadlessDevice = .phone) -> HeldScreen {
    let screen = HeldScreen(device)
    screen.dataSource.style.shadow = shadow
    screen.apply("A:abc", "B:d", animated: false)
    screen.settle()
    return screen
  }

  @Test func itIsSeenRoundTheCardAndNotBetweenItsRows() {
    HeadlessClock.held {
      let shadow = CardShadow(color: .red, opacity: 1, radius: 4, offset: .zero)
      let (with, without) = (screen(shadow), screen(nil))
      let card = (0...2).reduce(with.frame("a")) { $0.union(with.frame(["a", "b", "c"][$1])) }
      let drawings = [with, without].map { HeadlessDrawing(of: $0.window) }
      @MainActor func isSeen(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let point = CGPoint(x: x, y: y)
        return !drawings[0].color(at: point).isClose(to: drawings[1].color(at: point))
      }
      #expect(isSeen(card.midX, card.minY - 2))
      #expect(isSeen(card.midX, card.maxY + 2))
      for y in stride(from: card.minY + 12, to: card.maxY - 12, by: 4) {
        #expect(isSeen(card.minX - 2, y) && isSeen(card.maxX + 2, y))
        #expect(!isSeen(card.minX + 2, y) && !isSeen(card.maxX - 2, y))
      }
    }
  }

  @Test func itIsAsTheStyleHasIt() throws {
    try HeadlessClock.held {
      let offset = CGSize(width: 3, height: -4)
      let screen = screen(CardShadow(color: .red, opacity: 0.4, radius: 7, offset: offset))
      let layer = try #require(caster("b", in: screen))
      #expect(layer.shadowColor == UIColor.red.cgColor)
      #expect(abs(layer.shadowOpacity - 0.4) < 0.001)
      #expect(layer.shadowRadius == 7)
      #expect(layer.shadowOffset == offset)
    }
  }

  /// The layer that casts a row's share of the shadow.
  private func caster(_ item: String, in screen: HeldScreen) -> CALayer? {
    screen.cell(item)?.backgroundView?.subviews.first?.subviews.first?.layer
  }

  @Test func itCostsNoPassOffScreenAndTwoLayers() {
    HeadlessClock.held {
      let (with, without) = (screen(CardShadow()), screen(nil))
      let passes = [with, without].map { HeadlessDrawing(of: $0.window).offscreenPasses }
      #expect(passes[0] == passes[1])
      #expect("abcd".allSatisfy { caster(String($0), in: with)?.shadowPath != nil })
      @MainActor func layers(_ layer: CALayer) -> Int {
        (layer.sublayers ?? []).reduce(1) { $0 + layers($1) }
      }
      let counts = [with, without].map {
        $0.cell("b")?.backgroundView.map { layers($0.layer) } ?? 0
      }
      #expect(counts[0] == counts[1] + 2)
    }
  }

  /// The end of a row's share is gone as soon as the next row has its own.
  @Test func itIsNowhereDarkerWhereARowComes() {
    HeadlessClock.held {
      let screen = screen(CardShadow(color: .red, opacity: 1, radius: 8, offset: .zero))
      let side = screen.frame("b").minX - 3
      @MainActor func darkest() -> Double {
        let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
        let card = stride(from: screen.frame("b").minY - 66, to: screen.frame("b").maxY + 66, by: 2)
        return card.map { drawing.color(at: CGPoint(x: side, y: $0)).green }.min() ?? 0
      }
      let atRest = darkest()
      #expect(atRest > 0.2 && atRest < 0.8)
      screen.apply("A:abcd", "B:e")
      screen.window.layoutIfNeeded()
      for _ in 0...5 {
        #expect(darkest() > atRest - 0.02)
        HeadlessClock.advance(by: 0.06)
      }
    }
  }

  /// Compares rows of two cards that touch with those of cards without a shadow.
  private func expectNoShadowOnTouchingCards(_ fill: CardFill) {
    HeadlessClock.held {
      let with = screen(CardShadow(color: .red, opacity: 1, radius: 12, offset: .zero))
      let without = screen(nil)
      for screen in [with, without] {
        screen.dataSource.style.fill = fill
        screen.dataSource.cardID = { $0 > "b" }
        screen.settle()
      }
      let drawings = [with, without].map { HeadlessDrawing(of: $0.window) }
      for item in ["b", "c"] {
        let row = with.frame(item)
        for y in stride(from: row.minY + 1, to: row.maxY, by: 2) {
          let point = CGPoint(x: row.midX, y: y)
          #expect(drawings[0].color(at: point).isClose(to: drawings[1].color(at: point)), "\(y)")
        }
      }
    }
  }

  /// A shadow falls on the table, not on the rows of the next card.
  @Test func noneFallsOnACardThatTouches() { expectNoShadowOnTouchingCards(.automatic) }

  @Test func noneFallsOnAViewBehindACardThatTouches() {
    expectNoShadowOnTouchingCards(
      .view(id: "view", fallback: .systemYellow) {
        let view = UIView()
        view.backgroundColor = .systemTeal
        return view
      })
  }

  /// An empty section takes no room, and has no rows on which a shadow could fall.
  @Test func itEndsTheLastCardAboveAnEmptySection() {
    HeadlessClock.held {
      let shadow = CardShadow(color: .red, opacity: 1, radius: 4, offset: .zero)
      let (with, without) = (HeldScreen(.phone, .plain), HeldScreen(.phone, .plain))
      for (screen, shadow) in [(with, shadow), (without, nil)] {
        screen.dataSource.style.shadow = shadow
        screen.apply("A:a", "B:", animated: false)
        screen.settle()
      }
      let row = with.frame("a")
      let point = CGPoint(x: row.midX, y: row.maxY + 2)
      let colors = [with, without].map { HeadlessDrawing(of: $0.window).color(at: point) }
      #expect(!colors[0].isClose(to: colors[1]))
    }
  }

  @Test func itGoesWithTheStyle() throws {
    try HeadlessClock.held {
      let screen = screen(CardShadow())
      let layer = try #require(caster("b", in: screen))
      screen.dataSource.style.fill = .gradient(
        CardGradient(colors: [.red, .blue]))
      screen.settle()
      #expect(caster("b", in: screen) === layer && layer.shadowOpacity > 0)
      screen.dataSource.style.shadow = nil
      screen.settle()
      #expect(screen.cell("b")?.backgroundView?.subviews.count == 1)
    }
  }

  /// A card of any length needs no larger layer than its rows.
  @Test func ofALongCardEachRowDrawsWhatIsNear() {
    HeadlessClock.held {
      let screen = LongScreen(rows: 10_000, sections: 1)
      screen.tableView.contentOffset.y = 200_000
      screen.settle()
      let cell = screen.tableView.visibleCells.first
      let caster = cell?.backgroundView?.subviews.first?.subviews.first?.layer
      let path = caster?.shadowPath?.boundingBoxOfPath ?? .null
      #expect(path.height > 44 && path.height < 200)
    }
  }

  @Test func itsColorFollowsDarkMode() throws {
    try HeadlessClock.held {
      let screen = screen(CardShadow(color: .label))
      let layer = try #require(caster("b", in: screen))
      let light = layer.shadowColor
      screen.window.overrideUserInterfaceStyle = .dark
      screen.settle()
      #expect(layer.shadowColor != light)
    }
  }

  @Test func valuesAreKept() {
    var shadow = CardShadow()
    shadow.offset = CGSize(width: 3, height: -4)
    #expect(shadow.offset == CGSize(width: 3, height: -4))
    #expect(shadow != CardShadow())
    #expect(
      shadow == CardShadow(offset: CGSize(width: 3, height: -4)))
  }
}
