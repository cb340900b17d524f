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
      // What comes from another card comes to the colors of its new one, and does not jump.
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
        // A part of a card that joins another comes to the colors of that, and does not jump.
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

  @Test(arguments: SliceLook.allCases, [false, true])
  func whileARowIsSwiped(_ look: SliceLook, separates: Bool) {
    HeadlessClock.held {
      let screen = screen(look, "A:abcdef")
      screen.dataSource.style.separatesSwipedRows = separates
      screen.settle()
      for item in ["c", "a"] {
        screen.swipe(item)
        screen.expectSlices()
        screen.closeSwipe()
        screen.expectSlices()
      }
    }
  }

  /// Its closing takes its own time, and rows take theirs.
  @Test(arguments: SliceLook.allCases, HeadlessVariations.RowCurve.allCases)
  func whileASwipedRowIsDeleted(_ look: SliceLook, _ curve: HeadlessVariations.RowCurve) {
    HeadlessVariations.rowAnimationCurve.with(curve) {
      HeadlessVariations.rowAnimationDuration.with(0.4) {
        HeadlessClock.held {
          let screen = screen(look, "A:abcdef")
          for (item, rest) in [("c", "abdef"), ("e", "abdf"), ("b", "adf")] {
            screen.swipe(item)
            HeadlessClock.advance(by: 1)
            screen.apply("A:\(rest)")
            screen.expectSlices(frames: 12)
          }
        }
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

  @Test(arguments: SliceLook.allCases, [false, true])
  func whileTheTableTurns(_ look: SliceLook, _ isRoot: Bool) {
    HeadlessClock.held {
      let phone = HeadlessDevice.phone
      let screen = HeldScreen(phone, isRoot: isRoot)
      screen.dataSource.style = look.style
      screen.apply("A:abc", "B:de", animated: false)
      screen.settle()
      for device in [phone.rotated, phone] {
        UIView.animate(withDuration: 0.3) {
          screen.window.adopt(device)
          screen.window.layoutIfNeeded()
        }
        screen.expectSlices()
      }
      // While it turns, rows come and go; a shadow's end goes when the turn has ended.
      guard look.style.shadow == nil else { return }
      UIView.animate(withDuration: 0.3) {
        screen.window.adopt(phone.rotated)
        screen.window.layoutIfNeeded()
      }
      HeadlessClock.advance(by: 0.1)
      screen.apply("A:abcx", "B:e")
      screen.expectSlices()
    }
  }

  /// A row takes the colors of its place, however far away the ends of its card are.
  @Test(arguments: SliceLook.allCases) func inACardOfManyRows(_ look: SliceLook) {
    HeadlessClock.held {
      let items = (0x4E00..<0x4E00 + 10_000).compactMap(Unicode.Scalar.init).map(Character.init)
      var shown = items
      let screen = screen(look, "A:\(String(items))")
      for row in [5_000, 9_990, 40] {
        screen.tableView.scrollToRow(
          at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        screen.expectSlices(frames: 0)
        shown.insert(contentsOf: "xy", at: row)
        shown.remove(at: row - 1)
        screen.apply("A:\(String(shown))")
        screen.expectSlices(frames: 3)
        expectPlace(of: shown[row], at: row, of: shown.count, look, on: screen)
        shown.removeAll { "xy".contains($0) }
        screen.apply("A:\(String(shown))")
        screen.expectSlices(frames: 3)
      }
    }
  }

  private func expectPlace(
    of item: Character, at row: Int, of count: Int, _ look: SliceLook, on screen: HeldScreen
  ) {
    guard let gradient = look.style.fill.gradient else { return }
    let colors = gradient.colors.map {
      HeadlessDrawing.RGBA($0, traits: screen.tableView.traitCollection)
    }
    let frame = screen.frame(String(item))
    let color = HeadlessDrawing(of: screen.window).color(at: CGPoint(x: frame.midX, y: frame.midY))
    let down = (Double(row) + 0.5) / Double(count)
    let place = look == .diagonal ? (0.5 + down) / 2 : down
    let expected = colors[0].blue + place * (colors[1].blue - colors[0].blue)
    #expect(abs(color.blue - expected) < 0.005, "\(item) at \(row)")
  }

  /// The heights of rows that size themselves are known when they come into sight.
  @Test(arguments: SliceLook.allCases) func whereRowsTurnOutOtherwiseThanEstimated(
    _ look: SliceLook
  ) {
    HeadlessClock.held {
      let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
      let screen = HeldScreen(
        rowHeight: UITableView.automaticDimension,
        configure: { cell, item in
          let step = item.unicodeScalars.first.map { Int($0.value) % 5 } ?? 0
          cell.contentConfiguration = UIHostingConfiguration {
            HighView(height: 20 + 17.5 * CGFloat(step))
          }
        })
      screen.tableView.estimatedRowHeight = 44
      screen.dataSource.style = look.style
      screen.apply("A:\(letters)", animated: false)
      screen.expectSlices(frames: 0)
      for y in stride(from: 90, to: 2_400, by: 330) {
        screen.tableView.contentOffset.y = CGFloat(y)
        screen.expectSlices(frames: 0)
      }
      // Those above have been measured by now, and new ones have not.
      screen.apply("A:1234\(letters.dropLast(2))")
      screen.expectSlices(gradients: false)
      screen.tableView.contentOffset.y = 0
      screen.expectSlices(frames: 0)
    }
  }
}

/// Content of a height of its own.
private final class HighView: UIView {
  private let height: CGFloat

  init(height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}

/// What can be drawn across a card.
enum SliceLook: CaseIterable {
  case vertical, diagonal, shadow, both

  var style: CardStyle {
    var style = CardStyle()
    style.separator = nil
    style.separatesSwipedRows = true
    let direction: CardGradient.Direction = self == .diagonal ? .diagonal : .vertical
    if self != .shadow {
      style.fill = .gradient(
        CardGradient(colors: [.systemYellow, .systemPurple], direction: direction))
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
