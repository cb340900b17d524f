import Foundation

extension UITextField {
  private static let clearButtonSide: CGFloat = 19

  func setUpParts() {
    for label in [parts.placeholder, parts.label] {
      addSubview(label)
    }
    clipsToBounds = true
  }

  func textChanged() {
    let text = text ?? ""
    parts.label.text = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    parts.placeholder.isHidden = !text.isEmpty
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func replaceSideView(_ old: UIView?, by view: UIView?) {
    guard old !== view else { return }
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  var contentSize: CGSize {
    let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let shown = hasText ? parts.label : parts.placeholder
    let text = shown.sizeThatFits(most)
    let line = (font?.lineHeight ?? 0).rounded(.up) + 1
    let sides = bounds.width - textRect(forBounds: bounds).width
    return CGSize(
      width: text.width + (bounds.width > 0 ? sides : 0), height: line)
  }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsClearButton: Bool { shows(clearButtonMode) && hasText }
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func textArea(in bounds: CGRect) -> CGRect {
    var area = bounds
    func cut(_ width: CGFloat, isTrailing: Bool) {
      area.size.width = max(0, area.width - width)
      if isTrailing == isRightToLeft { area.origin.x += width }
    }
    if shows(leftViewMode), let leftView { cut(leftView.bounds.width + 6, isTrailing: false) }
    if showsClearButton { cut(Self.clearButtonSide + 6, isTrailing: true) }
    return area
  }

  func clearButtonArea(in bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - side - 5
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  func sideArea(_ view: UIView?, _ isTrailing: Bool, _ bounds: CGRect) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    let x =
      isTrailing == isRightToLeft
      ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func layOutParts() {
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    parts.label.frame = area
    parts.placeholder.frame = placeholderRect(forBounds: bounds)
    parts.placeholder.isHidden = hasText
    place(leftView, leftViewMode, leftViewRect(forBounds: bounds))
    layOutClearButton()
  }

  private func place(_ view: UIView?, _ mode: ViewMode, _ frame: CGRect) {
    guard let view else { return }
    guard shows(mode) else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  private func layOutClearButton() {
    guard showsClearButton else {
      parts.clearButton?.isHidden = true
      return
    }
    let button = parts.clearButton ?? makeClearButton()
    button.isHidden = false
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .systemGray3
    parts.clearButton = button
    addSubview(button)
    return button
  }
}
