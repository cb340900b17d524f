import UIKit

/// A configuration with a content view of its own, which pins its label to its own edges.
struct LetterContent: UIContentConfiguration, Hashable {
  var letter = ""

  func makeContentView() -> any UIView & UIContentView { LetterContentView(self) }
  func updated(for state: any UIConfigurationState) -> LetterContent { self }
}

final class LetterContentView: UIView, UIContentView {
  private let label = UILabel()
  private let badge = UIView()
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: LetterContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    badge.backgroundColor = .systemIndigo
    badge.layer.cornerRadius = 8
    for view in [label, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 16),
      badge.heightAnchor.constraint(equalToConstant: 16),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() { label.text = (configuration as? LetterContent)?.letter }
}

final class ContentConfigurationCell: UITableViewCell, LetterCell {
  func show(_ letter: String) { contentConfiguration = LetterContent(letter: letter) }
}

/// The system's list content, with a picture and a color that depends on the state.
final class ListContentCell: UITableViewCell, LetterCell {
  private var letter = ""

  func show(_ letter: String) {
    self.letter = letter
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = letter
    content.secondaryText = letter.uppercased()
    content.image = UIImage(systemName: "star")
    content.textProperties.color = state.isSelected ? .systemBlue : .label
    contentConfiguration = content
    accessoryType = state.isEditing ? .none : .disclosureIndicator
  }
}
