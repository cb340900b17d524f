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
    let top = rectForRow(at: row).minY
    // The header floats here, above the row's upper edge.
    contentOffset.y = top - adjustedContentInset.top - 10
    layoutIfNeeded()
    let header = headerView(forSection: row.section)?.frame.maxY ?? top
    return CGPoint(x: before.x, y: top - (header - contentOffset.y))
  }
}
