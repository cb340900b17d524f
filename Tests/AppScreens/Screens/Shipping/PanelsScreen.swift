import UIKit

/// A messenger's settings: in each content view a panel that rounds its corners by the row's place.
final class PanelsScreen: BareTableScreen<PanelCell>, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    table.backgroundColor = .systemGroupedBackground
    table.separatorStyle = .none
    table.rowHeight = 52
  }

  override func cell(_ indexPath: IndexPath, _ letter: String) -> UITableViewCell {
    let cell = super.cell(indexPath, letter)
    let count = table.dataSource?.tableView(table, numberOfRowsInSection: indexPath.section) ?? 0
    (cell as? PanelCell)?.roundPanel(
      isFirst: indexPath.row == 0, isLast: indexPath.row == count - 1)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A setting on its part of a panel.
final class PanelCell: UITableViewCell, LetterCell {
  private let panel = UIView()
  private let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    panel.backgroundColor = .secondarySystemGroupedBackground
    label.font = .preferredFont(forTextStyle: .body)
    for view in [panel, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: contentView.topAnchor),
      panel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      panel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      panel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func roundPanel(isFirst: Bool, isLast: Bool) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    panel.layer.cornerRadius = isFirst || isLast ? 12 : 0
    panel.layer.maskedCorners = corners
  }

  func show(_ letter: String) { label.text = "Setting \(letter)" }
}
