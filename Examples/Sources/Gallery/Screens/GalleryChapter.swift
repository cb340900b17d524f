/// A part of the page.
enum GalleryChapter: String, CaseIterable {
  case unheardOf = "new"
  case samples
  case updates
  case looks
  case cells
  case tests

  var title: String {
    switch self {
    case .unheardOf: "What table views didn’t have"
    case .samples: "Sample screens"
    case .updates: "Updates"
    case .looks: "Looks"
    case .cells: "Your cells and your data sources"
    case .tests: "Test screens"
    }
  }

  var summary: String {
    switch self {
    case .unheardOf: "Each with the code that makes it. The picture doesn’t show a material’s blur."
    case .samples:
      "Ordinary view controllers with diffable data sources, each with a look of its own."
    case .updates:
      "UIKit doesn’t reload rows outside the update. Their corners follow in step anyway."
    case .looks: "Each with the code that makes it."
    case .cells:
      "Existing cells, cards you draw yourself, validation, static cells, and classic data sources."
    case .tests:
      "Lists, a settings screen at several widths, every option of a style, and the first screens of this package: two tables that used to be rounded by hand."
    }
  }

  /// Whether any of it is there in Hebrew.
  @MainActor var isTranslated: Bool {
    screens.contains(where: \.isTranslated) || !looks.isEmpty || !motions.isEmpty
  }

  var screens: [GalleryScreen] {
    GalleryScreen.allCases.filter { $0.chapter == self }
  }
}

extension GalleryScreen {
  var chapter: GalleryChapter {
    switch self {
    case .accounts, .trip, .directory, .health, .chat, .shop, .contacts: .samples
    case .customCells, .form, .reminders, .delivery, .expanding, .customLook: .cells
    case .shopping, .tutorial, .gradient, .wardrobe, .settings: .tests
    }
  }
}

extension GalleryChapter {
  /// What the chapter shows that isn't a screen.
  @MainActor var looks: [Look] {
    switch self {
    case .unheardOf: Look.unheardOf
    case .looks: Look.all.filter { look in !Look.unheardOf.contains { $0.name == look.name } }
    default: []
    }
  }

  @MainActor var motions: [GalleryMotion] {
    switch self {
    case .unheardOf: GalleryMotion.unheardOf
    case .updates: GalleryMotion.others
    default: []
    }
  }

  var row: GalleryPage.Row {
    switch self {
    case .unheardOf, .looks: .looks
    case .updates: .small
    case .samples, .cells, .tests: .screens
    }
  }
}
