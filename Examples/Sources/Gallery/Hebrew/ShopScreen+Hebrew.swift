import Screens
import UIKit

extension ShopScreen {
  /// The screen in the language of the device.
  static var inLanguage: ShopScreen {
    guard GalleryLanguage.current == .hebrew else { return ShopScreen() }
    let screen = ShopScreen(hebrew)
    screen.title = "שוק"
    return screen
  }

  private static let hebrew = Market(
    shelves: [
      .init(
        "פירות וירקות",
        [
          Product(.apples, "תפוחים", "קילוגרם", price: 240),
          Product(.bananas, "בננות", "קילוגרם", price: 180),
          Product(.carrots, "גזר", "צרור", price: 150),
        ]),
      .init(
        "מהדלפק",
        [
          Product(.bread, "לחם שיפון", "750 גרם", price: 420),
          Product(.cheese, "גבינת הרים", "300 גרם", price: 560),
        ]),
    ], basket: "הסל", total: "סך הכול", currency: "₪")
}
