/// A part of the page.
enum GalleryChapter: String, CaseIterable {
  case life
  case updates
  case looks
  case cells
  case ancestors

  var title: String {
    switch self {
    case .life: "Screens from life"
    case .updates: "Updates"
    case .looks: "Looks"
    case .cells: "Your cells and your rules"
    case .ancestors: "Where it comes from"
    }
  }

  var summary: String {
    switch self {
    case .life:
      "Ordinary view controllers with diffable data sources, in looks that apps give themselves."
    case .updates:
      "Rows that stay are not asked for again. Their corners move with them all the same."
    case .looks: "Each with the code that it takes."
    case .cells:
      "Cells that were there before, cells and decorators that draw for themselves, and every option."
    case .ancestors: "Three ways of rounding tables by hand, each as one data source draws it."
    }
  }

  var screens: [GalleryScreen] {
    GalleryScreen.allCases.filter { $0.chapter == self }
  }
}

extension GalleryScreen {
  var chapter: GalleryChapter {
    switch self {
    case .accounts, .trip, .health, .chat, .shop: .life
    case .contacts, .customCells, .form, .reminders, .delivery, .shopping, .customLook, .wardrobe:
      .cells
    case .tutorial, .settings, .gradient: .ancestors
    }
  }
}
