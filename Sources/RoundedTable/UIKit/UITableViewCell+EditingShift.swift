import UIKit

extension UITableViewCell {
  /// How far editing controls push the content aside, in points.
  ///
  /// UIKit documents no such length, so it is read off the content view's frame (Apple: UITableViewCell.contentView).
  var editingShift: CGFloat {
    guard isEditing, let table = enclosing(UITableView.self) else { return 0 }
    let safe = table.insetsContentViewsToSafeArea ? leadingSafeArea : 0
    return max(0, leadingDistance(to: contentView.frame) - safe)
  }
}
