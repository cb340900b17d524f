/// The screens of the gallery, in the order of its page.
package enum GalleryScreen: String, CaseIterable {
  case phoneSettings = "phone-settings"
  case profile
  case shop
  case notifications
  case form
  case contacts
  case chat
  case shopping
  case order
  case customCells = "custom-cells"
  case customLook = "custom-look"
  case tutorial
  case settings
  case gradient
  case contents
  case selfCheck = "self-check"
  case wardrobe

  package var title: String {
    switch self {
    case .phoneSettings: "Settings on a phone"
    case .profile: "Profile"
    case .shop: "Market"
    case .notifications: "Notifications"
    case .form: "New account"
    case .contacts: "Contacts"
    case .chat: "Chat"
    case .shopping: "Shopping"
    case .order: "Order"
    case .customCells: "Custom cells"
    case .customLook: "Custom look"
    case .tutorial: "Tutorial"
    case .settings: "Settings on a pad"
    case .gradient: "Gradient"
    case .contents: "Contents"
    case .selfCheck: "Self-check"
    case .wardrobe: "Wardrobe"
    }
  }

  /// What the page says about the screen.
  var summary: String {
    switch self {
    case .phoneSettings: "Coloured icons, values, a switch, and footers below the cards."
    case .profile: "A header above the table, a row of buttons, details below."
    case .shop: "Products with pictures and prices. The basket is a card that comes and grows."
    case .notifications:
      "A card for each day. A swipe clears a row, and new ones arrive at the top."
    case .form: "Text fields, a switch, and complaints that are rows of their own."
    case .contacts: "An ordinary screen before and after the change of one class name."
    case .chat: "Several cards in one section: what one person says in a row is one card."
    case .shopping: "Lists whose rows are dragged from one card to another."
    case .order:
      "A card as one surface: its header, a shadow, a gradient across all rows, a material."
    case .customCells: "Cells as apps have them, before and after."
    case .customLook: "Cards and table dressed by a decorator and an installer of the app's own."
    case .tutorial: "One section opts in to the card, the other stays plain."
    case .settings: "A column of cards where there is room, rows from edge to edge on a phone."
    case .gradient: "A gradient in every row, a line round every card."
    case .contents: "The first screen of the app: the list of the others."
    case .selfCheck: "The facts about UIKit that cards depend on, none of them tried yet."
    case .wardrobe: "A test card: every option of a style, one section each."
    }
  }
}
