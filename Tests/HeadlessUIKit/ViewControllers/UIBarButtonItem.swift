public import Foundation

@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  private(set) var systemItem: SystemItem?

  public override init() { super.init() }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as? NSObject
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    show(systemItem)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  @preconcurrency public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    show(systemItem)
  }

  @preconcurrency public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  open var style = Style.plain { didSet { changed?() } }
  open var width: CGFloat = 0
  open var customView: UIView? { didSet { changed?() } }
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var tintColor: UIColor? { didSet { changed?() } }

  func show(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
    changed?()
  }

  /// Presses the item as a finger would.
  ///
  /// A selector cannot be sent.
  @_spi(Headless) public func tap() {
    guard isEnabled else { return }
    primaryAction?.perform(from: self)
  }
}
