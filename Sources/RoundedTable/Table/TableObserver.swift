import UIKit

/// What installers may ask of the observer in a table, which they do not know.
@MainActor protocol TableObserver: UIView {
  var hasIndexTitles: Bool { get }
  /// The greatest width that the table has had since it was laid out, which its content may still
  /// have.
  var widest: CGFloat { get }

  /// Has the table decorated anew.
  func reportChange()
}

extension UITableView {
  /// The observer in the table, nil if that is not decorated.
  var observer: (any TableObserver)? {
    subviews.lazy.compactMap { $0 as? any TableObserver }.first
  }
}
