import UIKit

extension UITableView {
  /// The next row above or below, in this section or the next one that has rows.
  func row(beside indexPath: IndexPath, by step: Int) -> IndexPath? {
    var next = IndexPath(row: indexPath.row + step, section: indexPath.section)
    while !(0..<numberOfRows(inSection: next.section)).contains(next.row) {
      next.section += step
      guard (0..<numberOfSections).contains(next.section) else { return nil }
      next.row = step > 0 ? 0 : numberOfRows(inSection: next.section) - 1
    }
    return next
  }
}
