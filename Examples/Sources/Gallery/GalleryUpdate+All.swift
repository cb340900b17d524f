import Screens
@_spi(Headless) import UIKit

extension GalleryUpdate {
  /// The updates of the gallery, each of which changes what corners some row has that stays.
  package static var all: [GalleryUpdate] {
    [
      GalleryUpdate(
        "update-append", "A row is appended after the last",
        from: [.init("To buy", ["Milk", "Bread"])],
        to: [.init("To buy", ["Milk", "Bread", "Apples"])],
        size: CGSize(width: 240, height: 220)),
      GalleryUpdate(
        "update-delete", "The first row is deleted",
        from: [.init("To buy", ["Milk", "Bread", "Apples"])],
        to: [.init("To buy", ["Bread", "Apples"])],
        size: CGSize(width: 240, height: 220)),
      GalleryUpdate(
        "update-single", "A single row becomes the top of two",
        from: [.init("To buy", ["Milk"])],
        to: [.init("To buy", ["Milk", "Bread"])],
        size: CGSize(width: 240, height: 180)),
      GalleryUpdate(
        "update-move", "A row moves to another section",
        from: [.init("To buy", ["Milk", "Bread"]), .init("Bought", ["Apples", "Pears"])],
        to: [.init("To buy", ["Milk"]), .init("Bought", ["Apples", "Bread", "Pears"])],
        size: CGSize(width: 240, height: 340)),
      GalleryUpdate(
        "update-section", "A whole section is deleted",
        from: [
          .init("To buy", ["Milk", "Bread"]), .init("Later", ["Soap", "Candles"]),
          .init("Bought", ["Apples"]),
        ],
        to: [.init("To buy", ["Milk", "Bread"]), .init("Bought", ["Apples"])],
        size: CGSize(width: 240, height: 400)),
    ]
  }

  /// Updates of cards that are drawn once, behind their rows.
  package static var acrossCards: [GalleryUpdate] {
    let size = CGSize(width: 300, height: 380)
    return [
      GalleryUpdate(
        "update-grows", "A card with its header and a shadow grows", look: .shadow, size: size
      ) { $0.toggle("Coffee", animated: $1) },
      GalleryUpdate(
        "update-splits", "A card with one gradient falls into two", look: .gradient, size: size
      ) { $0.toggleSplit(animated: $1) },
    ]
  }
}
