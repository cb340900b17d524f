import UIKit

/// A label pinned to the content view with a constant.
final class PinnedLabelCell: LabelCell {
  override func setUp() {
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
  }
}

/// A label that measures its row, and wraps where there is no room.
final class WrappingCell: LabelCell {
  override func setUp() {
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
    ])
  }

  override func show(_ letter: String) {
    label.text = letter < "f" ? "The letter \(letter), which stands early in the alphabet" : letter
  }
}

/// A stack pinned to every edge, with insets of its own.
final class StackCell: UITableViewCell, LetterCell {
  private let icon = UIImageView(image: UIImage(systemName: "star"))
  private let title = UILabel()
  private let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detail.textColor = .secondaryLabel
    detail.textAlignment = .right
    let stack = UIStackView(arrangedSubviews: [icon, title, detail])
    stack.spacing = 12
    stack.alignment = .center
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalToConstant: 28),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    title.text = letter
    detail.text = letter.uppercased()
  }
}

/// A label at the margins, and a switch 16 points from the trailing edge.
final class SwitchCell: LabelCell {
  private let toggle = UISwitch()

  override func setUp() {
    toggle.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(toggle)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      toggle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  override func show(_ letter: String) {
    super.show(letter)
    toggle.isOn = "aeiou".contains(letter)
  }
}

/// A picture over the whole width, with a caption below.
final class PictureCell: LabelCell {
  private let picture = UIImageView(image: UIImage(systemName: "photo"))

  override func setUp() {
    picture.backgroundColor = .systemTeal
    picture.contentMode = .center
    picture.clipsToBounds = true
    picture.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 30),
      label.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
    ])
  }
}

/// A cell with margins of its own, wider than the table's.
final class OwnMarginsCell: LabelCell {
  override func setUp() {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    contentView.preservesSuperviewLayoutMargins = true
    super.setUp()
  }
}

/// A cell whose content view has margins of its own.
final class OwnContentMarginsCell: LabelCell {
  override func setUp() {
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 24, bottom: 8, trailing: 24)
    super.setUp()
  }
}

/// What a nib makes: margins handed on at every level, an opaque content view, a clip.
final class NibLikeCell: LabelCell {
  override func setUp() {
    preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    contentView.backgroundColor = .systemBackground
    contentView.isOpaque = true
    contentView.isMultipleTouchEnabled = true
    selectionStyle = .default
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      margins.trailingAnchor.constraint(equalTo: label.trailingAnchor),
    ])
  }
}

/// Frames set by hand, from the content view's bounds.
final class FramesCell: LabelCell {
  private let icon = UIImageView(image: UIImage(systemName: "heart"))

  override func setUp() {
    label.translatesAutoresizingMaskIntoConstraints = true
    contentView.addSubview(icon)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    icon.frame = CGRect(x: 16, y: (bounds.height - 24) / 2, width: 24, height: 24)
    label.frame = CGRect(x: 52, y: 0, width: bounds.width - 52 - 16, height: bounds.height)
  }
}

/// A switch as the accessory.
final class AccessoryViewCell: LabelCell {
  override func setUp() {
    super.setUp()
    let toggle = UISwitch()
    toggle.isOn = true
    accessoryView = toggle
  }
}

/// Indented by level, as outlines are, with a system accessory.
final class IndentedCell: UITableViewCell, LetterCell {
  func show(_ letter: String) {
    textLabel?.text = letter
    indentationLevel = letter < "e" ? 0 : 2
    accessoryType = letter == "b" ? .checkmark : .detailDisclosureButton
  }
}

/// Subtitle and picture, the cell's own.
final class SubtitleCell: UITableViewCell, LetterCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    textLabel?.text = letter
    detailTextLabel?.text = letter.uppercased()
    imageView?.image = UIImage(systemName: "star")
    accessoryType = .disclosureIndicator
  }
}
