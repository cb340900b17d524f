import UIKit

/// A data source that dresses a table, and can leave it to another.
@MainActor protocol CardTableOwner: AnyObject {
  /// Whether sections may have styles of their own.
  var hasSectionStyles: Bool { get }

  /// The margins of a section's rows, nil for the table's.
  func rowMargins(inSection section: Int) -> HorizontalMargins?

  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  func leaveTable()

  /// The table has another size or other traits.
  ///
  /// It may be laying itself out, and is not asked for its rows.
  func tableChanged()

  /// Where the row of a cell is, nil if it is gone, or has another cell by now.
  func indexPath(of cell: UITableViewCell) -> IndexPath?

  /// The cells for the row before that of a cell, in its section: mostly one.
  ///
  /// Nil for a cell whose row is gone, or has another by now.
  func cells(above cell: UITableViewCell) -> [UITableViewCell]?
}

/// Which data source each table belongs to.
///
/// Kept for the whole process: a table knows its data source, which may be a proxy of the app's; and one that is uninstalled leaves
/// no trace on the table.
@MainActor enum CardTableOwners {
  private struct Entry {
    weak var table: UITableView?
    weak var owner: (any CardTableOwner)?
  }

  /// As many as there are tables with cards.
  private static var entries: [Entry] = []

  /// Gives a table to a data source; the one that had it leaves.
  ///
  /// One that was freed without leaving is not taken for the app: what it did to the table is undone.
  static func give(_ table: UITableView, to owner: any CardTableOwner) {
    let former = entries.first { $0.table === table }?.owner
    entries.removeAll { $0.table == nil || $0.table === table }
    entries.append(Entry(table: table, owner: owner))
    if former !== owner { former?.leaveTable() }
    CardTableObserver.restore(table)
  }
}
