import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// The package's views hear of a change of their traits once, whichever way the system has of
/// telling them.
@MainActor @Suite struct TraitChangesTests {
  /// iOS 16 tells views by `traitCollectionDidChange(_:)` alone, iOS 17 has registrations too.
  nonisolated private static let systems = ["15.0", "16.4", "17.0", "26.0"]

  private func onSystem(_ version: String, _ body: (HeadlessDevice) -> Void) {
    var device = HeadlessDevice.phone
    device.systemVersion = version
    HeadlessDevice.with(device) { body(device) }
  }

  private func hasRegistrations(_ version: String) -> Bool {
    !["15.0", "16.4"].contains(version)
  }

  @Test(arguments: systems) func aRegisteredViewHearsOfEachChangeOnce(version: String) {
    onSystem(version) { device in
      let window = UIWindow(device: device)
      let view = UIView()
      window.addSubview(view)
      var heard = 0
      let isRegistered = Capabilities.observeTraits(of: view) { _ in heard += 1 }
      #expect(isRegistered == hasRegistrations(version))
      let changes: [(inout HeadlessDevice) -> Void] = [
        { $0.userInterfaceStyle = .dark }, { $0.layoutDirection = .rightToLeft },
        { $0.contentSizeCategory = .accessibilityLarge }, { $0 = $0.rotated },
        { $0.accessibilityContrast = .high }, { $0.scale = 1 },
      ]
      var changed = device
      for (index, change) in changes.enumerated() {
        change(&changed)
        window.adopt(changed)
        #expect(heard == (isRegistered ? index + 1 : 0))
      }
      window.adopt(changed)
      #expect(heard == (isRegistered ? changes.count : 0))
    }
  }

  @Test(arguments: systems) func aViewThatIsRegisteredIsFreed(version: String) {
    weak var freed: CellBackgroundView?
    onSystem(version) { device in
      let window = UIWindow(device: device)
      let view = CellBackgroundView()
      window.addSubview(view)
      freed = view
    }
    #expect(freed == nil)
  }

  /// What is deprecated does nothing where the newer way tells of everything.
  @Test(arguments: systems) func theOverrideIsForOlderSystems(version: String) {
    onSystem(version) { device in
      let window = UIWindow(device: device)
      let view = CellBackgroundView()
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(!view.layer.needsLayout())
      view.traitCollectionDidChange(nil)
      #expect(view.layer.needsLayout() != hasRegistrations(version))
    }
  }

  /// A gradient is drawn in a layer, which does not follow colors by itself.
  @Test(arguments: systems) func gradientsFollow(version: String) {
    onSystem(version) { device in
      HeadlessClock.held {
        let screen = HeldScreen(device)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        var style = CardStyle()
        style.fill = .gradient(CardGradient(colors: [color, color], spansCard: false))
        screen.dataSource.style = style
        screen.apply("A:ab")
        screen.settle()
        for (interface, hex) in [(UIUserInterfaceStyle.dark, UInt32(0xFF0000)), (.light, 0x00FF00)]
        {
          var changed = device
          changed.userInterfaceStyle = interface
          screen.window.adopt(changed)
          screen.settle()
          let frame = screen.frame("a")
          let drawn = HeadlessDrawing(of: screen.window).color(
            at: CGPoint(x: frame.midX, y: frame.midY))
          #expect(drawn.isClose(to: HeadlessDrawing.RGBA(hex: hex)))
        }
      }
    }
  }
}
