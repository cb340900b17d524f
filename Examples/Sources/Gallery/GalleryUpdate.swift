import Screens
@_spi(Headless) import UIKit

/// An update of a screen that is worth watching.
@MainActor package struct GalleryUpdate {
  /// The beginning of the pictures' file names.
  package let name: String
  /// What happens, in words.
  package let caption: String
  private let before: [ShoppingScreen.List]
  private let after: [ShoppingScreen.List]
  /// The size of a picture, in points.
  let size: CGSize

  /// How long rows take to get to their places, in seconds.
  private static let duration = 0.3

  init(
    _ name: String, _ caption: String, from before: [ShoppingScreen.List],
    to after: [ShoppingScreen.List], size: CGSize
  ) {
    self.name = name
    self.caption = caption
    self.before = before
    self.after = after
    self.size = size
  }

  /// Looks at the update while it is under way.
  ///
  /// - Parameters:
  ///   - moments: When to look, in ascending order: 0 is its beginning, 1 its end.
  ///   - device: The device to show the screen on.
  ///   - look: What looks.
  /// - Returns: What was seen at each moment.
  package func look<Result>(
    at moments: [Double], on device: HeadlessDevice, _ look: (UIWindow) -> Result
  ) -> [Result] {
    open(before, on: device) { screen, window in
      screen.show(after, animated: true)
      var now = 0.0
      return moments.map { moment in
        HeadlessClock.advance(by: (moment - now) * Self.duration)
        now = moment
        return look(window)
      }
    }
  }

  /// Looks at the screen at rest, before the update and after it.
  package func lookAtRest<Result>(
    on device: HeadlessDevice, _ look: (UIWindow) -> Result
  ) -> (before: Result, after: Result) {
    (
      open(before, on: device) { _, window in look(window) },
      open(after, on: device) { _, window in look(window) }
    )
  }

  private func open<Result>(
    _ lists: [ShoppingScreen.List], on device: HeadlessDevice,
    _ body: (ShoppingScreen, UIWindow) -> Result
  ) -> Result {
    var device = device
    device.size = size
    device.safeAreaInsets = .zero
    return HeadlessDevice.with(device) {
      HeadlessClock.held {
        let window = UIWindow(device: device)
        let screen = ShoppingScreen()
        screen.show(lists, animated: false)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        HeadlessClock.advance(by: 1)
        window.layoutIfNeeded()
        return body(screen, window)
      }
    }
  }
}
