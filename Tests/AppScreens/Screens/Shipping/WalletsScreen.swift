import UIKit

/// Wallets, each a panel with a gradient and a stroke in a clear cell.
final class WalletsScreen: BareTableScreen<WalletCell>, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Wallets"
    table.backgroundColor = .systemGroupedBackground
    table.separatorStyle = .none
    table.rowHeight = 96
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A view that draws a gradient from its leading to its trailing side.
final class GradientPanel: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
    gradient?.startPoint = CGPoint(x: 0, y: 0.5)
    gradient?.endPoint = CGPoint(x: 1, y: 0.5)
    layer.cornerRadius = 14
    layer.borderWidth = 1
    layer.borderColor = UIColor.black.cgColor
  }

  required init?(coder: NSCoder) { nil }
}

/// A wallet's name and balance on its panel.
final class WalletCell: UITableViewCell, LetterCell {
  private let panel = GradientPanel()
  private let name = UILabel()
  private let balance = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    name.font = .preferredFont(forTextStyle: .headline)
    balance.font = .preferredFont(forTextStyle: .subheadline)
    for label in [name, balance] { label.textColor = .white }
    for view in [panel, name, balance] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      panel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      panel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      panel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 22),
      balance.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
      balance.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    name.text = "Wallet \(letter)"
    balance.text = "0.25"
  }
}
