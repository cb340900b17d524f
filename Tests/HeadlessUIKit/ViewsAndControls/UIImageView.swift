public import Foundation

@MainActor @preconcurrency
open class UIImageView: UIView,
  UIAccessibilityContentSizeCategoryImageAdjusting, LayerContentSource
{
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  open var image: UIImage? {
    didSet { imageChanged(from: oldValue) }
  }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
  }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageChanged(from: nil) }
  }

  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { imageChanged(from: nil) }
  }

  override open var intrinsicContentSize: CGSize { adjustedSize ?? super.intrinsicContentSize }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { adjustedSize ?? .zero }
  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsImageSizeForAccessibilityContentSizeCategory { imageChanged(from: nil) }
  }
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  var layerContent: LayerContent? { drawnContent }
}
