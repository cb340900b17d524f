import AppScreens
import UIKit

/// A player's library: the table pinned to the safe area by constraints as Interface Builder writes
/// them, the safe area first at the trailing side, with content at the margins.
final class LibraryScreen: PlacedTableScreen<AlbumCell> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    view.backgroundColor = .systemBackground
    table.rowHeight = 64
  }

  override func place() {
    add(table)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: safe.topAnchor),
      table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      safe.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: table.bottomAnchor),
    ])
  }
}

/// An album: its cover, its title and who plays.
final class AlbumCell: UITableViewCell, LetterCell {
  private let cover = UIView()
  private let name = UILabel()
  private let artist = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    cover.backgroundColor = .systemPink
    cover.layer.cornerRadius = 4
    artist.font = .preferredFont(forTextStyle: .footnote)
    artist.textColor = .secondaryLabel
    for view in [cover, name, artist] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      cover.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      cover.widthAnchor.constraint(equalToConstant: 44),
      cover.heightAnchor.constraint(equalToConstant: 44),
      name.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 12),
      name.bottomAnchor.constraint(equalTo: contentView.centerYAnchor),
      artist.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      artist.topAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 2),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    name.text = "Album \(letter)"
    artist.text = "The Letters"
  }
}
