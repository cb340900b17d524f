import UIKit

/// A cell with bars from one side to the other.
final class BarsCell: UITableViewCell {
  private let stack = UIStackView()
  private static let height = 48.0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    stack.alignment = .bottom
    stack.distribution = .fillEqually
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
    // Before the row has been measured its cell is as high as any other.
    let height = stack.heightAnchor.constraint(equalToConstant: Self.height)
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }

  func show(_ bars: [Double], color: UIColor) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for bar in bars {
      let view = UIView()
      view.backgroundColor = color
      view.layer.cornerRadius = 4
      stack.addArrangedSubview(view)
      view.heightAnchor.constraint(equalTo: stack.heightAnchor, multiplier: bar).isActive = true
    }
  }
}
