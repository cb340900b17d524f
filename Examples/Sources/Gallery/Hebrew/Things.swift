import Screens
import UIKit

/// Things to buy, in the language of the device.
@MainActor enum Things {
  private static let hebrew = [
    "Milk": "חלב", "Bread": "לחם", "Apples": "תפוחים", "Honey": "דבש", "Pears": "אגסים",
    "Tea": "תה",
    "Jam": "ריבה", "To buy": "לקנות", "Bought": "נקנו", "Today": "היום", "Yesterday": "אתמול",
    "Order 1042": "הזמנה 1042", "Coffee": "קפה", "Teapot": "קומקום", "Cups": "ספלים",
    "Rent": "שכר דירה",
    "Paid": "שולם", "Overdue": "באיחור", "Gym": "חדר כושר", "Phone": "טלפון", "Ada": "עדה",
    "Charles": "צ׳רלס", "Mary": "מרי",
  ]

  /// A word, in the language of the device.
  static func text(_ english: String) -> String {
    GalleryLanguage.current == .hebrew ? hebrew[english] ?? english : english
  }

  /// Lists of things, by their names.
  static func lists(_ lists: [(String, [String])]) -> [ShoppingScreen.List] {
    lists.map { name, things in
      ShoppingScreen.List(
        text(name), things.map(text), color: name == "Bought" ? .tealCard : .indigoCard)
    }
  }
}
