import RoundedTable
import Screens
@_spi(Headless) import UIKit

extension Look {
  /// The looks of the gallery.
  ///
  /// A test holds each one's code against the closure below it.
  package static var all: [Look] {
    unheardOf + [gradient, oneCardEach, shadow, outline, divided, rows]
  }

  /// Those that no table view had.
  static var unheardOf: [Look] { [material, rowsApart] }

  static var material: Look {
    var look = Look(
      "look-material", "A material over a photo, with the header inside",
      sections: [("To buy", ["Milk", "Bread", "Apples"])],
      code: """
        dataSource.style.enclosesHeader = true
        dataSource.style.fill = .material(.systemMaterial)
        """
    ) { dataSource in
      dataSource.style.enclosesHeader = true
      dataSource.style.fill = .material(.systemMaterial)
    }
    look.backdrop = {
      let photo = UIImageView(image: .landscape(CGSize(width: 440, height: 280)))
      photo.contentMode = .top
      return photo
    }
    return look
  }

  static var rowsApart: Look {
    Look(
      "look-gaps", "Gaps between the rows of a card",
      sections: [(nil, ["Coffee", "Teapot", "Cups"])],
      code: """
        dataSource.style.radius = 22
        dataSource.style.rowSpacing = 6
        dataSource.style.innerRadius = 8
        """
    ) { dataSource in
      dataSource.style.radius = 22
      dataSource.style.rowSpacing = 6
      dataSource.style.innerRadius = 8
    }
  }

  /// Not a look of the gallery's, but what moves in one of its strips.
  static var twoCards: Look {
    Look(
      "two-cards", "", sections: [(nil, ["Milk", "Bread"]), (nil, ["Tea", "Pears"])],
      textColor: .white, background: .systemGroupedBackground, code: ""
    ) { dataSource in
      dataSource.style.radius = 18
      dataSource.style.separator = nil
      dataSource.sectionStyle = { section, style in
        style.fill = .color(section == 0 ? .indigoCard : .tealCard)
      }
    }
  }

  /// Another.
  static var oneCard: Look {
    Look(
      "one-card", "", sections: [(nil, ["Milk", "Bread", "Apples"])], textColor: .white,
      background: .systemGroupedBackground, code: ""
    ) { dataSource in
      dataSource.style.radius = 18
      dataSource.style.fill = .color(.indigoCard)
      dataSource.style.separator = CardSeparator(color: .white.withAlphaComponent(0.25))
      dataSource.style.separatesSwipedRows = true
    }
  }

  static var gradient: Look {
    Look(
      "look-gradient", "One gradient across each card",
      sections: [(nil, ["Ada", "Bea"]), (nil, ["Cleo"])], textColor: .white,
      code: """
        dataSource.style.radius = 24
        dataSource.style.separator = CardSeparator(color: .white.withAlphaComponent(0.3))
        dataSource.style.fill = .gradient(
          CardGradient(colors: [.systemIndigo, .purple], direction: .diagonal))
        """
    ) { dataSource in
      dataSource.style.radius = 24
      dataSource.style.separator = CardSeparator(color: .white.withAlphaComponent(0.3))
      dataSource.style.fill = .gradient(
        CardGradient(colors: [.systemIndigo, .purple], direction: .diagonal))
    }
  }

  static var oneCardEach: Look {
    Look(
      "look-one-each", "One card per row",
      sections: [(nil, ["Ada", "Bea"]), (nil, ["Cleo"])], textColor: .white,
      code: """
        dataSource.cardID = { name in name }  // one card per row
        dataSource.style.cardSpacing = 8
        dataSource.style.radius = 18
        dataSource.style.fill = .color(.systemIndigo)
        """
    ) { dataSource in
      dataSource.cardID = { name in name }  // one card per row
      dataSource.style.cardSpacing = 8
      dataSource.style.radius = 18
      dataSource.style.fill = .color(.systemIndigo)
    }
  }

  static var shadow: Look {
    Look(
      "look-shadow", "Header inside, shadow outside",
      sections: [("Order 1042", ["Coffee", "Teapot", "Cups"])],
      code: """
        dataSource.style.radius = 20
        dataSource.style.enclosesHeader = true
        dataSource.style.shadow = CardShadow(
          color: .systemIndigo, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
        """
    ) { dataSource in
      dataSource.style.radius = 20
      dataSource.style.enclosesHeader = true
      dataSource.style.shadow = CardShadow(
        color: .systemIndigo, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
    }
  }

  static var outline: Look {
    Look(
      "look-outline", "Outline, no separators",
      sections: [(nil, ["Coffee", "Teapot", "Cups"])],
      code: """
        dataSource.style.radius = 24
        dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
        dataSource.style.separator = nil
        """
    ) { dataSource in
      dataSource.style.radius = 24
      dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
      dataSource.style.separator = nil
    }
  }

  static var divided: Look {
    Look(
      "look-divided", "Two cards in one section, and a row outside them",
      sections: [(nil, ["Ada", "Charles", "Yesterday", "Mary"])], textColor: .white,
      code: """
        dataSource.cardID = { row in row.hasSuffix("day") ? nil : "card" }
        dataSource.style.topRadius = 26
        dataSource.style.bottomRadius = 8
        dataSource.style.fill = .color(.systemIndigo)
        """
    ) { dataSource in
      dataSource.cardID = { row in row.hasSuffix("day") ? nil : "card" }
      dataSource.style.topRadius = 26
      dataSource.style.bottomRadius = 8
      dataSource.style.fill = .color(.systemIndigo)
    }
  }

  static var rows: Look {
    Look(
      "look-rows", "One row in another color", sections: [(nil, ["Rent", "Gym", "Phone"])],
      code: """
        dataSource.rowStyle = { row, style in
          if row == "Rent" { style.color = .systemOrange.withAlphaComponent(0.4) }
        }
        """
    ) { dataSource in
      dataSource.rowStyle = { row, style in
        if row == "Rent" { style.color = .systemOrange.withAlphaComponent(0.4) }
      }
    }
  }
}
