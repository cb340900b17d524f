import UIKit

extension UITableViewCell {
  /// Whether the cell may be visible: neither in the reuse pool nor prepared off screen.
  var isInSight: Bool { window != nil && !isHidden }
}
