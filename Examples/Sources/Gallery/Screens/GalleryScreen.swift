/// The screens of the gallery, in the order of its page.
package enum GalleryScreen: String, CaseIterable {
  case accounts
  case trip
  case health
  case chat
  case shop
  case contacts
  case customCells = "custom-cells"
  case form
  case reminders
  case delivery
  case shopping
  case customLook = "custom-look"
  case wardrobe
  case tutorial
  case settings
  case gradient

  package var title: String {
    switch self {
    case .accounts: "A bank’s accounts"
    case .trip: "A journey"
    case .health: "Health"
    case .chat: "A chat"
    case .shop: "A market"
    case .contacts: "One class name"
    case .customCells: "Cells as apps have them"
    case .form: "A form"
    case .reminders: "A classic data source"
    case .delivery: "Static cells"
    case .shopping: "Shopping lists"
    case .customLook: "A look of one’s own"
    case .wardrobe: "Every option"
    case .tutorial: "A tutorial’s table"
    case .settings: "Settings on a pad"
    case .gradient: "Gradient cells"
    }
  }

  /// What the page says about the screen.
  var summary: String {
    switch self {
    case .accounts:
      "One card an account, each with a gradient and a shadow in its color. A tap opens one."
    case .trip: "Days on glass, their names inside the cards, and a flight that looks otherwise."
    case .health: "A large radius, a tint and an outline for each thing that is measured."
    case .chat: "What one person says in a row is one card. The bubbles draw their own corners."
    case .shop: "Shelves in the shop’s colors. The basket is a card that comes and grows."
    case .contacts:
      "The same screen twice. An import and a class name are all that differs in their sources."
    case .customCells:
      "Labels at edges and at margins, opaque content, colors, accessories and photos, all in cards."
    case .form: "Complaints are rows, and the cards that they are in are outlined in red."
    case .reminders:
      "The table is told of changes one by one, as fetched results tell them. Sections come and go."
    case .delivery:
      "Cells that were made once. Rows that are not needed have no height, and the card ends before them."
    case .shopping: "Things are dragged from one card to another, swiped away, and lifted by menus."
    case .customLook: "Cards and table decorated by a decorator and an installer of the app’s own."
    case .wardrobe: "A section for each property of a style."
    case .tutorial: "One section opts in to the card, the other stays plain."
    case .settings:
      "A column of cards where there is room. On a phone its rows run from edge to edge."
    case .gradient: "A gradient in every row, and a line round every card."
    }
  }

  /// Whether what it shows is there in Hebrew as well; it is drawn from left to right alone if not.
  package var isTranslated: Bool { chapter == .life }

  /// The device that it is for, nil for all.
  package var size: GallerySize? {
    switch self {
    // On a phone it has no cards.
    case .settings: .pad
    // The distances in its cells are those of a phone's margins.
    case .customCells: .phone
    default: nil
    }
  }
}
