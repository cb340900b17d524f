@_spi(Headless) import UIKit

/// A screen in a state that is worth a picture.
@MainActor package struct GalleryScene {
  /// The beginning of the pictures' file names.
  package let name: String
  /// The state, in words.
  package let caption: String
  private let show: (UIWindow) -> UITableView

  init<Screen: UITableViewController>(
    _ name: String, _ caption: String, screen: @escaping () -> Screen,
    pose: @escaping (Screen) -> Void = { _ in }
  ) {
    self.name = name
    self.caption = caption
    show = { window in
      let screen = screen()
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      pose(screen)
      window.layoutIfNeeded()
      return screen.tableView
    }
  }

  /// Opens the scene on a device, waits until everything has come to rest, and looks at it.
  package func open<Result>(
    on device: HeadlessDevice, look: (UIWindow, UITableView) -> Result
  ) -> Result {
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let window = UIWindow(device: device)
        let tableView = show(window)
        HeadlessClock.advance(by: 1)
        window.layoutIfNeeded()
        return look(window, tableView)
      }
    }
  }
}
