import UIKit

/// A table that counts how often it is asked where a row, a header or a section is.
final class AskedTable: UITableView {
  private(set) var rectangles = 0

  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    rectangles += 1
    return super.rectForRow(at: indexPath)
  }

  override func rectForHeader(inSection section: Int) -> CGRect {
    rectangles += 1
    return super.rectForHeader(inSection: section)
  }

  override func rectForFooter(inSection section: Int) -> CGRect {
    rectangles += 1
    return super.rectForFooter(inSection: section)
  }

  override func rect(forSection section: Int) -> CGRect {
    rectangles += 1
    return super.rect(forSection: section)
  }

  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rectangles += 1
    return super.indexPathsForRows(in: rect)
  }

  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rectangles += 1
    return super.indexPathForRow(at: point)
  }
}
