import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Rows in front of a surface have no fill of their own, except away from their places.
@MainActor @Suite struct RowFillTests {
  private let gradient = CardGradient(
    colors: [
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1),
    ],
    extent: .card)

  private func screen(_ fill: CardFill) -> HeldScreen {
    let screen = HeldScreen.movable()
    screen.dataSource.style.shadow = CardShadow()
    screen.dataSource.style.fill = fill
    screen.apply("A:abcd", "B:ef", animated: false)
    screen.settle()
    return screen
  }

  private func fill(_ item: String, in screen: HeldScreen) -> CardFillColors {
    let view = screen.shape(item)?.subviews.first
    let layer = view?.layer as? CAGradientLayer
    return CardFillColors(
      color: view?.backgroundColor, start: layer?.colors == nil ? nil : layer?.startPoint.y,
      end: layer?.colors == nil ? nil : layer?.endPoint.y)
  }

  private struct CardFillColors: Equatable {
    var color: UIColor?
    var start: CGFloat?
    var end: CGFloat?
  }

  private let none = CardFillColors()

  @Test func aSwipedRowIsCutFromTheSameGradient() {
    HeadlessClock.held {
      let screen = screen(.gradient(gradient))
      #expect(fill("b", in: screen) == none)
      let hand = HeadlessHand(screen.tableView)
      hand.swipe(IndexPath(row: 1, section: 0))
      screen.window.layoutIfNeeded()
      #expect(fill("b", in: screen) == CardFillColors(start: -1, end: 3))
      #expect(fill("a", in: screen) == none)
      #expect(screen.surfaces[0].frame.height == 176, "the surface stays behind")
    }
  }

  @Test func aLiftedRowHasTheFallbackOfAView() {
    HeadlessClock.held {
      let screen = screen(.view(id: 1, fallback: .systemYellow) { UIView() })
      screen.tableView.setEditing(true, animated: false)
      screen.settle()
      #expect(fill("b", in: screen) == none)
      let hand = HeadlessHand(screen.tableView)
      #expect(hand.lift(IndexPath(row: 1, section: 0)))
      screen.settle()
      #expect(fill("b", in: screen).color == .systemYellow)
      #expect(hand.drop())
      screen.settle()
      #expect(fill("b", in: screen) == none)
    }
  }

  /// Between two cards there is no surface.
  @Test func aRowOnItsWayToAnotherCardKeepsAFill() {
    HeadlessClock.held {
      let screen = screen(.color(.systemTeal))
      screen.apply("A:acd", "B:ebf")
      screen.window.layoutIfNeeded()
      #expect(fill("b", in: screen).color == .systemTeal)
      #expect(fill("a", in: screen) == none)
      HeadlessClock.advance(by: 0.15)
      #expect(fill("b", in: screen).color == .systemTeal)
      screen.settle()
      #expect(fill("b", in: screen) == none)
    }
  }

  /// Nor is there one behind a row whose card has none.
  @Test func aRowOnItsWayFromACardWithoutASurfaceKeepsAFill() {
    HeadlessClock.held {
      // Not opaque, so that it is not filled to hide the rows that it moves across.
      let teal = UIColor.systemTeal.withAlphaComponent(0.9)
      let screen = screen(.color(teal))
      screen.dataSource.sectionStyle = { if $0 == "A" { $1.shadow = nil } }
      screen.settle()
      screen.apply("A:acd", "B:ebf")
      screen.window.layoutIfNeeded()
      #expect(fill("b", in: screen).color == teal)
      screen.settle()
      #expect(fill("b", in: screen) == none)
      #expect(fill("a", in: screen).color == teal)
    }
  }

  /// A row that leaves is behind those that come to its place, and would be seen through them.
  @Test func aRowThatMovesAcrossOthersHidesThem() {
    HeadlessClock.held {
      let screen = screen(.color(.systemTeal))
      screen.apply("A:acd", "B:ef")
      screen.window.layoutIfNeeded()
      #expect(fill("c", in: screen).color == .systemTeal)
      #expect(["a", "d"].map { fill($0, in: screen) } == [none, none])
      screen.settle()
      #expect(fill("c", in: screen) == none)
      screen.apply("B:ef", "A:acd")
      screen.window.layoutIfNeeded()
      #expect(["a", "c", "d", "e", "f"].allSatisfy { fill($0, in: screen).color == .systemTeal })
      screen.settle()
      screen.apply("B:ef", "A:xacd")
      screen.window.layoutIfNeeded()
      #expect(["a", "c", "d"].map { fill($0, in: screen) } == [none, none, none])
    }
  }

  /// What is not opaque would be seen twice.
  @Test func neitherGradientsNorTranslucentColoursHideThem() {
    HeadlessClock.held {
      let translucent = UIColor.systemTeal.withAlphaComponent(0.5)
      for fill in [CardFill.gradient(gradient), .color(translucent)] {
        let screen = screen(fill)
        screen.apply("A:acd", "B:ef")
        screen.window.layoutIfNeeded()
        #expect(self.fill("c", in: screen) == none)
        screen.settle()
      }
    }
  }
}
