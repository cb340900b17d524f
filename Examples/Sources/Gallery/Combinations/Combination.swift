import Screens
@_spi(Headless) import UIKit

/// A look of the sheet, or two of them in one small table.
@MainActor package struct Combination {
  /// The looks, in the order of the sheet.
  package let looks: [CombinedLook]

  /// Each look alone, and each with each of the others with which it can be chosen.
  package static var all: [Combination] {
    let looks = CombinedLook.all
    return looks.enumerated().flatMap { index, look in
      [Combination(looks: [look])]
        + looks[(index + 1)...].filter(look.goes).map { Combination(looks: [look, $0]) }
    }
  }

  /// The beginning of the picture's file name.
  package var name: String { "pair-" + looks.map(\.name).joined(separator: "-and-") }

  package var title: String { looks.map(\.title).joined(separator: ", ") }

  /// The table, with a title, a note below the first card, and a second card.
  var look: Look {
    let combined = looks
    let isTranslucent = looks.contains(where: \.isTranslucent)
    let textColor = looks.compactMap(\.textColor).first
    var look = Look(
      name, title,
      sections: [("To buy", ["Milk", "Bread", "Apples"]), ("Bought", ["Tea"])],
      textColor: textColor ?? .label, background: .plate, code: ""
    ) { dataSource in
      for look in combined { look.apply(dataSource) }
    }
    look.width = 240
    look.rowHeight = 44
    look.footers = ["Today", nil]
    look.titleColor = combined.contains(where: \.enclosesHeader) ? textColor : nil
    look.footerColor = combined.contains(where: \.enclosesFooter) ? textColor : nil
    if isTranslucent {
      look.backdrop = {
        let photo = UIImageView(image: .landscape(CGSize(width: 240, height: 380)))
        photo.contentMode = .scaleAspectFill
        return photo
      }
    }
    look.change = { device in for look in combined { look.change(&device) } }
    look.furnish = { cell in for look in combined { look.furnish(cell) } }
    look.pose = { screen in for look in combined { look.pose(screen) } }
    return look
  }

  /// Draws the table on the newest system, in light and from left to right, unless a look says
  /// otherwise.
  package var svg: String { look.svg(on: GalleryLook().device) }
}
