/// A part of the page.
enum GalleryChapter: String, CaseIterable {
  case life
  case updates
  case looks
  case ancestors
  case workshop

  var title: String {
    switch self {
    case .life: "Screens from life"
    case .updates: "Updates"
    case .looks: "Looks"
    case .ancestors: "Ancestors"
    case .workshop: "Workshop"
    }
  }

  var summary: String {
    switch self {
    case .life: "What apps have: ordinary view controllers with diffable data sources."
    case .updates: "Corners move in step with the rows: from 0, when an update begins, to 1."
    case .looks: "What an inset-grouped table does not offer."
    case .ancestors: "Three open-source classes whose screens one data source draws now."
    case .workshop: "The rest of the example app, and a test card."
    }
  }

  var screens: [GalleryScreen] {
    GalleryScreen.allCases.filter { $0.chapter == self }
  }
}

extension GalleryScreen {
  var chapter: GalleryChapter {
    switch self {
    case .phoneSettings, .profile, .shop, .notifications, .form, .contacts, .chat, .shopping,
      .order:
      .life
    case .customCells, .customLook: .looks
    case .tutorial, .settings, .gradient: .ancestors
    case .contents, .selfCheck, .wardrobe: .workshop
    }
  }
}
