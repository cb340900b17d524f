import UIKit

/// Knows which data source each table belongs to.
///
/// This is kept for the whole process: a table's `dataSource` may be a proxy of the app's, and a data source that is
/// uninstalled leaves no trace on the table.
@MainActor enum CardTableOwners {
  private struct Entry {
    weak var table: UITableView?
    weak var owner: (any CardTableOwner)?
  }

  /// One for each table with cards.
  private static var entries: [Entry] = []

  /// Gives a table to a data source, which takes it over from the previous one.
  ///
  /// The changes of a data source that was freed are undone, so that they are not mistaken for the app's.
  static func give(_ table: UITableView, to owner: any CardTableOwner) {
    let former = entries.first { $0.table === table }?.owner
    entries.removeAll { $0.table == nil || $0.table === table }
    entries.append(Entry(table: table, owner: owner))
    if former !== owner { former?.tableWasTakenOver() }
    CardTableObserver.restore(table)
  }
}
