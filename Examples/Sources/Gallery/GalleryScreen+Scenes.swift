import Screens
@_spi(Headless) import UIKit

extension GalleryScreen {
  /// What is drawn of the screen.
  @MainActor package var scenes: [GalleryScene] {
    switch self {
    case .phoneSettings:
      [
        GalleryScene("phone-settings", "As it opens") { PhoneSettingsScreen() },
        GalleryScene("phone-settings-offline", "Airplane mode takes two rows out of a card") {
          PhoneSettingsScreen()
        } pose: {
          $0.turnOnAirplaneMode()
        },
      ]
    case .profile:
      [
        GalleryScene("profile", "As it opens") { ProfileScreen() },
        GalleryScene("profile-blocked", "The caller is blocked") {
          ProfileScreen()
        } pose: {
          let table: UITableView = $0.tableView
          let section = table.numberOfSections - 1
          HeadlessHand(table).tap(
            IndexPath(row: table.numberOfRows(inSection: section) - 1, section: section))
        },
      ]
    case .shop:
      [
        GalleryScene("shop", "As it opens") { ShopScreen() },
        GalleryScene("shop-basket", "Things in the basket, and their total") {
          ShopScreen()
        } pose: {
          let hand = HeadlessHand($0.tableView)
          for row in [(0, 0), (1, 2), (1, 0), (2, 0)] {
            hand.tap(IndexPath(row: row.1, section: row.0))
            HeadlessClock.advance(by: 1)
          }
        },
        GalleryScene("shop-swiped", "A swipe shows what can be done with a product") {
          ShopScreen()
        } pose: {
          HeadlessHand($0.tableView).swipe(IndexPath(row: 0, section: 0))
        },
      ]
    case .notifications:
      [
        GalleryScene("notifications", "As it opens") { NotificationsScreen() },
        GalleryScene("notifications-received", "A new one arrives, another is swiped") {
          NotificationsScreen()
        } pose: {
          $0.receive()
          HeadlessClock.advance(by: 1)
          HeadlessHand($0.tableView).swipe(IndexPath(row: 2, section: 0))
        },
      ]
    case .form:
      [
        GalleryScene("form", "Half filled in") {
          FormScreen()
        } pose: {
          $0.fillIn(name: "Ada Byron", email: "ada@example", password: "")
        },
        GalleryScene("form-complaints", "Complaints are rows of their cards") {
          FormScreen()
        } pose: {
          $0.fillIn(name: "Ada Byron", email: "ada@example", password: "1815")
          $0.submit()
        },
      ]
    case .shopping:
      [
        GalleryScene("shopping", "Some lists") {
          ShoppingScreen()
        } pose: {
          $0.showExample()
        },
        GalleryScene("shopping-editing", "Rows can be dragged, also to another list") {
          ShoppingScreen()
        } pose: {
          $0.showExample()
          $0.setEditing(true, animated: false)
        },
      ]
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
    case .order:
      [
        GalleryScene("order", "A shadow round the card, and the header inside") { OrderScreen() },
        GalleryScene("order-open", "A line is open") {
          OrderScreen()
        } pose: {
          $0.toggle("Coffee", animated: false)
        },
        GalleryScene("order-gradient", "One gradient across five rows") {
          OrderScreen(look: .gradient)
        } pose: {
          $0.toggle("Teapot", animated: false)
        },
        GalleryScene(
          "order-material", "A material over stripes: drawn as a translucent colour, not blurred"
        ) {
          OrderScreen(look: .material)
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
          $0.tableView.openMenu(forRowAt: IndexPath(row: 6, section: 0))
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

extension ShoppingScreen {
  fileprivate func showExample() {
    show(
      [
        List("Market", ["Apples", "Carrots", "Pears"]), List("Bakery", ["Bread", "Rolls"]),
        List("In the basket", ["Tea"]),
      ], animated: false)
  }
}

extension PhoneSettingsScreen {
  fileprivate func turnOnAirplaneMode() {
    let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 1))
    let toggle = cell?.accessoryView as? UISwitch
    toggle?.setOn(true, animated: false)
    toggle?.sendActions(for: .valueChanged)
  }
}
