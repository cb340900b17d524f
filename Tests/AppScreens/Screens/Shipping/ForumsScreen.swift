import UIKit

/// A reader's forums: over each group of them a view of the app's own, colored from edge to edge.
final class ForumsScreen: BareTableScreen<ForumCell>, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Forums"
    table.rowHeight = 56
    table.sectionHeaderHeight = 32
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    BandView(dataSource.sectionIdentifier(for: section) ?? "")
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 32 }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A group's name on its band.
final class BandView: UIView {
  init(_ letter: String) {
    super.init(frame: .zero)
    backgroundColor = .systemGray3
    let name = UILabel()
    name.text = "Group \(letter)"
    name.font = .preferredFont(forTextStyle: .footnote)
    name.translatesAutoresizingMaskIntoConstraints = false
    addSubview(name)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
      name.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A forum, with a mark if there is something new.
final class ForumCell: UITableViewCell, LetterCell {
  private let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    name.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(name)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) { name.text = "Forum \(letter)" }
}
