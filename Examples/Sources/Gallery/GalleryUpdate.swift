import Screens
@_spi(Headless) import UIKit

/// An update of a screen that is worth watching.
@MainActor package struct GalleryUpdate: GalleryMotion {
  package let name: String
  package let caption: String
  /// Opens the screen, before the update or after it.
  private let make: @MainActor (_ isAfter: Bool) -> UIViewController
  private let change: @MainActor (UIViewController) -> Void
  package let size: CGSize

  /// How long rows take to get to their places, in seconds.
  private static let duration = 0.3

  init(
    _ name: String, _ caption: String, from before: [ShoppingScreen.List],
    to after: [ShoppingScreen.List], size: CGSize
  ) {
    self.name = name
    self.caption = caption
    self.size = size
    make = { isAfter in
      let screen = ShoppingScreen()
      screen.show(isAfter ? after : before, animated: false)
      return screen
    }
    change = { ($0 as? ShoppingScreen)?.show(after, animated: true) }
  }

  /// An update of an order, whose card is one surface.
  init(
    _ name: String, _ caption: String, look: OrderScreen.Look, size: CGSize,
    _ change: @escaping @MainActor (_ screen: OrderScreen, _ isAnimated: Bool) -> Void
  ) {
    self.name = name
    self.caption = caption
    self.size = size
    make = { isAfter in
      let screen = OrderScreen(look: look)
      screen.loadViewIfNeeded()
      if isAfter { change(screen, false) }
      return screen
    }
    self.change = { if let screen = $0 as? OrderScreen { change(screen, true) } }
  }

  package func look<Result>(
    at moments: [Double], on device: HeadlessDevice, _ look: (UIWindow) -> Result
  ) -> [Result] {
    open(isAfter: false, on: device) { screen, window in
      change(screen)
      window.layoutIfNeeded()
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
      open(isAfter: false, on: device) { _, window in look(window) },
      open(isAfter: true, on: device) { _, window in look(window) }
    )
  }

  private func open<Result>(
    isAfter: Bool, on device: HeadlessDevice, _ body: (UIViewController, UIWindow) -> Result
  ) -> Result {
    Self.open({ make(isAfter) }, in: size, on: device, body)
  }

  /// Opens a screen in a small window, with the clock held.
  static func open<Screen: UIViewController, Result>(
    _ make: () -> Screen, in size: CGSize, on device: HeadlessDevice,
    _ body: (Screen, UIWindow) -> Result
  ) -> Result {
    var device = device
    device.size = size
    device.safeAreaInsets = .zero
    return HeadlessDevice.with(device) {
      HeadlessClock.held {
        let window = UIWindow(device: device)
        let screen = make()
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
