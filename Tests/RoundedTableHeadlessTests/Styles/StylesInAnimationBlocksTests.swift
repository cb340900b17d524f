import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Styles that are set inside an animation block of the app's.
@MainActor @Suite struct StylesInAnimationBlocksTests {
  private func shown(_ item: String, in screen: HeldScreen) -> (radius: CGFloat, left: CGFloat) {
    let shape = screen.shape(item)?.layer.presentation()
    return (shape?.cornerRadius ?? -1, shape?.frame.minX ?? -1)
  }

  private func screen() -> HeldScreen {
    let screen = HeldScreen(isRoot: false)
    screen.dataSource.style.radius = 20
    screen.dataSource.tableStyle.inset = 20
    screen.apply("A:abc", animated: false)
    screen.settle()
    return screen
  }

  @Test func aRadiusChangesWithTheBlock() {
    HeadlessClock.held {
      let screen = screen()
      UIView.animate(withDuration: 1) { screen.dataSource.style.radius = 4 }
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.5)
      let midway = shown("a", in: screen).radius
      #expect(midway > 8 && midway < 16, "\(midway)")
      HeadlessClock.advance(by: 0.4)
      // It takes as long as the block, and not as long as rows do.
      #expect(shown("a", in: screen).radius > 4.05)
      screen.settle()
      #expect(shown("a", in: screen).radius == 4)
    }
  }

  @Test func theInsetsDoSo() {
    HeadlessClock.held {
      let screen = screen()
      UIView.animate(withDuration: 1) { screen.dataSource.tableStyle.inset = 60 }
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.5)
      let midway = shown("a", in: screen).left
      #expect(midway > 30 && midway < 50, "\(midway)")
      screen.settle()
      #expect(shown("a", in: screen).left == 60)
    }
  }

  @Test func cardsDisappearAtOnce() {
    HeadlessClock.held {
      let screen = screen()
      UIView.animate(withDuration: 1) {
        screen.dataSource.style = .noCard
        #expect(screen.shape("a") == nil)
      }
      screen.settle()
      #expect(screen.shape("a") == nil)
    }
  }

  /// An app may lay out its table inside the block, as it would for a constraint.
  @Test func soTheyDoIfTheBlockLaysOut() {
    HeadlessClock.held {
      let screen = screen()
      UIView.animate(withDuration: 1) {
        screen.dataSource.tableStyle.inset = 60
        screen.window.layoutIfNeeded()
      }
      HeadlessClock.advance(by: 0.5)
      let midway = shown("a", in: screen).left
      #expect(midway > 30 && midway < 50, "\(midway)")
    }
  }

  /// What closures say, and what runs across the card.
  @Test func closuresAndShadowsFollowTheBlock() {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.style.shadow = CardShadow(opacity: 1, radius: 4)
      screen.settle()
      UIView.animate(withDuration: 1) {
        screen.dataSource.sectionStyle = { _, style in style.radius = 4 }
      }
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.5)
      let midway = shown("a", in: screen).radius
      #expect(midway > 8 && midway < 16, "\(midway)")
      let shadow = screen.cell("a")?.backgroundView?.subviews.first?.subviews.first
      #expect((shadow?.layer.animation(forKey: "shadowPath")?.duration ?? 0) == 1)
    }
  }

  private final class Titled: HeldScreen.DataSource {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
  }

  @Test func aTitleInsideItsCardFollowsTheBlock() {
    HeadlessClock.held {
      let screen = HeldScreen(make: { Titled(tableView: $0, cellProvider: $1) })
      screen.dataSource.style.radius = 20
      screen.dataSource.style.enclosesHeader = true
      screen.apply("A:abc", animated: false)
      screen.settle()
      @MainActor func radius() -> CGFloat {
        let header = screen.tableView.headerView(forSection: 0)
        return header?.backgroundView?.subviews.last?.layer.presentation()?.cornerRadius ?? -1
      }
      UIView.animate(withDuration: 1) { screen.dataSource.style.radius = 4 }
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.5)
      #expect(radius() > 8 && radius() < 16, "\(radius())")
      HeadlessClock.advance(by: 0.4)
      #expect(radius() > 4.05)
      screen.settle()
      #expect(radius() == 4)
    }
  }

  @Test func aClassicTableDoesSo() {
    HeadlessClock.held {
      let screen = ClassicScreen("abc")
      screen.cards?.style.radius = 20
      screen.window.layoutIfNeeded()
      UIView.animate(withDuration: 1) { screen.cards?.style.radius = 4 }
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.5)
      let cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      let midway = cell?.backgroundView?.subviews.last?.layer.presentation()?.cornerRadius ?? 0
      #expect(midway > 8 && midway < 16, "\(midway)")
    }
  }

  @Test func outsideABlockAndWithoutAnimationsItChangesAtOnce() {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.style.radius = 8
      screen.window.layoutIfNeeded()
      #expect(shown("a", in: screen).radius == 8)
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { screen.dataSource.style.radius = 4 }
      }
      screen.window.layoutIfNeeded()
      #expect(shown("a", in: screen).radius == 4)
    }
  }
}
