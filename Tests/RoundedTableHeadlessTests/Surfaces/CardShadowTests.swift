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
      let layer = try #require(screen.surfaces.first?.layer)
      #expect(layer.shadowColor == UIColor.red.cgColor)
      #expect(abs(layer.shadowOpacity - 0.4) < 0.001)
      #expect(layer.shadowRadius == 7)
      #expect(layer.shadowOffset == offset)
    }
  }

  @Test func itCostsNoPassOffScreenOfItsOwn() {
    HeadlessClock.held {
      let (with, without) = (screen(CardShadow()), screen(nil))
      let passes = [with, without].map { HeadlessDrawing(of: $0.window).offscreenPasses }
      #expect(passes[0] == passes[1] + 2, "one for the rounded shape of each surface")
      #expect(with.surfaces.allSatisfy { $0.layer.shadowPath != nil })
    }
  }

  @Test func itGrowsInStepWithTheCard() throws {
    try HeadlessClock.held {
      let screen = screen(CardShadow())
      let surface = try #require(screen.surfaces.first)
      screen.apply("A:axbyc", "B:d")
      screen.window.layoutIfNeeded()
      for _ in 0...6 {
        let shown = try #require(surface.layer.presentation())
        let path = try #require(shown.shadowPath).boundingBoxOfPath
        #expect(abs(path.height - shown.bounds.height) < 0.01)
        HeadlessClock.advance(by: 0.05)
      }
    }
  }

  @Test func itGoesWithTheStyle() throws {
    try HeadlessClock.held {
      let screen = screen(CardShadow())
      screen.dataSource.style.fill = .gradient(CardGradient(colors: [.red, .blue], extent: .card))
      screen.settle()
      let layer = try #require(screen.surfaces.first?.layer)
      #expect(layer.shadowOpacity > 0)
      screen.dataSource.style.shadow = nil
      screen.settle()
      #expect(screen.surfaces.first?.layer === layer)
      #expect(layer.shadowOpacity == 0 && layer.shadowPath == nil)
    }
  }

  /// The card that it was a part of has a shadow already.
  @Test(arguments: [false, true])
  func thatOfACardThatSplitsOffAppearsOnTheWay(whetherViewsAnimateIt isAnimated: Bool) {
    HeadlessVariations.animatesLayersProperties.with(isAnimated) {
      HeadlessClock.held {
        let screen = screen(CardShadow(opacity: 0.4))
        let before = screen.surfaces
        screen.dataSource.cardID = { $0 == "c" }
        screen.dataSource.refreshCards(animated: true)
        screen.window.layoutIfNeeded()
        let new = screen.surfaces.first { surface in !before.contains { $0 === surface } }?.layer
        @MainActor func opacity() -> Float { new?.presentation()?.shadowOpacity ?? -1 }
        #expect(opacity() == 0)
        HeadlessClock.advance(by: 0.15)
        #expect(abs(opacity() - 0.2) < 0.01)
        screen.settle()
        #expect(opacity() == 0.4)
      }
    }
  }

  @Test func itsColourFollowsDarkMode() throws {
    try HeadlessClock.held {
      let screen = screen(CardShadow(color: .label))
      let surface = try #require(screen.surfaces.first)
      let light = surface.layer.shadowColor
      screen.window.overrideUserInterfaceStyle = .dark
      screen.settle()
      #expect(surface.layer.shadowColor != light)
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
