import UIKit

/// A table that counts how often it is asked where something is.
package final class CountingTable: UITableView {
  package private(set) var questions = 0

  package override func rectForRow(at indexPath: IndexPath) -> CGRect {
    questions += 1
    return super.rectForRow(at: indexPath)
  }

  package override func rect(forSection section: Int) -> CGRect {
    questions += 1
    return super.rect(forSection: section)
  }

  package override func rectForHeader(inSection section: Int) -> CGRect {
    questions += 1
    return super.rectForHeader(inSection: section)
  }

  package override func rectForFooter(inSection section: Int) -> CGRect {
    questions += 1
    return super.rectForFooter(inSection: section)
  }

  package override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    questions += 1
    return super.indexPathForRow(at: point)
  }

  package override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    questions += 1
    return super.indexPathsForRows(in: rect)
  }
}
