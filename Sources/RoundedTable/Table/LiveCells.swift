import UIKit

/// The live cells: all cells that the data source has returned to the table.
///
/// They may be visible, prefetched, or in the reuse pool. `visibleCells` would miss the prefetched
/// ones (Apple: UITableView.cellForRow(at:)), and must not be read during updates.
@MainActor final class LiveCells {
  private var byCell: [ObjectIdentifier: LiveCell] = [:]

  /// All entries, in no particular order.
  ///
  /// It's an array, because every update iterates over it, and a dictionary's values would be
  /// copied each time. Decorating cells may add others, which a loop that has begun doesn't see.
  private(set) var all: [LiveCell] = []
  /// The cell that was returned last.
  private(set) var latest: LiveCell?

  /// The cells that still exist.
  var views: [UITableViewCell] { all.compactMap(\.cell) }

  subscript(cell: UITableViewCell) -> LiveCell? {
    // A freed cell may have had the same address.
    byCell[ObjectIdentifier(cell)].flatMap { $0.cell === cell ? $0 : nil }
  }

  /// Notes that a cell was returned for a row.
  func insert(_ live: LiveCell) {
    live.hasRow = true
    live.isNew = true
    live.serialNumber = (latest?.serialNumber ?? 0) + 1
    latest = live
    guard let cell = live.cell else { return }
    let former = byCell.updateValue(live, forKey: ObjectIdentifier(cell))
    guard former !== live else { return }
    former?.forgetRow()
    // The cell is the same, but was another data source's. Otherwise, the former one has been
    // freed.
    if former?.cell === cell { all.removeAll { $0 === former } }
    all.append(live)
    if all.count.isMultiple(of: 64) { removeFreedCells() }
  }

  func removeAll() {
    for live in all { live.forgetRow() }
    byCell = [:]
    all = []
    latest = nil
  }

  /// Removes the entries of freed cells.
  ///
  /// Cells without a reuse identifier are freed after use, so entries would pile up during
  /// scrolling.
  private func removeFreedCells() {
    all.removeAll { $0.cell == nil }
    byCell = byCell.filter { $1.cell != nil }
  }
}
