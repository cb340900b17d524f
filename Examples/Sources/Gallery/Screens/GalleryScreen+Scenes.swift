import Screens
@_spi(Headless) import UIKit

extension GalleryScreen {
  /// What is drawn of the screen.
  @MainActor package var scenes: [GalleryScene] {
    switch self {
    case .accounts:
      [
        GalleryScene("accounts", "As it opens") { AccountsScreen.inLanguage },
        GalleryScene("accounts-open", "An account is open") {
          AccountsScreen.inLanguage
        } pose: {
          $0.toggle(1, animated: false)
        },
      ]
    case .trip:
      [
        GalleryScene("trip", "As it opens") { TripScreen.inLanguage },
        GalleryScene("trip-delayed", "The flight is late, and something is added") {
          TripScreen.inLanguage
        } pose: {
          $0.delayFlight()
          $0.addIdea()
        },
      ]
    case .health:
      [
        GalleryScene("health", "As it opens") { HealthScreen.inLanguage },
        GalleryScene("health-open", "A card is open") {
          HealthScreen.inLanguage
        } pose: {
          $0.toggle(section: 1, animated: false)
        },
      ]
    case .chat:
      [
        GalleryScene("chat", "As it opens") { ChatScreen.inLanguage },
        GalleryScene("chat-said", "Something more is said") {
          ChatScreen.inLanguage
        } pose: {
          $0.answer()
        },
      ]
    case .shop:
      [
        GalleryScene("shop", "As it opens") { ShopScreen.inLanguage },
        GalleryScene("shop-basket", "Things in the basket, and their total") {
          ShopScreen.inLanguage
        } pose: {
          let hand = HeadlessHand($0.tableView)
          for row in [(0, 0), (1, 2), (1, 0)] {
            hand.tap(IndexPath(row: row.1, section: row.0))
            HeadlessClock.advance(by: 1)
          }
        },
      ]
    case .contacts:
      [
        GalleryScene("contacts-before", "With UITableViewDiffableDataSource") {
          PlainContactsScreen()
        },
        GalleryScene("contacts", "With RoundedDiffableDataSource") { ContactsScreen() },
      ]
    case .customCells:
      [
        GalleryScene("custom-cells-before", "Without cards") {
          CustomCellsScreen()
        } pose: {
          $0.showsCards = false
        },
        GalleryScene("custom-cells", "With cards") { CustomCellsScreen() },
      ]
    case .form:
      [
        GalleryScene("form", "Half filled in") {
          FormScreen()
        } pose: {
          $0.fillIn(name: "Ada Byron", email: "ada@example", password: "")
        },
        GalleryScene("form-complaints", "What is wrong is said below it") {
          FormScreen()
        } pose: {
          $0.fillIn(name: "Ada Byron", email: "ada@example", password: "1815")
          $0.submit()
        },
      ]
    case .reminders:
      [
        GalleryScene("reminders", "As it opens") { RemindersScreen() },
        GalleryScene("reminders-done", "What was late is done, and something is added") {
          RemindersScreen()
        } pose: {
          HeadlessHand($0.tableView).tap(IndexPath(row: 0, section: 0))
          HeadlessClock.advance(by: 1)
          $0.add("Buy stamps")
        },
      ]
    case .delivery:
      [
        GalleryScene("delivery", "Two rows of a card are hidden") { DeliveryScreen() },
        GalleryScene("delivery-present", "They are shown") {
          DeliveryScreen()
        } pose: {
          $0.isPresent = true
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
    case .customLook:
      [
        GalleryScene("custom-look", "As it opens") { CustomLookScreen() },
        GalleryScene("custom-look-off", "Taken off") {
          CustomLookScreen()
        } pose: {
          $0.showsCards = false
        },
      ]
    case .wardrobe:
      [
        GalleryScene("wardrobe", "As it opens") { WardrobeScreen() },
        GalleryScene("wardrobe-below", "Further below, a row is selected in another color") {
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
          "wardrobe-inset-grouped", "On an inset-grouped table the shape is the system’s"
        ) {
          WardrobeScreen(tableStyle: .insetGrouped)
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
    }
  }
}

extension ShoppingScreen {
  fileprivate func showExample() {
    show(
      [
        List("Market", ["Apples", "Carrots", "Pears"]),
        List("Bakery", ["Bread", "Rolls"], color: .tealCard), List("In the basket", ["Tea"]),
      ], animated: false)
  }
}
