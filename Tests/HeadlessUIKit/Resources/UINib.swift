public import Foundation

/// There are no nib files here: a nib that is asked for its objects has been filled by a test, with
/// `init(making:)`.
@MainActor @preconcurrency open class UINib: NSObject {
  private let name: String
  private let make: (() -> UIView)?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    make = nil
    super.init()
  }
  /// A nib whose one object is made by a closure, mostly a cell with the views that its file would
  /// hold.
  @_spi(Headless) public init(making make: @escaping () -> UIView) {
    name = ""
    self.make = make
    super.init()
  }

  func instantiate() -> [UIView] {
    guard let make else {
      fatalError(
        "Could not load NIB in bundle: '\(Bundle.main.bundlePath)' with name '\(name)'")
    }
    let view = make()
    view.setUpAsInterfaceBuilderDoes()
    view.wakeFromNib()
    return [view]
  }
}

extension UIView {
  /// What Interface Builder writes into every cell's file.
  fileprivate func setUpAsInterfaceBuilderDoes() {
    switch self {
    case let cell as UITableViewCell: cell.contentView.fitIntoCellOfNib()
    case let view as UITableViewHeaderFooterView: view.contentView.fitIntoCellOfNib()
    default: return
    }
    preservesSuperviewLayoutMargins = true
  }
  private func fitIntoCellOfNib() {
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
  }

  fileprivate func wakeFromNib() {
    for subview in subviews {
      subview.wakeFromNib()
    }
    awakeFromNib()
  }
}
