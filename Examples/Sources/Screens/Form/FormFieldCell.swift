import UIKit

/// A word, and a text field beside it.
final class FormFieldCell: UITableViewCell {
  let field = UITextField()
  private let label = UILabel()
  /// What takes the text as it is typed.
  private var took: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.addAction(
      UIAction { [unowned self] _ in took(field.text ?? "") }, for: .editingChanged)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      label.widthAnchor.constraint(equalToConstant: 96),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.topAnchor.constraint(equalTo: contentView.topAnchor),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }

  func show(_ field: FormField, text: String, take: @escaping (String) -> Void) {
    label.text = field.rawValue
    self.field.attributedPlaceholder = NSAttributedString(
      string: field.placeholder, attributes: [.foregroundColor: UIColor.quiet])
    self.field.text = text
    self.field.isSecureTextEntry = field == .password
    self.field.accessibilityLabel = field.rawValue
    took = take
  }
}
