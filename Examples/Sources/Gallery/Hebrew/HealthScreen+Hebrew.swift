import Screens
import UIKit

extension HealthScreen {
  /// The screen in the language of the device.
  static var inLanguage: HealthScreen {
    guard GalleryLanguage.current == .hebrew else { return HealthScreen() }
    let screen = HealthScreen(hebrew, spans: ["יום", "שבוע"])
    screen.title = "בריאות"
    return screen
  }

  private static let hebrew = [
    Metric(
      .activity, "פעילות",
      spans: [
        .init(
          "412 קלוריות", bars: [0.1, 0.2, 0.7, 0.3, 0.2, 0.5, 1, 0.6, 0.2, 0.1],
          details: [["צעדים", "8,204"], ["קומות", "11"]]),
        .init(
          "2,930 קלוריות", bars: [0.6, 0.8, 0.5, 0.9, 0.7, 1, 0.4],
          details: [["צעדים ביום", "7,610"]]),
      ]),
    Metric(
      .heart, "דופק",
      spans: [
        .init(
          "61 לדקה", bars: [0.4, 0.35, 0.4, 0.5, 0.8, 0.6, 0.45, 1, 0.5, 0.4],
          details: [["במנוחה", "54"], ["הגבוה ביותר", "148"]]),
        .init(
          "63 לדקה", bars: [0.5, 0.6, 0.45, 0.7, 0.6, 0.9, 0.5],
          details: [["במנוחה", "55"], ["הגבוה ביותר", "162"]]),
      ]),
    Metric(
      .sleep, "שינה",
      spans: [
        .init(
          "7:24 שעות", bars: [0.3, 0.7, 0.9, 0.6, 1, 0.8, 0.5, 0.9, 0.6, 0.2],
          details: [["שינה עמוקה", "1:30"], ["התעוררויות", "2"]]),
        .init(
          "7:10 שעות", bars: [0.7, 0.8, 0.65, 0.75, 0.9, 1, 0.85],
          details: [["שינה עמוקה", "1:24"]]),
      ]),
    Metric(
      .daylight, "אור יום",
      spans: [
        .init(
          "1:05 שעות", bars: [0.05, 0.1, 0.3, 0.25, 0.9, 1, 0.4, 0.6, 0.2, 0.05],
          details: [["ההליכה הארוכה ביותר", "38 דקות"]]),
        .init(
          "6:50 שעות", bars: [0.4, 0.5, 0.3, 0.6, 0.55, 1, 0.9],
          details: [["היום הטוב ביותר", "שבת"]]),
      ]),
  ]
}
