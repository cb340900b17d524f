public import Foundation

@MainActor @preconcurrency
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  var parts = TextFieldParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpParts()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpParts()
  }

  // MARK: Text and its look

  open var text: String? {
    get { plainText }
    set {
      plainText = newValue ?? ""
      textChanged()
    }
  }
  private var plainText = ""
  open var placeholder: String? {
    get { parts.placeholder.text }
    set {
      parts.placeholder.text = newValue
      textChanged()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { parts.placeholder.attributedText }
    set {
      parts.placeholder.attributedText = newValue
      textChanged()
    }
  }
  open var font: UIFont? {
    get { parts.label.font }
    set {
      parts.label.font = newValue
      parts.placeholder.font = newValue
      textChanged()
    }
  }
  open var textColor: UIColor? {
    get { parts.label.textColor }
    set { parts.label.textColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { parts.label.textAlignment }
    set {
      parts.label.textAlignment = newValue
      parts.placeholder.textAlignment = newValue
    }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { parts.label.adjustsFontForContentSizeCategory }
    set {
      parts.label.adjustsFontForContentSizeCategory = newValue
      parts.placeholder.adjustsFontForContentSizeCategory = newValue
    }
  }
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { replaceSideView(oldValue, by: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  // MARK: Editing

  open var isEditing: Bool { parts.isEditing }
  override open var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult override open func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult override open func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  open var hasText: Bool { !plainText.isEmpty }
  open func insertText(_ text: String) { append(text) }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var isSecureTextEntry = false { didSet { textChanged() } }

  // MARK: Layout

  open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonArea(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideArea(leftView, false, bounds) }

  override open var intrinsicContentSize: CGSize { contentSize }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
  override open func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  override open func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { leaveWindow() }
  }
  override func respondToTap() { _ = becomeFirstResponder() }
  override func stateChanged() {
    super.stateChanged()
    parts.label.alpha = isEnabled ? 1 : 0.5
  }
}
