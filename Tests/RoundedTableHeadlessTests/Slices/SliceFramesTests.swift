import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What runs across a card is one in every frame, by the picture alone.
@MainActor @Suite struct SliceFramesTests {
  private func screen(
    _ look: SliceLook, _ sections: String..., device: HeadlessDevice = .phone,
    rowHeight: CGFloat = 44
  ) -> HeldScreen {
    let screen = HeldScreen.movable(device, rowHeight: rowHeight)
    screen.dataSource.style = look.style
    screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false, completion: nil)
    screen.settle()
    screen.expectSlices(frames: 0)
    return screen
  }

  @Test(arguments: SliceLook.allCases) func whileRowsComeAndGo(_ look: SliceLook) {
    HeadlessClock.held {
      let screen = screen(look, "A:abcd", "B:ef")
      for (first, second) in [("axbcyd", "ef"), ("bc", "ef"), ("bc", "g"), ("bch", "gi")] {
        screen.apply("A:\(first)", "B:\(second)")
        screen.expectSlices()
      }
      // What comes from another card comes to the colours of its new one, and does not jump.
      for (first, second, moved) in [("bh", "gci", "c"), ("ibh", "gc", "i")] {
        screen.apply("A:\(first)", "B:\(second)")
        screen.expectSlices(passing: moved, gradients: false)
      }
    }
  }

  /// A row that stays begins or ends a card at once, or does so no longer.
  @Test(arguments: SliceLook.allCases) func whileCardsAreDivided(_ look: SliceLook) {
    HeadlessClock.held {
      let screen = screen(look, "A:abcdef")
      for ends in ["c", "be", "", "abcdef", "d"] {
        screen.dataSource.cardID = { item in ends.filter { String($0) < item }.count }
        screen.dataSource.refreshCards(animated: true)
        // A part of a card that joins another comes to the colours of that, and does not jump.
        screen.expectSlices(gradients: ends == "c")
      }
    }
  }

  @Test(arguments: SliceLook.allCases, HeadlessVariations.RowCurve.allCases)
  func inTheTimeThatRowsTake(_ look: SliceLook, _ curve: HeadlessVariations.RowCurve) {
    HeadlessVariations.rowAnimationCurve.with(curve) {
      HeadlessVariations.rowAnimationDuration.with(0.4) {
        HeadlessClock.held {
          let screen = screen(look, "A:abcd", "B:ef")
          screen.apply("A:axbcyd", "B:f")
          screen.expectSlices(frames: 8)
          screen.apply("A:bcd", "B:ef")
          screen.expectSlices(frames: 8)
        }
      }
    }
  }

  @Test(arguments: SliceLook.allCases, [1, 2, 3] as [CGFloat])
  func atFractionalHeights(_ look: SliceLook, _ scale: CGFloat) {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.scale = scale
      let screen = screen(look, "A:abcd", device: device, rowHeight: 44.5)
      screen.apply("A:axbcd")
      screen.expectSlices()
    }
  }

  @Test(arguments: SliceLook.allCases, CardStyle.SwipedRowAppearance.allCases)
  func whileARowIsSwiped(_ look: SliceLook, _ appearance: CardStyle.SwipedRowAppearance) {
    HeadlessClock.held {
      let screen = screen(look, "A:abcdef")
      screen.dataSource.style.swipedRowAppearance = appearance
      screen.settle()
      for item in ["c", "a"] {
        screen.swipe(item)
        screen.expectSlices()
        screen.closeSwipe()
        screen.expectSlices()
      }
    }
  }

  @Test(arguments: SliceLook.allCases) func whileARowIsCarried(_ look: SliceLook) {
    HeadlessClock.held {
      let follower = MoveFollower()
      let screen = HeldScreen.movable(["A:abcdef", "B:gh"], following: follower) {
        $0.style = look.style
      }
      screen.lift("c")
      screen.expectSlices()
      for (section, row) in [(0, 4), (0, 0), (0, 5), (1, 0), (1, 2), (0, 2)] {
        screen.carry(to: section, row)
        screen.expectSlices(carried: "c")
      }
      screen.carry(to: 0, 3)
      screen.expectSlices(carried: "c")
      screen.drop()
      screen.expectSlices()
    }
  }
}

/// What can be drawn across a card.
enum SliceLook: CaseIterable {
  case vertical, diagonal, shadow, both

  var style: CardStyle {
    var style = CardStyle()
    style.separator = nil
    style.swipedRowAppearance = .separated
    let direction: CardGradient.Direction = self == .diagonal ? .diagonal : .vertical
    if self != .shadow {
      style.fill = .gradient(
        CardGradient(colors: [.systemYellow, .systemPurple], direction: direction, extent: .card))
    }
    if self == .shadow || self == .both { style.shadow = CardShadow(opacity: 0.5, radius: 6) }
    return style
  }
}

extension HeldScreen {
  /// Looks at every twentieth of a second, and once more when nothing moves.
  func expectSlices(
    carried: String? = nil, passing: String? = nil, gradients: Bool = true, frames: Int = 6,
    location: SourceLocation = #_sourceLocation
  ) {
    window.layoutIfNeeded()
    for frame in 0...frames {
      let faults = sliceFaults(carried: carried, passing: passing, gradients: gradients)
      #expect(
        faults.isEmpty, "frame \(frame): \(faults.prefix(3)), \(faults.count) in all",
        sourceLocation: location)
      if !faults.isEmpty { break }
      HeadlessClock.advance(by: 0.05)
    }
    settle()
    let faults = sliceFaults(carried: carried)
    #expect(
      faults.isEmpty, "at rest: \(faults.prefix(3)), \(faults.count) in all",
      sourceLocation: location)
  }
}
