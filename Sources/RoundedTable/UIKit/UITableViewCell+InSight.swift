import UIKit

extension UITableViewCell {
  /// Whether the cell may be seen: neither in the reuse pool nor prepared.
  var isInSight: Bool { window != nil && !isHidden }
}
