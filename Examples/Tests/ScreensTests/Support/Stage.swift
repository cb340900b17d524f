@_spi(Headless) import UIKit

/// Shows a screen on a device, for as long as a body looks at it.
@MainActor enum Stage {
  static func show<Screen: UIViewController, Result>(
    _ screen: @autoclosure () -> Screen, on device: HeadlessDevice = .phone,
    _ body: @MainActor (Screen, UIWindow) throws -> Result
  ) rethrows -> Result {
    try HeadlessDevice.with(device) {
      try HeadlessClock.held {
        let window = UIWindow(device: device)
        let screen = screen()
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return try body(screen, window)
      }
    }
  }

  /// Waits until everything has come to rest.
  static func settle(_ window: UIWindow) {
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 1)
    window.layoutIfNeeded()
  }
}

extension UITableView {
  /// Where a row is in a drawing of the table.
  func frameInDrawing(of indexPath: IndexPath) -> CGRect {
    rectForRow(at: indexPath).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }
}
