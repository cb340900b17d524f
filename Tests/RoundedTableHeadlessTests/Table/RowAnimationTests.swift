import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Corners take the duration and the curve that the rows have at the moment, whatever these are.
@MainActor @Suite struct RowAnimationTests {
  private func points(_ function: CAMediaTimingFunction?) -> [Float] {
    (1...2).flatMap { index in
      var point: [Float] = [0, 0]
      function?.getControlPoint(at: index, values: &point)
      return point
    }
  }

  /// How the corners of a row move: those at the bottom if it has become the last or is it no
  /// longer.
  private func motion(
    _ item: String, on screen: HeldScreen
  ) -> (duration: Double, curve: [Float])? {
    guard let shape = screen.shape(item) else { return nil }
    let layers = [shape.layer] + shape.subviews.map(\.layer)
    return layers.lazy.compactMap { $0.animation(forKey: "cornerRadius") }.first
      .map { ($0.duration, points($0.timingFunction)) }
  }

  /// Rows before and after, and a row whose corners change.
  nonisolated static let updates = [
    ("bc", "abc", "b"), ("ab", "abc", "b"), ("abc", "ab", "b"), ("abc", "bc", "b"),
    ("abc", "b", "b"), ("abc", "acb", "b"),
  ]

  @Test(arguments: updates) func aLongerAnimationIsFollowed(
    _ before: String, _ after: String, _ item: String
  ) {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:\(before)")
      screen.settle()
      UIView.animate(withDuration: 1.5, delay: 0, options: .curveLinear) {
        screen.apply("A:\(after)")
      }
      let motion = motion(item, on: screen)
      #expect(motion?.duration == 1.5)
      #expect(motion?.curve == points(CAMediaTimingFunction(name: .linear)))
    }
  }

  /// Whatever their keys are: what they change tells them from the app's.
  @Test(arguments: HeadlessVariations.AnimationKeys.allCases)
  func animationsAreFoundUnderAnyKey(_ keys: HeadlessVariations.AnimationKeys) {
    HeadlessVariations.rowAnimationKeys.with(keys) {
      HeadlessVariations.rowAnimationDuration.with(0.4) {
        HeadlessClock.held {
          let screen = HeldScreen()
          screen.apply("A:bc")
          screen.settle()
          screen.apply("A:abc")
          #expect(motion("b", on: screen)?.duration == 0.4)
        }
      }
    }
  }

  @Test func aSpringIsFollowedInEveryFrame() throws {
    try HeadlessVariations.rowAnimationCurve.with(.spring) {
      try HeadlessClock.held {
        let screen = HeldScreen()
        screen.dataSource.style.radius = 20
        screen.dataSource.style.outline = CardOutline(color: .red, width: 2)
        screen.apply("A:bc")
        screen.settle()
        let top = try #require(screen.cell("b")).frame.minY
        screen.apply("A:abc")
        // Views don't animate paths by themselves.
        let outline = try #require(
          screen.shape("b")?.subviews.first?.subviews.lazy.compactMap { $0.layer as? CAShapeLayer }
            .first)
        let path = try #require(outline.animation(forKey: "path") as? CASpringAnimation)
        let moving = screen.cell("b")?.layer.animation(forKey: "position") as? CASpringAnimation
        #expect(path.stiffness == moving?.stiffness && path.damping == moving?.damping)
        #expect(path.mass == moving?.mass && path.duration == moving?.duration)
        var halfway = 0
        for _ in 0..<40 {
          HeadlessClock.advance(by: 0.01)
          screen.window.layoutIfNeeded()
          let row = try #require(screen.cell("b")?.layer.presentation()).frame.minY
          let moved = (row - top) / 44
          let radius = screen.radii("b")[0]
          #expect(abs(radius / 20 - (1 - moved)) < 0.01, "\(moved) \(radius)")
          if moved > 0.1, moved < 0.9 { halfway += 1 }
        }
        #expect(halfway > 5)
      }
    }
  }

  @Test func withoutMovingRowsCornersHaveTheirOwnDuration() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abcd")
      screen.settle()
      screen.dataSource.cardID = { _ in 1 }
      screen.dataSource.setStyle(CardStyle(radius: 20), animated: true)
      #expect(motion("a", on: screen)?.duration == 0.3)
      #expect(
        motion("a", on: screen)?.curve == points(CAMediaTimingFunction(name: .easeInEaseOut)))
    }
  }

  @Test func anAnimationOfTheAppsOnACellIsNotCopied() {
    HeadlessClock.held {
      let screen = HeldScreen()
      var isSplit = false
      screen.dataSource.cardID = { isSplit && $0 > "b" ? 1 : 0 }
      screen.apply("A:abcd")
      screen.settle()
      for item in ["a", "b", "c", "d"] {
        let pulse = CABasicAnimation(keyPath: "shadowOpacity")
        pulse.fromValue = 0.0
        pulse.toValue = 1.0
        pulse.duration = 5
        screen.cell(item)?.layer.add(pulse, forKey: "pulse")
      }
      isSplit = true
      screen.dataSource.refreshCards(animated: true)
      #expect(motion("b", on: screen)?.duration == 0.3)
    }
  }

  private final class Fader: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0.0
      fade.toValue = 1.0
      fade.duration = 5
      cell.layer.add(fade, forKey: "fade")
    }
  }

  /// Many apps animate rows that come into sight.
  @Test func norIsThatOfARowThatTheAppFadesIn() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc", "B:d", animated: false)
      screen.settle()
      let fader = Fader()
      screen.tableView.delegate = fader
      screen.apply("A:abcx", "B:d")
      #expect(motion("c", on: screen)?.duration == 0.3)
    }
  }

  @Test func theNewestOfTwoUpdatesIsFollowed() {
    HeadlessClock.held {
      let screen = HeldScreen()
      var isSplit = false
      screen.dataSource.cardID = { isSplit && $0 > "a" ? 1 : 0 }
      screen.apply("A:bcd")
      screen.settle()
      UIView.animate(withDuration: 4) { screen.apply("A:abcd") }
      HeadlessClock.advance(by: 0.5)
      UIView.animate(withDuration: 2, delay: 0, options: .curveEaseOut) { screen.apply("A:abdc") }
      #expect(motion("c", on: screen)?.duration == 2)
      HeadlessClock.advance(by: 0.5)
      isSplit = true
      screen.dataSource.refreshCards(animated: true)
      #expect(motion("a", on: screen)?.duration == 2)
      #expect(motion("a", on: screen)?.curve == points(CAMediaTimingFunction(name: .easeOut)))
    }
  }

  @Test func aRowThatLeavesIsFollowedThoughOthersStillMove() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:bcd")
      screen.settle()
      UIView.animate(withDuration: 4) { screen.apply("A:abcd") }
      HeadlessClock.advance(by: 0.5)
      UIView.animate(withDuration: 2) { screen.apply("A:abc") }
      #expect(motion("c", on: screen)?.duration == 2)
    }
  }
}
