import UIKit

/// A store's settings: white text on translucent panels over a dark page.
final class NightScreen: BareTableScreen<NightCell>, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Store"
    view.backgroundColor = .night
    table.backgroundColor = .night
    table.separatorStyle = .none
    table.rowHeight = 60
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A setting whose panel is in the cell itself, behind its content.
final class NightCell: UITableViewCell, LetterCell {
  private let panel = UIView()
  private let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    panel.backgroundColor = UIColor(white: 1, alpha: 0.125)
    panel.layer.cornerRadius = 12
    insertSubview(panel, at: 0)
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds.insetBy(dx: 16, dy: 4)
  }

  func show(_ letter: String) { label.text = "Setting \(letter)" }
}

extension UIColor {
  fileprivate static let night = UIColor(white: 0.1, alpha: 1)
}
