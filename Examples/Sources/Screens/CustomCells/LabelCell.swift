import UIKit

/// What the custom cells have in common: a label that wraps.
class LabelCell: UITableViewCell, TextShowing {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate(constraints(of: label))
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }

  /// Where the label is in the content view: at its edges, unless a subclass says otherwise.
  func constraints(of label: UILabel) -> [NSLayoutConstraint] {
    [
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
    ]
  }

  func show(_ text: String) {
    label.text = text
  }
}
