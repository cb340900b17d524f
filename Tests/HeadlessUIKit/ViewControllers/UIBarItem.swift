public import Foundation

@MainActor @preconcurrency open class UIBarItem: NSObject {
  /// The bar that shows the item hears of its changes.
  var changed: (() -> Void)?

  public override init() { super.init() }

  open var title: String? { didSet { changed?() } }
  open var image: UIImage? { didSet { changed?() } }
  open var isEnabled = true { didSet { changed?() } }
  open var tag = 0
}
