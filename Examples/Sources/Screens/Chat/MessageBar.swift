import UIKit

/// A field for a message, and the button that sends it.
final class MessageBar: UIView {
  /// How far the field is from the sides, in points.
  static let margin = 16.0

  /// What is done with a message.
  var send: (String) -> Void = { _ in }
  private let field = UITextField()
  private let button = UIButton(type: .system)

  init(placeholder: String) {
    super.init(frame: .zero)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: Self.margin, bottom: 0, trailing: Self.margin)
    field.attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: UIColor.quiet])
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    button.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
    button.accessibilityLabel = "Send"
    button.tintColor = .chat
    button.addAction(UIAction { [unowned self] _ in take() }, for: .primaryActionTriggered)
    let capsule = UIView()
    capsule.backgroundColor = .tertiarySystemFill
    capsule.layer.cornerRadius = 20
    for view in [capsule, field, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(capsule)
    capsule.addSubview(field)
    capsule.addSubview(button)
    NSLayoutConstraint.activate([
      capsule.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      capsule.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      capsule.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      capsule.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      capsule.heightAnchor.constraint(equalToConstant: 40),
      field.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
      field.centerYAnchor.constraint(equalTo: capsule.centerYAnchor),
      button.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -6),
      button.centerYAnchor.constraint(equalTo: capsule.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 30),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("The bar is made in code")
  }

  private func take() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = nil
    send(text)
  }
}

extension UIColor {
  /// The color of the chat.
  fileprivate static let chat = UIColor(light: 0x0F766E, dark: 0x2FB3A3)
}
