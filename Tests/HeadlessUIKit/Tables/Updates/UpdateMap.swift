/// Where the rows and sections of a table are after a batch of updates.
package struct UpdateMap {
  package typealias Animation = UITableView.RowAnimation

  package let sections: IndexMap
  package let movedSections: (forward: [Int: Int], backward: [Int: Int])
  /// By old section; sections that are missing kept their rows.
  package let rows: [Int: IndexMap]
  package let movedRows: (forward: [TableRow: TableRow], backward: [TableRow: TableRow])
  /// Old rows that go: deleted, reloaded, or in a section that is.
  package let reloadedRows: [TableRow: Animation]
  package let reloadedSections: [Int: Animation]
  package let batch: UpdateBatch
  /// The numbers of rows after the batch.
  package let after: [Int]

  package func newSection(_ old: Int) -> Int? { movedSections.forward[old] ?? sections.new(old) }
  package func oldSection(_ new: Int) -> Int? { movedSections.backward[new] ?? sections.old(new) }

  /// Returns where an old row is, reloaded or not.
  package func place(ofOld old: TableRow) -> TableRow? {
    if let moved = movedRows.forward[old] { return moved }
    guard let section = newSection(old.section) else { return nil }
    guard let map = rows[old.section] else { return TableRow(row: old.row, section: section) }
    return map.new(old.row).map { TableRow(row: $0, section: section) }
  }
  private func place(ofNew new: TableRow) -> TableRow? {
    if let moved = movedRows.backward[new] { return moved }
    guard let section = oldSection(new.section) else { return nil }
    guard let map = rows[section] else { return TableRow(row: new.row, section: section) }
    return map.old(new.row).map { TableRow(row: $0, section: section) }
  }
  private func isReplaced(_ old: TableRow) -> Bool {
    reloadedRows[old] != nil || reloadedSections[old.section] != nil
  }

  /// Returns where the row that was at an old place is now, nil if it went or was reloaded.
  package func new(_ old: TableRow) -> TableRow? {
    isReplaced(old) ? nil : place(ofOld: old)
  }
  /// Returns where the row that is at a new place was, nil if it came or was reloaded.
  package func old(_ new: TableRow) -> TableRow? {
    guard let section = oldSection(new.section) ?? movedRows.backward[new]?.section else {
      return nil
    }
    // A reloaded section may have another number of rows: none of them can be asked about.
    if reloadedSections[section] != nil { return nil }
    return place(ofNew: new).flatMap { isReplaced($0) ? nil : $0 }
  }

  /// Returns how an old row that goes is to go.
  package func departure(of old: TableRow) -> Animation {
    batch.deletedRows[old] ?? reloadedRows[old] ?? reloadedSections[old.section]
      ?? batch.deletedSections[old.section] ?? .automatic
  }
  /// Returns how a new row is to come.
  package func arrival(of new: TableRow) -> Animation {
    if let animation = batch.insertedRows[new] ?? batch.insertedSections[new.section] {
      return animation
    }
    guard let section = oldSection(new.section) else { return .automatic }
    if let animation = reloadedSections[section] { return animation }
    return place(ofNew: new).flatMap { reloadedRows[$0] } ?? .automatic
  }
}
