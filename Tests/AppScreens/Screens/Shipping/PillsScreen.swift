import UIKit

/// Settings whose sections are cards already: each row draws its part as its background view, by
/// its place among the rows.
final class PillsScreen: BareTableScreen<SettingCell>, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Privacy"
    table.backgroundColor = .systemGroupedBackground
    table.separatorStyle = .none
    table.rowHeight = 48
  }

  override func cell(_ indexPath: IndexPath, _ letter: String) -> UITableViewCell {
    let cell = super.cell(indexPath, letter)
    let count = table.dataSource?.tableView(table, numberOfRowsInSection: indexPath.section) ?? 0
    var corners: UIRectCorner = []
    if indexPath.row == 0 { corners.formUnion([.topLeft, .topRight]) }
    if indexPath.row == count - 1 { corners.formUnion([.bottomLeft, .bottomRight]) }
    cell.backgroundColor = .clear
    cell.backgroundView = PillView(corners, .secondarySystemGroupedBackground)
    cell.selectedBackgroundView = PillView(corners, .systemGray4)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A part of a card, 16 points from the sides.
final class PillView: UIView {
  private let pill = CAShapeLayer()
  private let corners: UIRectCorner
  private let color: UIColor

  init(_ corners: UIRectCorner, _ color: UIColor) {
    (self.corners, self.color) = (corners, color)
    super.init(frame: .zero)
    layer.addSublayer(pill)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rect = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 10, height: 10))
    pill.frame = bounds
    pill.path = path.cgPath
    pill.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }
}

/// A setting, with room for the card's inset beside its content.
final class SettingCell: UITableViewCell, LetterCell {
  private let name = UILabel()
  private let value = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    value.textColor = .secondaryLabel
    for view in [name, value] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16 + 16),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      value.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16 - 16),
      value.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    name.text = "Setting \(letter)"
    value.text = "aeiou".contains(letter) ? "On" : "Off"
  }
}
