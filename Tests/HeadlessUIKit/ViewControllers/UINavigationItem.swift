public import Foundation

@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// The bar that shows the item hears of its changes.
  var changed: (() -> Void)?

  public init(title: String) {
    super.init()
    self.title = title
  }

  open var title: String? { didSet { changed?() } }
  open var prompt: String?
  open var titleView: UIView? { didSet { changed?() } }
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false { didSet { changed?() } }
  open var leftItemsSupplementBackButton = false { didSet { changed?() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }

  /// Inert.
  open var searchController: UISearchController?
  /// Inert.
  open var hidesSearchBarWhenScrolling = true

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

extension UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }
}
