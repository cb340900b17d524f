import Foundation
import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A line round cards for users who do not rely on colors.
@MainActor @Suite struct AccessibilityOutlineTests {
  private func makeScreen(_ device: HeadlessDevice = .phone) -> HeldScreen {
    let screen = HeldScreen(device)
    screen.dataSource.style.accessibilityOutline = CardOutline(color: .red, width: 2)
    screen.dataSource.style.fill = .color(.white)
    screen.apply("A:abc")
    screen.settle()
    return screen
  }

  private let red = HeadlessDrawing.RGBA(hex: 0xFF0000)

  /// How wide the line is at the side of a row.
  private func width(_ screen: HeldScreen) -> CGFloat {
    let frame = screen.frame("b")
    let drawing = HeadlessDrawing(of: screen.window)
    var width: CGFloat = 0
    while width < 20,
      drawing.color(at: CGPoint(x: frame.minX + width + 0.25, y: frame.midY)).isClose(to: red)
    {
      width += 0.5
    }
    return width
  }

  private func tell() {
    NotificationCenter.default.post(
      name: UIAccessibility.differentiateWithoutColorDidChangeNotification, object: nil)
  }

  @Test func usuallyItIsNotDrawn() {
    HeadlessClock.held {
      let screen = makeScreen()
      #expect(width(screen) == 0)
      #expect(screen.dataSource.resolvedStyle(forSection: "A")?.outline == nil)
    }
  }

  @Test func itIsDrawnUnderIncreaseContrastAndFollowsIt() {
    var device = HeadlessDevice.phone
    device.accessibilityContrast = .high
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screen = makeScreen(device)
        #expect(width(screen) == 4)
        #expect(screen.dataSource.resolvedStyle(forSection: "A")?.outline?.width == 2)
        screen.window.adopt(.phone)
        screen.settle()
        #expect(width(screen) == 0)
      }
    }
  }

  @Test func itIsDrawnWhereColorsShouldNotMatterAndFollowsTheSetting() {
    HeadlessClock.held {
      let screen = makeScreen()
      var device = HeadlessDevice.phone
      device.differentiatesWithoutColor = true
      HeadlessDevice.with(device) {
        tell()
        screen.settle()
        #expect(width(screen) == 2)
      }
      tell()
      screen.settle()
      #expect(width(screen) == 0)
    }
  }

  @Test func itTakesThePlaceOfTheOutlineInSectionsToo() {
    var device = HeadlessDevice.phone
    device.differentiatesWithoutColor = true
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screen = makeScreen(device)
        screen.dataSource.sectionStyle = { _, style in
          style.outline = CardOutline(color: .blue, width: 5)
        }
        screen.settle()
        #expect(width(screen) == 2)
        screen.dataSource.style.accessibilityOutline = nil
        screen.settle()
        #expect(width(screen) == 0)
        #expect(screen.dataSource.resolvedStyle(forSection: "A")?.outline?.width == 5)
      }
    }
  }
}
