import Screens
@_spi(Headless) import UIKit

/// The screens of the gallery.
package enum GalleryScreen: String, CaseIterable {
  case tutorial
  case settings
  case gradient
  case wardrobe
  case chat
  case contacts
  case customCells = "custom-cells"
  case customLook = "custom-look"
  case contents
  case selfCheck = "self-check"

  package var title: String {
    switch self {
    case .tutorial: "Tutorial"
    case .settings: "Settings"
    case .gradient: "Gradient"
    case .wardrobe: "Wardrobe"
    case .chat: "Chat"
    case .contacts: "Contacts"
    case .customCells: "Custom cells"
    case .customLook: "Custom look"
    case .contents: "Contents"
    case .selfCheck: "Self-check"
    }
  }

  /// What the page says about the screen.
  var summary: String {
    switch self {
    case .tutorial: "One section opts in to the card, the other stays plain."
    case .settings: "A column of cards where there is room, rows from edge to edge on a phone."
    case .gradient: "A gradient in every row, a line round every card."
    case .wardrobe: "Every option of a style, one section each."
    case .chat: "Several cards in one section: what one person says in a row is one card."
    case .contacts: "An ordinary screen before and after the change of one class name."
    case .customCells: "Cells as apps have them, before and after."
    case .customLook: "Cards and table dressed by a decorator and an installer of the app's own."
    case .contents: "The first screen of the app: the list of the others."
    case .selfCheck: "The facts about UIKit that cards rest on, none of them tried yet."
    }
  }

  /// What is drawn of the screen.
  @MainActor package var scenes: [GalleryScene] {
    switch self {
    case .tutorial:
      [
        GalleryScene("tutorial", "As it opens") { TutorialScreen() },
        GalleryScene("tutorial-editing", "Editing") {
          TutorialScreen()
        } pose: {
          $0.setEditing(true, animated: false)
        },
      ]
    case .settings:
      [
        GalleryScene("settings", "As it opens") { SettingsScreen() },
        GalleryScene("settings-selected", "A row is selected") {
          SettingsScreen()
        } pose: {
          $0.tableView.selectRow(
            at: IndexPath(row: 0, section: 3), animated: false, scrollPosition: .none)
        },
        GalleryScene("settings-rounder", "Another radius, chosen while shown") {
          SettingsScreen()
        } pose: {
          $0.radius = 20
        },
      ]
    case .gradient:
      [
        GalleryScene("gradient", "As it opens") { GradientScreen() },
        GalleryScene("gradient-contrast", "With Increase Contrast") {
          $0.accessibilityContrast = .high
        } screen: {
          GradientScreen()
        },
      ]
    case .wardrobe:
      [
        GalleryScene("wardrobe", "As it opens") { WardrobeScreen() },
        GalleryScene("wardrobe-selected", "A row of each section is selected") {
          WardrobeScreen()
        } pose: {
          for section in 0..<$0.tableView.numberOfSections {
            $0.tableView.selectRow(
              at: IndexPath(row: 1, section: section), animated: false, scrollPosition: .none)
          }
        },
        GalleryScene("wardrobe-below", "Further below, a row is selected in another colour") {
          WardrobeScreen()
        } pose: {
          // Counted from the last section, which has no card.
          let last = $0.tableView.numberOfSections - 1
          $0.tableView.selectRow(
            at: IndexPath(row: 0, section: last - 4), animated: false, scrollPosition: .none)
          $0.tableView.scrollToRow(
            at: IndexPath(row: 1, section: last), at: .bottom, animated: false)
        },
        GalleryScene(
          "wardrobe-inset-grouped", "On an inset-grouped table the shape is the system's"
        ) {
          WardrobeScreen(tableStyle: .insetGrouped)
        },
      ]
    case .chat:
      [
        GalleryScene("chat", "As it opens") { ChatScreen() },
        GalleryScene("chat-said", "Something more has been said") {
          ChatScreen()
        } pose: {
          $0.say("That is the first program.", from: "Charles")
        },
        GalleryScene("chat-menu", "A row's context menu lifts its part of the card") {
          ChatScreen()
        } pose: {
          $0.tableView.dim(exceptRowAt: IndexPath(row: 6, section: 0))
        },
      ]
    case .contacts:
      [
        GalleryScene("contacts-before", "With UITableViewDiffableDataSource") {
          PlainContactsScreen()
        },
        GalleryScene("contacts", "With RoundedDiffableDataSource") { ContactsScreen() },
        GalleryScene("contacts-swiped", "A row is swiped") {
          ContactsScreen()
        } pose: {
          HeadlessHand($0.tableView).swipe(IndexPath(row: 1, section: 0))
        },
        GalleryScene("contacts-chosen", "Several rows are chosen while the table is edited") {
          ContactsScreen()
        } pose: {
          $0.tableView.allowsMultipleSelectionDuringEditing = true
          $0.setEditing(true, animated: false)
          for row in 0...1 {
            $0.tableView.selectRow(
              at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
          }
        },
        GalleryScene("contacts-sideways", "Held sideways") {
          $0 = $0.rotated
        } screen: {
          ContactsScreen()
        },
        GalleryScene("contacts-largest", "In the largest text size") {
          $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        } screen: {
          ContactsScreen()
        },
      ]
    case .customCells:
      [
        GalleryScene("custom-cells-before", "Without cards") {
          CustomCellsScreen()
        } pose: {
          $0.showsCards = false
        },
        GalleryScene("custom-cells", "With cards") { CustomCellsScreen() },
        GalleryScene("custom-cells-selected", "Rows with colours of their own are selected") {
          CustomCellsScreen()
        } pose: {
          $0.tableView.allowsMultipleSelection = true
          for row in 0...1 {
            $0.tableView.selectRow(
              at: IndexPath(row: row, section: 1), animated: false, scrollPosition: .none)
          }
        },
      ]
    case .customLook:
      [
        GalleryScene("custom-look", "As it opens") { CustomLookScreen() },
        GalleryScene("custom-look-off", "Taken off") {
          CustomLookScreen()
        } pose: {
          $0.showsCards = false
        },
      ]
    case .contents:
      [GalleryScene("contents", "As it opens") { ContentsScreen() }]
    case .selfCheck:
      [GalleryScene("self-check", "As it opens") { SelfCheckScreen() }]
    }
  }
}
