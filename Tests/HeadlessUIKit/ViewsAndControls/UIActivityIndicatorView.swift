public import Foundation

/// A spinner that stands still: a circle in its color.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  private let symbol = SymbolView(
    symbol: "rays", color: .secondaryLabel, size: CGSize(width: 20, height: 20))

  public init(style: Style) {
    super.init(frame: .zero)
    setUp(style)
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.medium)
  }
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setUp(.medium)
  }
  private func setUp(_ style: Style) {
    addSubview(symbol)
    self.style = style
    frame.size = sizeThatFits(.zero)
    isHidden = true
  }

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  open var color: UIColor! = .secondaryLabel {
    didSet { symbol.color = color }
  }
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  override open var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
  override open func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = bounds
  }
}
