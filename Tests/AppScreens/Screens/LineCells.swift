import AppScreens
import UIKit

/// A line of the cell's own, from the text to the trailing edge.
final class OwnLineCell: LabelCell {
  private let line = UIView()

  override func setUp() {
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(line)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }
}

/// Separators switched off before the data source was made, and lines of the cells' own.
final class OwnLinesScreen: CellsScreen<OwnLineCell> {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
  }
}

/// No lines at all.
final class LinelessScreen: CellsScreen<LabelCell> {
  override func viewDidLoad() {
    tableView.separatorStyle = .none
    super.viewDidLoad()
  }
}

/// Lines with a color and insets of the table's own, and one row's.
final class ColoredLinesScreen: CellsScreen<LabelCell> {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorColor = .systemRed
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
  }

  override func cell(
    _ table: UITableView, _ indexPath: IndexPath, _ letter: String
  ) -> UITableViewCell {
    let cell = super.cell(table, indexPath, letter)
    cell.separatorInset = UIEdgeInsets(top: 0, left: letter == "b" ? 80 : 40, bottom: 0, right: 20)
    return cell
  }
}

/// Lines from edge to edge.
final class FullLinesScreen: CellsScreen<LabelCell> {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorInset = .zero
  }
}
