/// The screens of the gallery, in the order of its page.
package enum GalleryScreen: String, CaseIterable {
  case accounts
  case trip
  case directory
  case health
  case chat
  case shop
  case contacts
  case customCells = "custom-cells"
  case form
  case reminders
  case delivery
  case expanding
  case customLook = "custom-look"
  case shopping
  case tutorial
  case gradient
  case wardrobe
  case settings

  package var title: String {
    switch self {
    case .accounts: "Bank accounts"
    case .trip: "A trip"
    case .directory: "A directory"
    case .health: "Health"
    case .chat: "A chat"
    case .shop: "A market"
    case .contacts: "One class name"
    case .customCells: "Existing cells"
    case .form: "A form"
    case .reminders: "A classic data source"
    case .delivery: "Static cells"
    case .expanding: "Expand and collapse"
    case .shopping: "Shopping lists"
    case .customLook: "Cards you draw yourself"
    case .settings: "Settings on iPad"
    case .tutorial: "A tutorial’s table"
    case .gradient: "Gradient cells"
    case .wardrobe: "Every option"
    }
  }

  /// What the page says about the screen.
  var summary: String {
    switch self {
    case .accounts:
      "One card per account, each with its own gradient and shadow. A tap expands one."
    case .trip:
      "A translucent card for each day, and a style of its own for the flight."
    case .directory:
      "Each letter is the lid of its card, which scrolls beneath it. The fill is translucent."
    case .health: "A color for each metric, a large radius and an outline. A tap expands a card."
    case .chat:
      "Consecutive messages from one person form a card. The bubbles draw their own corners."
    case .shop:
      "Shelves in the shop’s colors, with their names inside. The basket is a card that grows."
    case .contacts: "The same screen twice. The sources differ in an import and a class name."
    case .customCells:
      "Labels pinned to edges and to margins, opaque content, colors, accessories and photos, all in cards."
    case .form: "Validation errors are rows, and their cards get a red outline."
    case .reminders:
      "The table gets one change at a time, as from a fetched results controller."
    case .delivery:
      "Cells that are made once. Rows that aren’t needed have zero height, and the card ends above them."
    case .expanding:
      "A tap on a folder inserts or deletes its documents with a snapshot, and turns its chevron."
    case .shopping:
      "Rows move from one card to another, are swiped away, and lifted by context menus."
    case .customLook:
      "The app draws the cards with its own CardDecorator, and styles the table with its own CardTableInstaller."
    case .settings:
      "A column of cards where there is room. On iPhone, the rows run from edge to edge."
    case .tutorial: "One section is a card, the other stays plain."
    case .gradient: "A gradient in every row, and an outline around every card."
    case .wardrobe: "A section for each property of a style."
    }
  }

  /// Whether what it shows is there in Hebrew as well; it is drawn from left to right alone if not.
  package var isTranslated: Bool { chapter == .samples && self != .contacts }

  /// Whether it is drawn with large text, too.
  package var followsTextSize: Bool { chapter == .samples }

  /// The device that it is for, nil for all.
  package var size: GallerySize? {
    switch self {
    // On a phone it has no cards.
    case .settings: .pad
    // On a pad everybody is in sight.
    case .directory: .phone
    // The distances in its cells are those of a phone's margins.
    case .customCells: .phone
    default: nil
    }
  }
}
