import UIKit

/// A browser's history: the table pinned to the safe area above a bar of buttons, and rows in the
/// theme's colors, which are white on white in light mode.
final class HistoryScreen: PlacedTableScreen<SiteCell> {
  private let bar = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "History"
    view.backgroundColor = .themePage
    table.backgroundColor = .themePage
    table.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
  }

  override func place() {
    for name in ["clock", "trash", "magnifyingglass"] {
      bar.addArrangedSubview(UIImageView(image: UIImage(systemName: name)))
    }
    bar.distribution = .equalCentering
    bar.alignment = .center
    add(table)
    add(bar)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: safe.topAnchor),
      table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      bar.topAnchor.constraint(equalTo: table.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
      bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

/// A page that was visited: its icon, its title, and its address.
final class SiteCell: UITableViewCell, LetterCell {
  private let icon = UIImageView(image: UIImage(systemName: "globe"))
  private let title = UILabel()
  private let address = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    address.font = .preferredFont(forTextStyle: .footnote)
    address.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [title, address])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [icon, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalToConstant: 28),
      texts.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 16),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    applyTheme()
  }

  required init?(coder: NSCoder) { nil }

  private func applyTheme() {
    backgroundColor = .themeRow
    let selected = UIView()
    selected.backgroundColor = .themeSelection
    selectedBackgroundView = selected
    title.textColor = .label
  }

  func show(_ letter: String) {
    title.text = "All about \(letter)"
    address.text = "https://letters.example/\(letter)"
  }
}

extension UIColor {
  static let themePage = themed(light: 1, dark: 0.11)
  static let themeRow = themed(light: 1, dark: 0.17)
  static let themeSelection = themed(light: 0.9, dark: 0.26)

  static func themed(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
  }
}
