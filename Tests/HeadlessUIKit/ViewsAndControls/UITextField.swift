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

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text and its look

  open var text: String? {
    get { plainText }
    set {
      plainText = newValue ?? ""
      textChanged()
    }
  }
  private var plainText = ""
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: plainText, attributes: defaultTextAttributes) }
    set { text = newValue?.string }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: parts.label.font as Any, .foregroundColor: parts.label.textColor as Any] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
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
  open var borderStyle = BorderStyle.none { didSet { borderChanged() } }
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { replaceSideView(oldValue, by: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { replaceSideView(oldValue, by: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  // MARK: Editing

  open var isEditing: Bool { parts.isEditing }
  open var clearsOnBeginEditing = false
  override open var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  override open var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?
  override open var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult override open func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult override open func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  open var hasText: Bool { !plainText.isEmpty }
  open func insertText(_ text: String) { replaceSelection(by: text) }
  open func deleteBackward() { deleteLastCharacter() }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { textChanged() } }
  open var textContentType: UITextContentType!

  // MARK: Layout

  open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonArea(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideArea(leftView, false, bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideArea(rightView, true, bounds) }

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

  // MARK: What a search bar makes of its field

  func mayBeginEditing() -> Bool {
    guard let delegate else { return true }
    return answer(of: { delegate.textFieldShouldBeginEditing(self) }) ?? true
  }
  func didBeginEditing() {
    guard let delegate else { return }
    _ = answer(of: { delegate.textFieldDidBeginEditing(self) })
  }
  func mayEndEditing() -> Bool {
    guard let delegate else { return true }
    return answer(of: { delegate.textFieldShouldEndEditing(self) }) ?? true
  }
  func didEndEditing() {
    guard let delegate else { return }
    // The one with a reason is sent in the other's place (Apple:
    // textFieldDidEndEditing(_:reason:)).
    let withReason: Void? = answer(of: {
      delegate.textFieldDidEndEditing(self, reason: .committed)
    })
    guard withReason == nil else { return }
    _ = answer(of: { delegate.textFieldDidEndEditing(self) })
  }
  func mayReplace(_ range: NSRange, by string: String) -> Bool {
    guard let delegate else { return true }
    return answer(of: {
      delegate.textField(self, shouldChangeCharactersIn: range, replacementString: string)
    }) ?? true
  }
  func didEdit() {
    guard let delegate else { return }
    _ = answer(of: { delegate.textFieldDidChangeSelection(self) })
  }
  func mayClear() -> Bool {
    guard let delegate else { return true }
    return answer(of: { delegate.textFieldShouldClear(self) }) ?? true
  }
  func mayReturn() -> Bool {
    guard let delegate else { return true }
    return answer(of: { delegate.textFieldShouldReturn(self) }) ?? true
  }
}
