import RoundedTable
@_spi(Headless) import UIKit

extension Look {
  /// What the complete screen of the README shows.
  package static var completeScreen: Look {
    Look(
      "complete-screen", "Contacts: a card with a yellow outline for favorites, and one for others",
      sections: [(nil, ["Ada", "Bea"]), (nil, ["Cleo"])], background: .systemGroupedBackground,
      code: ""
    ) { dataSource in
      dataSource.style.radius = 20
      dataSource.sectionStyle = { section, style in
        if section == 0 { style.outline = CardOutline(color: .systemYellow, width: 2) }
      }
    }
  }

  /// One look for each recipe that has no screen of its own, and what the first tutorial makes.
  package static var recipes: [Look] { [first, hosted, objectIDs, baseClass] }

  private static var first: Look {
    Look(
      "first-card", "The first card", sections: [(nil, ["Good morning", "Lunch at noon?"])],
      background: .systemGroupedBackground, code: ""
    ) { _ in }
  }

  private init(
    recipe name: String, _ caption: String, _ sections: [(title: String?, rows: [String])]
  ) {
    self.init(name, caption, sections: sections, code: "") { $0.style.radius = 20 }
  }

  /// Rows with a hosting configuration, for whose SwiftUI content views stand.
  private static var hosted: Look {
    var look = Look(
      recipe: "recipe-hosted", "Rows with SwiftUI content", [(nil, ["Bread", "Milk", "Apples"])])
    look.furnish = { cell in
      let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
      cell.contentConfiguration = UIHostingConfiguration { Self.rated(text) }
    }
    return look
  }

  private static func rated(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .headline)
    let rating = ["Bread": 5, "Milk": 3][text] ?? 4
    let stars = (0..<5).map { number in
      let star = UIImageView(image: UIImage(systemName: number < rating ? "star.fill" : "star"))
      star.tintColor = .systemOrange
      return star
    }
    let row = UIStackView(arrangedSubviews: [label, UIView()] + stars)
    row.spacing = 4
    row.alignment = .center
    return row
  }

  private static var objectIDs: Look {
    Look(
      recipe: "recipe-object-ids", "Rows of managed objects, under their section's name",
      [("Today", ["Call the dentist", "Pay the rent"]), ("Later", ["Oil the bicycle"])])
  }

  private static var baseClass: Look {
    Look(
      recipe: "recipe-base-class", "Two lists of one base class, in cards of one style",
      [("Section 0", ["Ada", "Charles"]), ("Section 1", ["Mary"])])
  }
}
