import UIKit

extension UITableViewCell {
  /// How far the content stands aside for the controls of editing, in points.
  ///
  /// UIKit documents no measure for it, so it is seen where the content view is (Apple: UITableViewCell.contentView).
  var editingShift: CGFloat {
    guard isEditing, let table = enclosingTableView else { return 0 }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = contentView.frame
    let start = isMirrored ? bounds.maxX - content.maxX : content.minX - bounds.minX
    let safe = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
    return max(0, start - (table.insetsContentViewsToSafeArea ? safe : 0))
  }
}
