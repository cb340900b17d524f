import Screens
import UIKit

extension AccountsScreen {
  /// The screen in the language of the device.
  static var inLanguage: AccountsScreen {
    guard GalleryLanguage.current == .hebrew else { return AccountsScreen() }
    let screen = AccountsScreen(hebrew, sum: "₪17,582.95", caption: "כל החשבונות")
    screen.title = "חשבונות"
    return screen
  }

  private static let hebrew = [
    Account(
      id: 1, look: .everyday, name: "עובר ושב", number: "•••• 4711", balance: "₪2,480.20",
      entries: [
        .init("מאפייה", "−₪4.60"), .init("משכורת", "+₪3,120.00"), .init("שכר דירה", "−₪980.00"),
      ]),
    Account(
      id: 2, look: .savings, name: "חיסכון", number: "•••• 0815", balance: "₪9,150.00",
      entries: [.init("הוראת קבע", "+₪250.00"), .init("ריבית", "+₪18.30")]),
    Account(
      id: 3, look: .travel, name: "ליסבון ביוני", number: "•••• 1968", balance: "₪640.00",
      entries: [.init("טיסה", "−₪210.00"), .init("מעובר ושב", "+₪300.00")]),
    Account(
      id: 4, look: .shares, name: "מניות", number: "•••• 2718", balance: "₪5,312.75",
      entries: [.init("קרן עולמית", "+₪86.10"), .init("עמלה", "−₪2.40")]),
  ]
}
