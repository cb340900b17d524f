public import Foundation

/// Inert: it has its size, and isn't drawn.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open var style = Style.medium
  open var color: UIColor! = .secondaryLabel
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override open var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
}
