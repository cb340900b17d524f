public import Foundation

@MainActor @preconcurrency open class UINavigationBar: UIView, UIBarPositioning {
  open var barPosition: UIBarPosition { .top }
  /// The title and the buttons are in the middle of these.
  static let compactHeight: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52

  let parts = NavigationBarParts()
  /// Nothing lies beneath the bar: it is clear then (Apple: scrollEdgeAppearance).
  var isAtScrollEdge = true {
    didSet { if oldValue != isAtScrollEdge { showBackground() } }
  }
  /// The background of what scrolls below the bar.
  var contentColor: UIColor? { didSet { if oldValue != contentColor { showBackground() } } }
  /// What tapping the back button does.
  var goBack: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  open var items: [UINavigationItem]? {
    didSet { showItems() }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var prefersLargeTitles = false {
    didSet {
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { showBackground() } }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
  override open func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    showItems()
  }
}
