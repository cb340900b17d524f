public import Foundation

/// It's drawn, and its delegate is told nothing.
@MainActor @preconcurrency
open class UISearchBar: UIView, UIBarPositioning {
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

  // MARK: Look

  open var barTintColor: UIColor? { didSet { lookChanged() } }
  open var searchBarStyle = Style.default { didSet { lookChanged() } }

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
