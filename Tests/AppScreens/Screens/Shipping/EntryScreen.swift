import AppScreens
import UIKit

/// An editor for an entry: a text field in each row, its name beside it, between the margins.
final class EntryScreen: CellsScreen<FieldCell> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Entry"
    tableView.rowHeight = 44
    tableView.keyboardDismissMode = .interactive
  }

  override func show(_ step: Int) {
    dataSource.apply(ScreenScript.snapshot(step), animatingDifferences: step > 0)
  }
}

/// A field and its name.
final class FieldCell: UITableViewCell, LetterCell {
  private let name = UILabel()
  private let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    name.textColor = .secondaryLabel
    field.clearButtonMode = .whileEditing
    for view in [name, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      name.widthAnchor.constraint(equalToConstant: 96),
      field.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.topAnchor.constraint(equalTo: contentView.topAnchor),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    name.text = "Field \(letter)"
    field.text = "Value \(letter)"
  }
}
