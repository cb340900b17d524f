import Testing
@_spi(Headless) import UIKit

@MainActor struct NavigationBarTests {
  /// Shows a table in a navigation controller on a system, scrolled or not.
  private func drawing(
    _ system: String, isDark: Bool = false, isScrolled: Bool = false
  ) -> HeadlessDrawing {
    var device = HeadlessDevice.phone
    device.systemVersion = system
    device.userInterfaceStyle = isDark ? .dark : .light
    return HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screen = UITableViewController(style: .grouped)
        screen.tableView.backgroundColor = .systemTeal
        screen.tableView.contentInset.bottom = 2000
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let window = UIWindow(device: device)
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        if isScrolled { screen.tableView.contentOffset.y += 200 }
        HeadlessClock.advance(by: 1)
        return HeadlessDrawing(of: window)
      }
    }
  }

  private func tint(isDark: Bool = false) -> HeadlessDrawing.RGBA {
    HeadlessDrawing.RGBA(
      .systemTeal, traits: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
  }

  /// C5: white, and 25, 25, 25 in the dark.
  @Test(arguments: [(false, 1.0), (true, 25.0 / 255)])
  func buttonsLieOnGlassFromIOS26On(isDark: Bool, white: Double) {
    let place = CGPoint(x: 340, y: 69)
    let glass = HeadlessDrawing.RGBA(red: white, green: white, blue: white)
    #expect(drawing("26.0", isDark: isDark).color(at: place).isClose(to: glass))
    #expect(drawing("18.0", isDark: isDark).color(at: place).isClose(to: tint(isDark: isDark)))
  }

  @Test func whatScrollsBelowABarFadesIntoItsBackgroundThere() {
    let place = CGPoint(x: 60, y: 60)
    let white = HeadlessDrawing.RGBA(red: 1, green: 1, blue: 1)
    #expect(drawing("26.0", isScrolled: true).color(at: place).isClose(to: tint()))
    #expect(drawing("18.0", isScrolled: true).color(at: place).isClose(to: white))
    #expect(drawing("18.0").color(at: place).isClose(to: tint()))
  }
}
