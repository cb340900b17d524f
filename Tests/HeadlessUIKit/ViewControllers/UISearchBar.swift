public import Foundation

/// It's drawn, and its delegate is told nothing.
@MainActor @preconcurrency
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  let parts = SearchBarParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpParts()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpParts()
  }
  public convenience init() { self.init(frame: .zero) }

  open weak var delegate: (any UISearchBarDelegate)?
  open var barPosition: UIBarPosition { .any }

  // MARK: Text

  open var text: String? {
    get { parts.field.text }
    set { parts.field.text = newValue }
  }
  open var placeholder: String? {
    get { parts.field.placeholder }
    set { parts.field.placeholder = newValue }
  }
  open var prompt: String?
  override open var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }
  override open var isFirstResponder: Bool { parts.field.isFirstResponder }
  @discardableResult override open func becomeFirstResponder() -> Bool {
    parts.field.becomeFirstResponder()
  }
  @discardableResult override open func resignFirstResponder() -> Bool {
    parts.field.resignFirstResponder()
  }
  override open var inputAccessoryView: UIView? {
    get { parts.field.inputAccessoryView }
    set { parts.field.inputAccessoryView = newValue }
  }

  // MARK: Look

  open var barTintColor: UIColor? { didSet { lookChanged() } }
  open var searchBarStyle = Style.default { didSet { lookChanged() } }
  open var isTranslucent = true
  open var backgroundImage: UIImage? { didSet { lookChanged() } }

  // MARK: Buttons and scopes

  open var showsCancelButton = false { didSet { partsChanged() } }
  open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
  open var selectedScopeButtonIndex: Int {
    get { max(0, parts.scopes.selectedSegmentIndex) }
    set { parts.scopes.selectedSegmentIndex = newValue }
  }
  open var showsScopeBar = false { didSet { partsChanged() } }

  // MARK: Keyboard

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { parts.field.autocapitalizationType }
    set { parts.field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { parts.field.autocorrectionType }
    set { parts.field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { parts.field.spellCheckingType }
    set { parts.field.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { parts.field.keyboardType }
    set { parts.field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { parts.field.keyboardAppearance }
    set { parts.field.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { parts.field.returnKeyType }
    set { parts.field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { parts.field.enablesReturnKeyAutomatically }
    set { parts.field.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { parts.field.isSecureTextEntry }
    set { parts.field.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { parts.field.textContentType }
    set { parts.field.textContentType = newValue }
  }

  // MARK: Layout

  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
  override open func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
}

extension UISearchBar {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }
}
