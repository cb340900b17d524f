@_spi(Headless) import UIKit

/// A snapshot to apply, and what an app knows of how it came about.
package struct TableUpdate {
  package var snapshot: NSDiffableDataSourceSnapshot<Int, Int>
  /// The items that come, go or move.
  package var changed: [Int] = []

  package init(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, changed: [Int] = []) {
    self.snapshot = snapshot
    self.changed = changed
  }

  /// Sections of equal length.
  init(items count: Int, sections: Int) {
    snapshot = NSDiffableDataSourceSnapshot()
    snapshot.appendSections(Array(0..<sections))
    for section in 0..<sections {
      snapshot.appendItems(
        Array(count * section / sections..<count * (section + 1) / sections), toSection: section)
    }
  }
}
