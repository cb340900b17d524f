public import Foundation

@MainActor @preconcurrency open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var plainText: String?
  private var styledText: NSAttributedString?
  private var ownFont: UIFont?
  private var ownTextColor: UIColor?
  private var measured = LabelMeasurements()
  /// What `drawText(in:)` left while the drawing asked for it.
  var drawnLines: [TextLine] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text and its look

  open var text: String? {
    get { plainText ?? styledText?.string }
    set {
      guard styledText != nil || plainText != newValue else { return }
      styledText = nil
      plainText = newValue
      textChanged()
    }
  }
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      plainText = nil
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
      textChanged()
    }
  }
  open var font: UIFont! {
    get { ownFont ?? LabelMeasurements.standardFont }
    set {
      guard ownFont != newValue || ownFont?.scaling == nil else { return }
      ownFont = newValue
      restyle(.font, newValue)
      textChanged()
    }
  }
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      restyle(.foregroundColor, newValue)
      setNeedsDisplay()
    }
  }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textChanged() } }
  }
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Dynamic Type

  /// Works for fonts of a text style or of font metrics alone (Apple:
  /// UIContentSizeCategoryAdjusting).
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSizeCategory() } }

  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSizeCategory()
  }

  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory, let ownFont, ownFont.scaling != nil else { return }
    let adjusted = ownFont.adjusted(to: traitCollection)
    if adjusted !== ownFont { font = adjusted }
  }

  // MARK: Size

  override open var intrinsicContentSize: CGSize {
    let limit = numberOfLines != 1 ? preferredMaxLayoutWidth : 0
    return textSize(forWidth: limit > 0 ? limit : .greatestFiniteMagnitude)
  }
  /// One line gets the room it would like to have; several keep to the width.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(
      forWidth: numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
  }
  open func drawText(in rect: CGRect) { drawnLines += placedLines(in: rect) }

  func textSize(forWidth width: CGFloat) -> CGSize {
    measured.size(
      of: content, width: width, limit: numberOfLines, mode: lineBreakMode, scale: pixelsPerPoint)
  }
  func textLayout(forWidth width: CGFloat) -> TextLayout {
    measured.layout(of: content, width: width, limit: numberOfLines, mode: lineBreakMode)
  }

  // MARK: Changes

  /// What the lines are made of.
  var lineContent: StyledText { measured.text(of: content) }
  private var content: StyledText {
    if let styledText { return StyledText(styledText, font: font) }
    return StyledText(plainText ?? "", font: font)
  }
  private var attributes: [NSAttributedString.Key: Any] {
    [.font: font ?? LabelMeasurements.standardFont, .foregroundColor: textColor ?? .label]
  }
  private func textChanged() {
    measured.forget()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
  /// A font or color set later goes over the whole attributed text (Apple: UILabel.font).
  private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styledText, let value else { return }
    // `addAttribute` of Foundation on Linux ends the process if the text has such an attribute.
    let changed = NSMutableAttributedString(string: "")
    let all = NSRange(location: 0, length: styledText.length)
    styledText.enumerateAttributes(in: all) { attributes, range, _ in
      let part = styledText.attributedSubstring(from: range).string
      let merged = attributes.merging([key: value]) { $1 }
      changed.append(NSAttributedString(string: part, attributes: merged))
    }
    self.styledText = changed
    measured.forget()
  }
}
