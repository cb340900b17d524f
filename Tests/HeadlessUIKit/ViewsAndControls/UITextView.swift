public import Foundation

/// Text of several lines that can be typed, in one style.
///
/// It is as high as its text while it does not scroll. The insertion point stays after the last
/// character.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// What UIKit's text container keeps free at the ends of lines (Apple:
  /// NSTextContainer.lineFragmentPadding).
  private static let padding: CGFloat = 5

  private let label = UILabel()
  private var ties: [NSLayoutConstraint] = []
  private var isEditing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
  }
  private func setUpLabel() {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    placeText()
  }

  open weak var delegate: (any UITextViewDelegate)?
  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  // The text says how large the content is.
  override var contentGuide: UILayoutGuide? { nil }

  // MARK: Text and its look

  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      setNeedsLayout()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if oldValue != textContainerInset { placeText() } }
  }

  // MARK: Layout

  override open var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { placeText() } }
  }
  /// Ties the text to the view's edges, which are as far apart as the text is high unless they
  /// scroll.
  private func placeText() {
    NSLayoutConstraint.deactivate(ties)
    let inset = textContainerInset
    let (left, right) = (inset.left + Self.padding, inset.right + Self.padding)
    ties = [
      label.topAnchor.constraint(equalTo: topAnchor, constant: inset.top),
      label.leftAnchor.constraint(equalTo: leftAnchor, constant: left),
      rightAnchor.constraint(equalTo: label.rightAnchor, constant: right),
      bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: inset.bottom),
    ]
    label.translatesAutoresizingMaskIntoConstraints = isScrollEnabled
    if !isScrollEnabled { NSLayoutConstraint.activate(ties) }
    setNeedsLayout()
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let sides = inset.left + inset.right + Self.padding * 2
    let text = label.sizeThatFits(CGSize(width: max(1, size.width - sides), height: 0))
    return CGSize(width: text.width + sides, height: text.height + inset.top + inset.bottom)
  }
  override open func layoutSubviews() {
    super.layoutSubviews()
    guard isScrollEnabled else { return }
    contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
    let inset = textContainerInset
    label.frame = CGRect(origin: .zero, size: contentSize).inset(by: inset)
      .insetBy(dx: Self.padding, dy: 0)
  }

  // MARK: Editing

  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { _ = resignFirstResponder() } }
  }
  override open var canBecomeFirstResponder: Bool { isEditable }
  @discardableResult override open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    let mayBegin = delegate.flatMap { delegate in
      answer(of: { delegate.textViewShouldBeginEditing(self) })
    }
    guard window != nil, isEditable, mayBegin ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    tell { $0.textViewDidBeginEditing(self) }
    return true
  }
  @discardableResult override open func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    let mayEnd = delegate.flatMap { delegate in
      answer(of: { delegate.textViewShouldEndEditing(self) })
    }
    guard mayEnd ?? true, super.resignFirstResponder() else { return false }
    isEditing = false
    tell { $0.textViewDidEndEditing(self) }
    return true
  }
  override open func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isFirstResponder { _ = resignFirstResponder() }
  }

  open var hasText: Bool { !text.isEmpty }
  open func insertText(_ text: String) {
    replace(NSRange(location: self.text.utf16.count, length: 0), by: text)
  }
  open func deleteBackward() {
    guard let last = text.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: text.utf16.count - length, length: length), by: "")
  }
  private func replace(_ range: NSRange, by string: String) {
    let mayChange = delegate.flatMap { delegate in
      answer(of: { delegate.textView(self, shouldChangeTextIn: range, replacementText: string) })
    }
    guard mayChange ?? true else { return }
    text = (text as NSString).replacingCharacters(in: range, with: string)
    tell { $0.textViewDidChange(self) }
  }
  private func tell(_ call: (any UITextViewDelegate) -> Void) {
    guard let delegate else { return }
    _ = answer(of: { call(delegate) })
  }
}
