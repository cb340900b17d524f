import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A card's path is where the card is drawn, however the device is held and whichever way its
/// language runs.
@MainActor @Suite struct CardPathPlacesTests {
  @Test(
    arguments: [false, true],
    [UIEdgeInsets.zero, UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 20)])
  func itIsWhereTheCardIsDrawn(_ isMirrored: Bool, _ safe: UIEdgeInsets) {
    HeadlessClock.held {
      var device = HeadlessDevice.phone.mirrored(isMirrored)
      device.safeAreaInsets = safe
      check(HeldScreen(device), left: safe.left + 16, right: safe.right + 16)
    }
  }

  @Test(arguments: [false, true]) func itIsSoInLandscape(_ isMirrored: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(.phone.rotated.mirrored(isMirrored))
      let safe = screen.window.safeAreaInsets
      #expect(safe.left > 0)
      check(screen, left: safe.left + 20, right: safe.right + 20)
    }
  }

  @Test func itIsSoAfterARotation() {
    HeadlessClock.held {
      let screen = HeldScreen()
      check(screen, left: 16, right: 16)
      screen.window.adopt(HeadlessDevice.phone.rotated)
      screen.settle()
      let safe = screen.window.safeAreaInsets
      check(screen, left: safe.left + 20, right: safe.right + 20)
    }
  }

  private func check(_ screen: HeldScreen, left: CGFloat, right: CGFloat) {
    screen.apply("A:ab")
    screen.settle()
    let width = screen.window.bounds.width
    let drawing = HeadlessDrawing(of: screen.window)
    for item in ["a", "b"] {
      guard let cell = screen.cell(item) else {
        Issue.record("no cell")
        continue
      }
      let bounds = cell.convert(screen.dataSource.cardPath(for: cell).bounds, to: screen.window)
      #expect([bounds.minX, bounds.maxX] == [left, width - right])
      let row = DrawnRow(in: cell.convert(cell.bounds, to: screen.window), of: drawing)
      #expect([row.left, row.right] == [bounds.minX, bounds.maxX])
    }
  }
}
