@_spi(Headless) import UIKit

/// A screen in a state that is worth a picture.
@MainActor package struct GalleryScene {
  /// The beginning of the pictures' file names.
  package let name: String
  /// The state, in words.
  package let caption: String
  private let show: (UIWindow) -> UITableView
  private let change: (inout HeadlessDevice) -> Void

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - name: The beginning of the pictures' file names.
  ///   - caption: The state, in words.
  ///   - change: Turns each device into that of the scene.
  ///   - screen: Makes the screen.
  ///   - pose: Brings it into the state, once it is shown.
  init<Screen: UITableViewController>(
    _ name: String, _ caption: String,
    changing change: @escaping (inout HeadlessDevice) -> Void = { _ in },
    screen: @escaping () -> Screen, pose: @escaping (Screen) -> Void = { _ in }
  ) {
    self.name = name
    self.caption = caption
    self.change = change
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
    var device = device
    change(&device)
    return HeadlessDevice.with(device) {
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
