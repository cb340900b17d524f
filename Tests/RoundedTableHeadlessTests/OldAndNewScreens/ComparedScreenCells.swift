import UIKit

/// Cells as apps fill them, a kind for every letter.
@MainActor enum ComparedScreenCells {
  static func register(in tableView: UITableView) {
    for kind in 0..<12 {
      tableView.register(type(of: kind), forCellReuseIdentifier: "\(kind)")
    }
  }

  private static func type(of kind: Int) -> UITableViewCell.Type {
    switch kind {
    case 2: SubtitleCell.self
    case 3: ValueCell.self
    case 6: MarginCell.self
    default: UITableViewCell.self
    }
  }

  private final class SubtitleCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class ValueCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class MarginCell: UITableViewCell {
    let label = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  static func cell(
    in tableView: UITableView, at indexPath: IndexPath, for item: String
  ) -> UITableViewCell {
    let kind = Int(item.utf8.first ?? 0) % 12
    let cell = tableView.dequeueReusableCell(withIdentifier: "\(kind)", for: indexPath)
    let image = UIImage(systemName: "star")
    switch kind {
    case 1:
      cell.imageView?.image = image
      cell.textLabel?.text = item
    case 2:
      cell.imageView?.image = image
      cell.textLabel?.text = item
      cell.detailTextLabel?.text = "More"
      cell.accessoryType = .disclosureIndicator
    case 3:
      cell.textLabel?.text = item
      cell.detailTextLabel?.text = "More"
    case 4:
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.image = image
      cell.contentConfiguration = content
    case 5:
      cell.textLabel?.text = item
      cell.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    case 6: (cell as? MarginCell)?.label.text = item
    case 7:
      cell.textLabel?.text = item
      cell.contentView.directionalLayoutMargins = .init(top: 8, leading: 40, bottom: 8, trailing: 8)
    case 8:
      cell.textLabel?.text = item
      cell.backgroundConfiguration = UIBackgroundConfiguration.listGroupedCell()
      cell.backgroundConfiguration?.backgroundColor = .systemOrange
    case 9:
      cell.textLabel?.text = item
      cell.backgroundColor = .systemGreen
    case 10:
      cell.textLabel?.text = item
      cell.accessoryView = UISwitch()
    default: cell.textLabel?.text = item
    }
    return cell
  }
}
