import UIKit

extension UITableViewCell {
  /// How far the content stands aside for the controls of editing, in points.
  ///
  /// UIKit documents no measure for it, so it is seen where the content view is (Apple: UITableViewCell.contentView).
  var editingShift: CGFloat {
    guard isEditing, let table = enclosing(UITableView.self) else { return 0 }
    let safe = table.insetsContentViewsToSafeArea ? leadingSafeArea : 0
    return max(0, leadingDistance(to: contentView.frame) - safe)
  }
}
