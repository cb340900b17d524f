import UIKit

/// Episodes beside a bar of buttons that takes the leading edge.
final class EpisodesScreen: PlacedTableScreen<EpisodeCell> {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Episodes"
    view.backgroundColor = .systemGroupedBackground
    table.rowHeight = 64
  }

  override func place() {
    bar.backgroundColor = .systemGray5
    let buttons = UIStackView()
    buttons.axis = .vertical
    buttons.spacing = 24
    for name in ["play.circle", "star", "tray", "gear"] {
      let picture = UIImageView(image: UIImage(systemName: name))
      picture.contentMode = .scaleAspectFit
      buttons.addArrangedSubview(picture)
    }
    buttons.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(buttons)
    add(bar)
    add(table)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 64),
      buttons.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      buttons.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -20),
      buttons.widthAnchor.constraint(equalToConstant: 24),
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: bar.trailingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

/// An episode: its cover, its title, and how long it takes.
final class EpisodeCell: UITableViewCell, LetterCell {
  private let cover = UIView()
  private let name = UILabel()
  private let length = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    cover.backgroundColor = .systemIndigo
    cover.layer.cornerRadius = 6
    length.textColor = .secondaryLabel
    length.font = .preferredFont(forTextStyle: .footnote)
    for view in [cover, name, length] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      cover.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      cover.widthAnchor.constraint(equalToConstant: 40),
      cover.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 12),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      length.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      length.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    name.text = "Episode \(letter)"
    length.text = "42 min"
  }
}
