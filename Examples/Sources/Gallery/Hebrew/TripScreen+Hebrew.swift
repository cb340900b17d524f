import Screens
import UIKit

extension TripScreen {
  /// The screen in the language of the device.
  static var inLanguage: TripScreen {
    guard GalleryLanguage.current == .hebrew else { return TripScreen() }
    let screen = TripScreen(hebrew)
    screen.title = "ליסבון"
    return screen
  }

  private static let hebrew = Trip(
    flight: .init(
      route: "ציריך – ליסבון", number: "יום שישי, LX 2084",
      details: [["עלייה למטוס", "9:25"], ["שער", "B 24"]],
      delay: "עיכוב של 40 דקות",
      delayedDetails: [["עלייה למטוס", "10:05"], ["שער", "B 24"]]),
    days: [
      .init(
        "יום שישי",
        [
          .init("bed.double.fill", "קאזה דו לארגו", "קבלת החדר", "15:00"),
          .init("tram.fill", "חשמלית 28", "לארגו דה גראסה", "17:30"),
          .init("fork.knife", "טברנה דה רואה", "שולחן לשניים", "20:00"),
        ]),
      .init("שבת", [.init("camera.fill", "בלם", "המגדל והגנים", "10:00")]),
    ],
    ideas: [.init("cart", "השוק", "צהריים בין הדוכנים", "13:00")])
}
