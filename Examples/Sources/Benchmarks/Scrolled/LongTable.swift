@_spi(Headless) import UIKit

/// What is in a table that is scrolled: sections of two rows, and rows that the app hides.
///
/// All tables look the same where they are scrolled, however long they are.
package struct LongTable: Hashable, Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// At least twenty.
  package var sections: Int
  /// How many rows of no height there are in a run, of which one lies just above the rows that are
  /// jumped to, and another one a few screens below.
  package var hidden = 0 { didSet { hiddenAtTop = min(hidden, 3) } }
  /// How many there are at the top, which have been in sight before anything is jumped to.
  package var hiddenAtTop = 0

  package init(sections: Int, hidden: Int = 0) {
    (self.sections, self.hidden, hiddenAtTop) = (sections, hidden, min(hidden, 3))
  }

  static let rowHeight: CGFloat = 44
  static let headerHeight: CGFloat = 40
  private static let shownRows = 2

  /// The section that is jumped to.
  private var start: Int { sections / 2 - 1 }
  private var end: Int { start + 9 }

  /// The row that is jumped to.
  var first: IndexPath { IndexPath(row: hiddenAbove(start), section: start) }
  /// The row below which a run of hidden rows lies, if there are any.
  var last: IndexPath { IndexPath(row: Self.shownRows - 1, section: end) }
  /// A row that is in sight while the table is scrolled.
  var inSight: IndexPath { IndexPath(row: 0, section: start + 5) }

  private func hiddenAbove(_ section: Int) -> Int {
    switch section {
    case start: hidden
    case 1: hiddenAtTop
    default: 0
    }
  }

  private func hiddenBelow(_ section: Int) -> Int { section == end ? hidden : 0 }

  func isHidden(_ indexPath: IndexPath) -> Bool {
    let above = hiddenAbove(indexPath.section)
    return !(above..<above + Self.shownRows).contains(indexPath.row)
  }

  /// The rows, of which the hidden ones are negative.
  var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Array(0..<sections))
    var newest = 0
    func hide(_ count: Int, in section: Int) {
      guard count > 0 else { return }
      snapshot.appendItems((1...count).map { newest - $0 }, toSection: section)
      newest -= count
    }
    for section in 0..<sections {
      hide(hiddenAbove(section), in: section)
      let shown = section * Self.shownRows..<(section + 1) * Self.shownRows
      snapshot.appendItems(Array(shown), toSection: section)
      hide(hiddenBelow(section), in: section)
    }
    return snapshot
  }
}
