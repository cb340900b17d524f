import Foundation

/// The pictures of the README and of the articles, each in light and in dark: phones on the newest
/// system.
///
/// Their names are DocC's: `name.svg` is light, and `name~dark.svg` dark.
@MainActor package struct DocumentationPictures {
  private static let screens: [GalleryScreen] = [
    .accounts, .trip, .health, .chat, .shop, .reminders, .delivery, .expanding,
  ]
  private static let looks: [Look] =
    [.completeScreen, .gradient, .oneCardEach] + Look.properties + Look.recipes

  /// The pictures by the names of their files.
  package static var all: [(name: String, svg: String)] {
    [false, true].flatMap { isDark in
      let device = GalleryLook(isDark: isDark).device
      let looks = looks.map { ($0.name, $0.svg(on: device)) }
      let screens = screens.compactMap { screen in
        scene(of: screen).map {
          (
            "screen-\(screen.rawValue)",
            $0.svg(on: device, title: "\(screen.title)", cornerRadius: 44)
          )
        }
      }
      let pictures =
        [
          ("hero", HeroPicture(on: device).svg),
          ("update", ComparisonPicture(on: device).svg),
          ("landing", LandingPicture(on: device).svg),
          (ChoicePage.pictureName, ChoicePagePicture(on: device).svg),
          ("lid", FilmPicture(of: .lid, on: device).svg),
          ("lid-effect", EffectPicture(on: device).svg),
          ("screen-contacts", AdoptionPicture(on: device).svg),
        ] + looks + screens
      return pictures.map { ("\($0.0)\(isDark ? "~dark" : "").svg", $0.1) }
    }
  }

  /// The scene that shows most of a screen.
  private static func scene(of screen: GalleryScreen) -> GalleryScene? {
    let wanted = [
      GalleryScreen.accounts: "accounts-open", .shop: "shop-basket", .expanding: "expanding-open",
    ]
    return screen.scenes.first { $0.name == wanted[screen] ?? screen.rawValue }
  }
}
