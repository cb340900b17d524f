import Screens
import UIKit

/// What the tables of the looks that can be chosen have in common: rows, titles and what is behind.
@MainActor package enum ChoiceTable {
  package static let sections: [(title: String, rows: [String])] = [
    ("To buy", ["Milk", "Bread", "Apples"]), ("Bought", ["Tea", "Pears"]),
    ("Later", ["Coffee"]),
  ]

  package static func prepare(_ tableView: UITableView, for choice: LookChoice) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 44
    // A picture shows something above the cards.
    tableView.contentInset.top = 16
    tableView.backgroundColor = .systemGroupedBackground
    if choice.fill.isSeenThrough {
      let photo = UIImageView(image: .landscape(ChoicePicture.size))
      photo.contentMode = .scaleAspectFill
      tableView.backgroundView = photo
    }
  }

  package static func cell(
    in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = sections[indexPath.section].rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  package static func title(of section: Int, for choice: LookChoice) -> String? {
    choice.title == .none ? nil : sections[section].title
  }
}
