/// Why a batch of updates cannot be: UIKit raises an exception with this reason.
package struct InvalidUpdate: Error, Equatable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  package static func sectionCount(_ before: Int, _ after: Int, _ batch: UpdateBatch)
    -> InvalidUpdate
  {
    InvalidUpdate(
      "Invalid update: invalid number of sections. The number of sections contained in the table "
        + "view after the update (\(after)) must be equal to the number of sections contained in "
        + "the table view before the update (\(before)), plus or minus the number of sections "
        + "inserted or deleted (\(batch.insertedSections.count) inserted, "
        + "\(batch.deletedSections.count) deleted).")
  }
  package static func rowCount(
    _ section: Int, _ before: Int, _ after: Int, _ changes: SectionChanges
  ) -> InvalidUpdate {
    InvalidUpdate(
      "Invalid update: invalid number of rows in section \(section). The number of rows contained "
        + "in an existing section after the update (\(after)) must be equal to the number of rows "
        + "contained in that section before the update (\(before)), plus or minus the number of "
        + "rows inserted or deleted from that section (\(changes.inserted.count) inserted, "
        + "\(changes.deleted.count) deleted) and plus or minus the number of rows moved into or "
        + "out of that section (\(changes.movedIn.count) moved in, \(changes.movedOut.count) moved "
        + "out).")
  }
  package static func row(_ verb: String, _ row: TableRow, _ count: Int) -> InvalidUpdate {
    InvalidUpdate(
      "attempt to \(verb) row \(row.row) from section \(row.section) which only contains "
        + "\(count) rows before the update")
  }
  package static func insertion(_ row: TableRow, _ count: Int) -> InvalidUpdate {
    InvalidUpdate(
      "attempt to insert row \(row.row) into section \(row.section), but there are only "
        + "\(count) rows in section \(row.section) after the update")
  }
  package static func section(_ verb: String, _ section: Int, _ count: Int, _ time: String)
    -> InvalidUpdate
  {
    InvalidUpdate(
      "attempt to \(verb) section \(section), but there are only \(count) sections \(time) the "
        + "update")
  }
  package static func conflict(_ text: String, _ row: TableRow) -> InvalidUpdate {
    InvalidUpdate("\(text) (\(row.section) - \(row.row))")
  }
}

/// The rows that leave and reach one section.
package struct SectionChanges {
  package var deleted: [Int] = []
  package var inserted: [Int] = []
  package var movedOut: [Int] = []
  package var movedIn: [Int] = []
}
