import Foundation

/// The pictures of the README, each in light and in dark: phones on the newest system.
@MainActor package struct ReadmePictures {
  private static let screens: [GalleryScreen] = [.accounts, .trip, .health, .chat, .shop]

  /// The pictures by the names of their files.
  package static var all: [(name: String, svg: String)] {
    [false, true].flatMap { isDark in
      let device = GalleryLook(isDark: isDark).device
      let end = isDark ? "dark" : "light"
      let looks = Look.all.map { ("\($0.name)-\(end).svg", $0.svg(on: device)) }
      let screens = screens.compactMap { screen in
        scene(of: screen).map {
          (
            "screen-\(screen.rawValue)-\(end).svg",
            $0.svg(on: device, title: "\(screen.title)", cornerRadius: 44)
          )
        }
      }
      return [("update-\(end).svg", ComparisonPicture(on: device).svg)] + looks + screens
    }
  }

  /// The scene that shows most of a screen.
  private static func scene(of screen: GalleryScreen) -> GalleryScene? {
    let wanted = [GalleryScreen.accounts: "accounts-open", .shop: "shop-basket"]
    return screen.scenes.first { $0.name == wanted[screen] ?? screen.rawValue }
  }
}
