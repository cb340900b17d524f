import UIKit

/// A list of tags in a sidebar: clear cells on a clear table, under a title of the app's own.
final class TagsScreen: PlacedTableScreen<TagCell> {
  private let heading = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tags"
    view.backgroundColor = .systemBackground
    table.backgroundColor = .clear
    table.separatorStyle = .none
    table.rowHeight = 44
  }

  override func place() {
    heading.text = "All tags"
    heading.font = .preferredFont(forTextStyle: .title2)
    add(heading)
    add(table)
    pinSides(of: table, to: view)
    let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      heading.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      table.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// A tag.
final class TagCell: UITableViewCell, LetterCell {
  private let icon = UIImageView(image: UIImage(systemName: "tag"))
  private let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    let selected = UIView()
    selected.backgroundColor = .systemGray5
    selectedBackgroundView = selected
    for view in [icon, name] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 22),
      icon.heightAnchor.constraint(equalToConstant: 22),
      name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) { name.text = "tag-\(letter)" }
}
