import UIKit

/// A row of buttons that stand on cards of their own.
final class ProfileActionsCell: UITableViewCell {
  private static let actions = [
    ("message", "message.fill"), ("call", "phone.fill"), ("video", "video.fill"),
    ("mail", "envelope.fill"),
  ]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    // The card of the row takes over the cell's background, and so it is not seen.
    backgroundConfiguration = .clear()
    selectionStyle = .none
    let stack = UIStackView(
      arrangedSubviews: Self.actions.map { ProfileActionButton(title: $0.0, symbol: $0.1) })
    stack.distribution = .fillEqually
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    // The safe area ends where cards do.
    let area = contentView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stack.heightAnchor.constraint(equalToConstant: 58),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }
}

/// A symbol above a word.
private final class ProfileActionButton: UIControl {
  init(title: String, symbol: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    isAccessibilityElement = true
    accessibilityLabel = title
    let image = UIImageView(image: UIImage(systemName: symbol))
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .caption2)
    label.textColor = .systemBlue
    let stack = UIStackView(arrangedSubviews: [image, label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.isUserInteractionEnabled = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("The button is made in code")
  }
}
