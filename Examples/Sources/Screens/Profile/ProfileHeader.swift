import UIKit

/// A picture of somebody, and below it who that is.
final class ProfileHeader: UIView {
  init(name: String, role: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 188))
    let picture = UIImageView(image: .monogram(of: name, diameter: 104))
    let title = Self.label(name, .title1, .label)
    let subtitle = Self.label(role, .subheadline, .secondaryLabel)
    let stack = UIStackView(arrangedSubviews: [picture, title, subtitle])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.setCustomSpacing(12, after: picture)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("The header is made in code")
  }

  private static func label(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    return label
  }
}
