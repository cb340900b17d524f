import Screens
@_spi(Headless) import UIKit

extension GalleryScreen {
  /// What is drawn of the screen.
  @MainActor package var scenes: [GalleryScene] {
    switch self {
    case .accounts:
      [
        GalleryScene("accounts", "All collapsed") { AccountsScreen.inLanguage },
        GalleryScene("accounts-open", "One account expanded") {
          AccountsScreen.inLanguage
        } pose: {
          $0.toggle(1, animated: false)
        },
      ]
    case .trip:
      [
        GalleryScene("trip", "Flight on time") { TripScreen.inLanguage },
        GalleryScene("trip-delayed", "Flight delayed, stop added") {
          TripScreen.inLanguage
        } pose: {
          $0.delayFlight()
          $0.addIdea()
        },
      ]
    case .directory:
      [
        GalleryScene("directory", "Scrolled, two rows beneath their letter") {
          DirectoryScreen.inLanguage
        } pose: {
          // A bar before iOS 26 would show the sky through its material.
          $0.navigationController?.navigationBar.barTintColor = $0.tableView.backgroundColor
          $0.tableView.contentOffset = $0.tableView.offset(beginningWith: [4, 2])
        }
      ]
    case .health:
      [
        GalleryScene("health", "All collapsed") { HealthScreen.inLanguage },
        GalleryScene("health-open", "One card expanded") {
          HealthScreen.inLanguage
        } pose: {
          $0.toggle(section: 1, animated: false)
        },
      ]
    case .chat:
      [
        GalleryScene("chat", "Two days of messages", below: ChatScreen.chats) {
          $0.shortenPad()
        } screen: {
          ChatScreen.inLanguage
        },
        GalleryScene("chat-said", "A new message joins the card", below: ChatScreen.chats) {
          $0.shortenPad()
        } screen: {
          ChatScreen.inLanguage
        } pose: {
          $0.answer()
        },
      ]
    case .shop:
      [
        GalleryScene("shop", "Nothing in the basket yet") { ShopScreen.inLanguage },
        GalleryScene("shop-basket", "Basket with its total") {
          ShopScreen.inLanguage
        } pose: {
          let hand = HeadlessHand($0.tableView)
          for row in [(0, 0), (1, 1), (1, 0)] {
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
        GalleryScene("form-errors", "Validation errors as rows") {
          FormScreen()
        } pose: {
          $0.fillIn(name: "Ada Byron", email: "ada@example", password: "1815")
          $0.submit()
        },
      ]
    case .reminders:
      [
        GalleryScene("reminders", "One late reminder, in a red card") { RemindersScreen() },
        GalleryScene("reminders-done", "Late reminder done, another added") {
          RemindersScreen()
        } pose: {
          HeadlessHand($0.tableView).tap(IndexPath(row: 0, section: 0))
          HeadlessClock.advance(by: 1)
          $0.add("Buy stamps")
        },
      ]
    case .delivery:
      [
        GalleryScene("delivery", "Gift rows hidden") { DeliveryScreen() },
        GalleryScene("delivery-present", "Gift rows shown") {
          DeliveryScreen()
        } pose: {
          $0.isPresent = true
        },
      ]
    case .expanding:
      [
        GalleryScene("expanding", "All folders collapsed") { ExpandingScreen() },
        GalleryScene("expanding-open", "One folder expanded") {
          ExpandingScreen()
        } pose: {
          $0.toggle(section: 0, animated: false)
        },
      ]
    case .shopping:
      [
        GalleryScene("shopping", "Three lists") {
          ShoppingScreen()
        } pose: {
          $0.showExample()
        },
        GalleryScene("shopping-editing", "Editing") {
          ShoppingScreen()
        } pose: {
          $0.showExample()
          $0.setEditing(true, animated: false)
        },
      ]
    case .customLook:
      [
        GalleryScene("custom-look", "With cards") { CustomLookScreen() },
        GalleryScene("custom-look-off", "Cards removed with uninstall()") {
          CustomLookScreen()
        } pose: {
          $0.showsCards = false
        },
      ]
    case .wardrobe:
      [
        GalleryScene("wardrobe", "Scrolled to the top") { WardrobeScreen() },
        GalleryScene("wardrobe-below", "Scrolled to the end, with a selected row") {
          WardrobeScreen()
        } pose: {
          // Counted from the last section, which has no card.
          let last = $0.tableView.numberOfSections - 1
          $0.tableView.selectRow(
            at: IndexPath(row: 0, section: last - 2), animated: false, scrollPosition: .none)
          $0.tableView.scrollToRow(
            at: IndexPath(row: 1, section: last), at: .bottom, animated: false)
        },
      ]
    case .tutorial:
      [
        GalleryScene("tutorial", "Two plain rows above a card") { TutorialScreen() },
        GalleryScene("tutorial-editing", "Editing") {
          TutorialScreen()
        } pose: {
          $0.setEditing(true, animated: false)
        },
      ]
    case .settings:
      [
        GalleryScene("settings", "Full screen") { SettingsScreen() },
        GalleryScene("settings-narrow", "600 points wide") {
          $0.resize(width: 600)
        } screen: {
          SettingsScreen()
        },
        GalleryScene("settings-phone", "390 points wide: rows from edge to edge, without cards") {
          $0.resize(width: 390)
        } screen: {
          SettingsScreen()
        },
        GalleryScene("settings-rounder", "Larger radius") {
          SettingsScreen()
        } pose: {
          $0.radius = 20
        },
      ]
    case .gradient:
      [
        GalleryScene("gradient", "Default contrast") { GradientScreen() },
        GalleryScene("gradient-contrast", "With Increase Contrast") {
          $0.accessibilityContrast = .high
        } screen: {
          GradientScreen()
        },
      ]
    }
  }
}

extension HeadlessDevice {
  /// A window on a pad that isn't much higher than what's in it.
  fileprivate mutating func shortenPad() {
    if userInterfaceIdiom == .pad { size.height = 760 }
  }

  /// A window of another width, as tall as a phone's.
  fileprivate mutating func resize(width: CGFloat) {
    size = CGSize(width: width, height: HeadlessDevice.phone.size.height)
    horizontalSizeClass = .compact
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
