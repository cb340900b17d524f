import Foundation

/// An index path of a table, as two plain numbers.
package struct TableRow: Hashable, Comparable {
  package var section: Int
  package var row: Int

  package init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }
  package init(_ indexPath: IndexPath) {
    section = indexPath.section
    row = indexPath.row
  }

  package var indexPath: IndexPath { IndexPath(row: row, section: section) }

  package static func < (left: TableRow, right: TableRow) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
