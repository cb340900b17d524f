import Foundation

/// The plain content view that a cell has until a content configuration replaces it.
final class UITableViewCellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
