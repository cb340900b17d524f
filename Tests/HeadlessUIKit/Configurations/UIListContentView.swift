public import Foundation

@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  private var shown = UIListContentConfiguration.cell()
  private(set) var textView: UILabel?
  private(set) var secondaryTextView: UILabel?
  private(set) var imageView: UIImageView?
  /// What the cell adds before the content: its indentation level.
  var indentation: CGFloat = 0 {
    didSet { if oldValue != indentation { setNeedsLayout() } }
  }

  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    show(configuration)
  }
  override public init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else {
        fatalError("Unsupported configuration \(newValue) for UIListContentView")
      }
      guard configuration != shown else { return }
      show(configuration)
    }
  }

  private func show(_ configuration: UIListContentConfiguration) {
    shown = configuration
    let axes = configuration.axesPreservingSuperviewLayoutMargins
    preservesSuperviewLayoutMargins = !axes.isEmpty
    directionalLayoutMargins = configuration.directionalLayoutMargins
    showTexts()
    showImage()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  /// They tell where things are; a constraint to one is not solved.
  private let guides = (image: UILayoutGuide(), text: UILayoutGuide())

  open var imageLayoutGuide: UILayoutGuide? { imageView == nil ? nil : guides.image }
  open var textLayoutGuide: UILayoutGuide? { textView == nil ? nil : guides.text }

  /// Where the text begins, from the leading edge, whether or not it has been laid out; nil without
  /// a picture.
  var textStartAfterPicture: CGFloat? {
    guard imageView != nil, textView != nil else { return nil }
    return contentLayout.frames(in: bounds.size).text.minX
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let frames = contentLayout.frames(in: bounds.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ frame: CGRect) {
      view?.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
    place(imageView, frames.image)
    place(textView, frames.text)
    place(secondaryTextView, frames.secondaryText)
    guides.image.solvedFrame = imageView?.frame ?? .zero
    guides.text.solvedFrame = textView?.frame ?? .zero
  }
  override open func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }
  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    imageView?.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
  }
  override open var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
    return CGSize(width: UIView.noIntrinsicMetric, height: contentLayout.height(for: width))
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentLayout.height(for: size.width))
  }
  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width > 0 ? targetSize.width : bounds.width
    return CGSize(width: width, height: contentLayout.height(for: width))
  }

  // MARK: What is shown

  private func showTexts() {
    textView = updated(
      textView, text: shown.text, attributed: shown.attributedText,
      properties: shown.textProperties)
    secondaryTextView = updated(
      secondaryTextView, text: shown.secondaryText, attributed: shown.secondaryAttributedText,
      properties: shown.secondaryTextProperties)
  }

  private func updated(
    _ label: UILabel?, text: String?, attributed: NSAttributedString?,
    properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard text != nil || attributed != nil else {
      label?.removeFromSuperview()
      return nil
    }
    let label = label ?? UILabel()
    if label.superview == nil { addSubview(label) }
    label.wear(properties)
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
    return label
  }

  private func showImage() {
    guard let image = shown.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(image: nil)
    if view.superview == nil { addSubview(view) }
    imageView = view
    let properties = shown.imageProperties
    view.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(textStyle: .body)
    view.image = image
    view.contentMode = image.isSymbolImage ? .center : .scaleAspectFit
    view.tintColor = properties.resolvedTintColor(for: tintColor)
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
  }

  private var contentLayout: ListContentLayout {
    var layout = ListContentLayout(text: textView, secondaryText: secondaryTextView)
    layout.margins = layoutMarginsOnChosenAxes
    layout.scale = pixelsPerPoint
    layout.imageSize = imageView.map { shown.imageProperties.size(of: $0) }
    layout.reservedImageSize = shown.imageProperties.reservedSize(
      isSymbol: shown.image?.isSymbolImage ?? false)
    layout.isSideBySide =
      shown.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    layout.imageToText = shown.imageToTextPadding
    layout.betweenTexts = CGSize(
      width: shown.textToSecondaryTextHorizontalPadding,
      height: shown.textToSecondaryTextVerticalPadding)
    return layout
  }

  /// The view either preserves margins or does not; the configuration says so for each axis.
  private var layoutMarginsOnChosenAxes: NSDirectionalEdgeInsets {
    let axes = shown.axesPreservingSuperviewLayoutMargins
    var margins = shown.directionalLayoutMargins
    if axes.contains(.horizontal) {
      margins.leading = max(directionalLayoutMargins.leading, defaultMargins.leading)
      margins.trailing = directionalLayoutMargins.trailing
    }
    if axes.contains(.vertical) {
      margins.top = directionalLayoutMargins.top
      margins.bottom = directionalLayoutMargins.bottom
    }
    margins.leading += indentation
    return margins
  }
}
