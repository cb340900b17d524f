import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What runs across a card is one in every frame, by the picture alone.
@MainActor @Suite struct SliceFramesTests {
  enum Look: CaseIterable {
    case vertical, diagonal, shadow, both

    var style: CardStyle {
      var style = CardStyle()
      style.separator = nil
      style.swipedRowAppearance = .separated
      let direction: CardGradient.Direction = self == .diagonal ? .diagonal : .vertical
      if self != .shadow {
        style.fill = .gradient(
          CardGradient(
            colors: [.systemYellow, .systemPurple], direction: direction, extent: .card))
      }
      if self == .shadow || self == .both { style.shadow = CardShadow(opacity: 0.5, radius: 6) }
      return style
    }
  }

  private func screen(
    _ look: Look, _ sections: String..., device: HeadlessDevice = .phone, rowHeight: CGFloat = 44
  ) -> HeldScreen {
    let screen = HeldScreen.movable(device, rowHeight: rowHeight)
    screen.dataSource.style = look.style
    screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false, completion: nil)
    screen.settle()
    return screen
  }

  private func expectNone(on screen: HeldScreen, _ cards: String..., frames: Int = 6) {
    screen.window.layoutIfNeeded()
    for frame in 0...frames {
      for card in cards {
        let faults = screen.jointFaults(card)
        #expect(faults.isEmpty, "frame \(frame): \(faults.prefix(2))")
      }
      HeadlessClock.advance(by: 0.05)
    }
    screen.settle()
    for card in cards { #expect(screen.jointFaults(card) == []) }
  }

  @Test(arguments: Look.allCases) func whileRowsComeAndGo(_ look: Look) {
    HeadlessClock.held {
      let screen = screen(look, "A:abcd", "B:ef")
      for (first, second) in [("axbcyd", "ef"), ("bc", "ef"), ("bcef", "g"), ("bef", "gc")] {
        screen.apply("A:\(first)", "B:\(second)")
        expectNone(on: screen, first, second)
      }
    }
  }

  @Test(arguments: Look.allCases, [1, 2, 3] as [CGFloat])
  func atFractionalHeights(_ look: Look, _ scale: CGFloat) {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.scale = scale
      let screen = screen(look, "A:abcd", device: device, rowHeight: 44.5)
      #expect(screen.jointFaults("abcd") == [])
      screen.apply("A:axbcd")
      expectNone(on: screen, "axbcd")
    }
  }

  @Test(arguments: Look.allCases) func besideASwipedRow(_ look: Look) {
    HeadlessClock.held {
      let screen = screen(look, "A:abcdef")
      screen.swipe("c")
      expectNone(on: screen, "ab", "def")
      screen.closeSwipe()
      expectNone(on: screen, "ab", "def")
      #expect(screen.jointFaults("abcdef") == [])
    }
  }

  @Test(arguments: Look.allCases) func besideALiftedRow(_ look: Look) {
    HeadlessClock.held {
      let screen = screen(look, "A:abcdef")
      screen.tableView.setEditing(true, animated: false)
      screen.settle()
      let hand = HeadlessHand(screen.tableView)
      #expect(hand.lift(IndexPath(row: 2, section: 0)))
      expectNone(on: screen, "ab", "def")
      #expect(hand.drop())
      screen.settle()
      #expect(screen.jointFaults("abcdef") == [])
    }
  }

  @Test(arguments: Look.allCases) func inACardOfManyRows(_ look: Look) {
    HeadlessClock.held {
      let rows = String(String.UnicodeScalarView((0x4E00..<0x5DA0).compactMap(Unicode.Scalar.init)))
      let screen = screen(look, "A:\(rows)")
      for offset in [0.0, 3_000, 90_000] {
        screen.tableView.contentOffset.y = offset
        screen.window.layoutIfNeeded()
        let first = Int(offset / 44)
        let seen = String(rows.dropFirst(max(0, first - 2)).prefix(24))
        #expect(screen.jointFaults(seen) == [], "\(offset)")
      }
    }
  }

  @Test(arguments: Look.allCases) func whenRowsGrow(_ look: Look) {
    HeadlessClock.held {
      let screen = screen(look, "A:abcd")
      screen.tableView.rowHeight = 70
      screen.tableView.performBatchUpdates(nil)
      screen.settle()
      #expect(screen.frame("a").height == 70)
      #expect(screen.jointFaults("abcd") == [])
    }
  }

  @Test(arguments: Look.allCases) func afterTheTableHasTurned(_ look: Look) {
    HeadlessClock.held {
      let screen = screen(look, "A:abcd")
      screen.window.frame.size = CGSize(width: 844, height: 390)
      screen.settle()
      #expect(screen.jointFaults("abcd") == [])
    }
  }
}
