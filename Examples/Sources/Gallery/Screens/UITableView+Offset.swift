import UIKit

extension UITableView {
  /// The offset at which a row comes next below the floating header of its section, which cuts
  /// none.
  func offset(beginningWith row: IndexPath) -> CGPoint {
    let before = contentOffset
    defer {
      contentOffset = before
      layoutIfNeeded()
    }
    // The header floats here, above the row's upper edge, and rows in sight are measured.
    contentOffset.y = rectForRow(at: row).minY - adjustedContentInset.top - 10
    layoutIfNeeded()
    let top = rectForRow(at: row).minY
    let header = headerView(forSection: row.section)?.frame.maxY ?? top
    return CGPoint(x: before.x, y: top - (header - contentOffset.y))
  }
}
