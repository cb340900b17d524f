import Foundation

/// An index path of a table, as two plain numbers.
struct TableRow: Hashable, Comparable {
  var section: Int
  var row: Int

  init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }
  init(_ indexPath: IndexPath) {
    section = indexPath.section
    row = indexPath.row
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  static func < (left: TableRow, right: TableRow) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
