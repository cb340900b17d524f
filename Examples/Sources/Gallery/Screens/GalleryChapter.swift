/// A part of the page.
enum GalleryChapter: String, CaseIterable {
  case samples
  case updates
  case looks
  case cells
  case ancestors

  var title: String {
    switch self {
    case .samples: "Sample screens"
    case .updates: "Updates"
    case .looks: "Looks"
    case .cells: "Your cells and your data sources"
    case .ancestors: "Where it comes from"
    }
  }

  var summary: String {
    switch self {
    case .samples:
      "Ordinary view controllers with diffable data sources, each with a look of its own."
    case .updates:
      "UIKit doesn’t reload rows outside the update. Their corners follow in step anyway."
    case .looks: "Each with the code it takes."
    case .cells:
      "Existing cells, cards you draw yourself, validation, static cells, and classic data sources."
    case .ancestors:
      "The first screens of this package: two tables that used to be rounded by hand, and every option of a style."
    }
  }

  var screens: [GalleryScreen] {
    GalleryScreen.allCases.filter { $0.chapter == self }
  }
}

extension GalleryScreen {
  var chapter: GalleryChapter {
    switch self {
    case .accounts, .trip, .health, .chat, .shop: .samples
    case .contacts, .customCells, .form, .reminders, .delivery, .expanding, .shopping, .customLook,
      .settings:
      .cells
    case .tutorial, .gradient, .wardrobe: .ancestors
    }
  }
}
