public import Foundation

// `delegate` is left to the subclasses: Swift does not let one be redeclared with a narrower type,
// as UITableView's is.
@MainActor @preconcurrency open class UIScrollView: UIView {
  var scroll = ScrollState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The delegate as this class needs it.
  var scrollDelegate: (any UIScrollViewDelegate)? { nil }

  // A bar covers all of a row at most, and nothing of one that is out of sight (Apple:
  // UIView.safeAreaInsets).
  override func mostVerticalReach(
    of kind: FlowingInsets, into frame: CGRect, from outer: CGRect
  ) -> CGFloat {
    guard kind == .safeArea, HeadlessVariations.passesVerticalInsets.answer,
      frame.maxY > outer.minY, frame.minY < outer.maxY
    else { return 0 }
    return frame.height
  }

  // MARK: Content

  override open var bounds: CGRect {
    didSet { if oldValue.origin != bounds.origin { offsetDidChange() } }
  }
  open var contentOffset: CGPoint {
    get { bounds.origin }
    // Not `bounds.origin =`, for which an overridden property takes a block of memory.
    set { if newValue != bounds.origin { bounds = CGRect(origin: newValue, size: bounds.size) } }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }
  open var contentSize = CGSize.zero {
    didSet { if oldValue != contentSize { setNeedsLayout() } }
  }

  // MARK: Insets

  open var contentInset = UIEdgeInsets.zero {
    didSet { if oldValue != contentInset { adjustInsets() } }
  }
  open var adjustedContentInset: UIEdgeInsets { scroll.adjustedInset }
  open func adjustedContentInsetDidChange() {}
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { adjustInsets() } }
  }
  override open func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInsets()
  }

  // MARK: Gestures

  open var isDragging: Bool { scroll.isDragging }
  open var isScrollEnabled = true
  open var delaysContentTouches = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if oldValue != verticalScrollIndicatorInsets { setNeedsLayout() } }
  }
  open var indicatorStyle = IndicatorStyle.default
  open func flashScrollIndicators() {}

  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
}
