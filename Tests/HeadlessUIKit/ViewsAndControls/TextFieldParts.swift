/// The views of a text field, and what it keeps between its callbacks.
@MainActor struct TextFieldParts {
  let label = UILabel()
  let placeholder = UILabel()
  var clearButton: UIButton?
  var isEditing = false

  init() {
    placeholder.textColor = .placeholderText
    for label in [label, placeholder] {
      label.font = .systemFont(ofSize: 17)
    }
  }
}
