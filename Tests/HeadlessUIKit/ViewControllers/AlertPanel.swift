import Foundation

/// The box of an alert or an action sheet: words, text fields and buttons, one below the other.
final class AlertPanel: UIView {
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.masksToBounds = true
    stack.axis = .vertical
    stack.spacing = 8
    addSubview(stack)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ alert: UIAlertController, choosing choose: @escaping (UIAlertAction) -> Void) {
    for view in stack.arrangedSubviews {
      view.removeFromSuperview()
    }
    add(alert.title, .systemFont(ofSize: 17, weight: .semibold), .label)
    add(alert.message, .systemFont(ofSize: 13), .secondaryLabel)
    for field in alert.textFields ?? [] {
      field.borderStyle = .roundedRect
      stack.addArrangedSubview(field)
    }
    // The cancel button stands last, wherever it was added (Apple: UIAlertAction.Style.cancel).
    let ordered = alert.actions.filter { $0.style != .cancel }
    for action in ordered + alert.actions.filter({ $0.style == .cancel }) {
      stack.addArrangedSubview(makeButton(action, in: alert, choose))
    }
  }

  private func add(_ words: String?, _ font: UIFont, _ color: UIColor) {
    guard let words, !words.isEmpty else { return }
    let label = UILabel()
    label.text = words
    label.font = font
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
  }

  private func makeButton(
    _ action: UIAlertAction, in alert: UIAlertController,
    _ choose: @escaping (UIAlertAction) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    let isStrong = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isStrong ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    button.contentEdgeInsets = UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 8)
    button.addAction(
      UIAction { [weak action] _ in
        if let action { choose(action) }
      }, for: .primaryActionTriggered)
    return button
  }

  func place(in view: UIView, isSheet: Bool) {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let width = isSheet ? safe.width - 16 : min(270, safe.width)
    let inner = width - 32
    let height =
      stack.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    let size = CGSize(width: width, height: height + 32)
    frame = CGRect(
      x: safe.midX - width / 2,
      y: isSheet ? safe.maxY - size.height - 8 : safe.midY - size.height / 2, width: width,
      height: size.height)
    stack.frame = CGRect(x: 16, y: 16, width: inner, height: height)
  }
}
