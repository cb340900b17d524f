import Screens
import UIKit

extension DirectoryScreen {
  /// The screen in the language of the device.
  static var inLanguage: DirectoryScreen {
    guard GalleryLanguage.current == .hebrew else { return DirectoryScreen() }
    let screen = DirectoryScreen(hebrew)
    screen.title = "ספר טלפונים"
    return screen
  }

  /// As many people as are in sight in a film.
  static var short: DirectoryScreen {
    DirectoryScreen(Array((GalleryLanguage.current == .hebrew ? hebrew : Contact.all).prefix(4)))
  }

  private static let hebrew = [
    Contact(name: "אביגיל כהן", telephone: "02 555 0118"),
    Contact(name: "אורי לוי", telephone: "03 555 0112"),
    Contact(name: "איתן מזרחי", telephone: "04 555 0123"),
    Contact(name: "ברק פרץ", telephone: "08 555 0181"),
    Contact(name: "גיל ביטון", telephone: "09 555 0130"),
    Contact(name: "גלית דהן", telephone: "02 555 0173"),
    Contact(name: "דנה אברהם", telephone: "03 555 0149"),
    Contact(name: "הדס פרידמן", telephone: "04 555 0172"),
    Contact(name: "הילה שפירא", telephone: "08 555 0111"),
    Contact(name: "הראל אזולאי", telephone: "09 555 0124"),
    Contact(name: "ורד גבאי", telephone: "02 555 0102"),
    Contact(name: "זיו חדד", telephone: "03 555 0109"),
    Contact(name: "חן עמר", telephone: "04 555 0114"),
    Contact(name: "טל יוסף", telephone: "08 555 0115"),
    Contact(name: "יעל מלכה", telephone: "09 555 0127"),
  ]
}
