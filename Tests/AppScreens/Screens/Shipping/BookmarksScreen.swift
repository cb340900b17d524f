import UIKit

/// Bookmarks under a search bar, of cells from Interface Builder, with actions on both sides.
final class BookmarksScreen: BareTableScreen<BookmarkCell>, UITableViewDelegate,
  UISearchBarDelegate
{
  private let searchBar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bookmarks"
    table.rowHeight = 52
    view.backgroundColor = .systemGroupedBackground
  }

  override func place() {
    searchBar.placeholder = "Search bookmarks"
    searchBar.searchBarStyle = .minimal
    searchBar.delegate = self
    add(searchBar)
    add(table)
    pinSides(of: searchBar, to: view)
    pinSides(of: table, to: view)
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      table.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { action("Pin", at: indexPath) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { action("Share", at: indexPath) }

  private func action(_ title: String, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let letter = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let action = UIContextualAction(style: .normal, title: title) { [stage] _, _, done in
      stage.note("\(title) \(letter)")
      done(true)
    }
    action.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [action])
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    stage.note("search \(searchText)")
  }
}

/// A bookmark as Interface Builder makes cells: clipped, with an opaque content view.
final class BookmarkCell: UITableViewCell, LetterCell {
  private let icon = UIImageView(image: UIImage(systemName: "bookmark"))
  private let name = UILabel()
  private let button = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    clipsToBounds = true
    preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    contentView.clipsToBounds = true
    button.setTitle("Open", for: .normal)
    for view in [icon, name, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24),
      name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) { name.text = "Bookmark \(letter)" }
}
