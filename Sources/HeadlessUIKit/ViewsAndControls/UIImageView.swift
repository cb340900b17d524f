public import Foundation

@MainActor @preconcurrency open class UIImageView: UIView, LayerContentSource {
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
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  open var image: UIImage? {
    didSet { imageChanged(from: oldValue) }
  }
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageChanged(from: oldValue) } }
  }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
  }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageChanged(from: nil) }
  }

  override open var intrinsicContentSize: CGSize {
    guard let size = shownImage?.size else { return super.intrinsicContentSize }
    return size
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  var layerContent: LayerContent? { drawnContent }
}
