extension UpdateBatch {
  /// Holds the batch against the numbers of rows before and after it.
  ///
  /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections and *c* that of
  ///   changes.
  package func resolved(before: [Int], after: [Int]) throws(InvalidUpdate) -> UpdateMap {
    try checkSections(before.count, after.count)
    let sections = IndexMap(
      left: Set(deletedSections.keys).union(movedSections.map(\.source)),
      arrived: Set(insertedSections.keys).union(movedSections.map(\.destination)))
    let forward = Dictionary(
      movedSections.map { ($0.source, $0.destination) }, uniquingKeysWith: { $1 })
    let backward = Dictionary(
      movedSections.map { ($0.destination, $0.source) }, uniquingKeysWith: { $1 })
    try checkRows(before, after)

    var changes: [Int: SectionChanges] = [:]
    // What arrives is said in new sections; it is kept with the section that it was.
    func oldSection(_ new: Int) -> Int? { backward[new] ?? sections.old(new) }
    for row in deletedRows.keys where deletedSections[row.section] == nil {
      changes[row.section, default: SectionChanges()].deleted.append(row.row)
    }
    for move in movedRows {
      changes[move.source.section, default: SectionChanges()].movedOut.append(move.source.row)
      guard let section = oldSection(move.destination.section) else {
        throw InvalidUpdate(
          "cannot move a row into a newly inserted section (\(move.destination.section))")
      }
      changes[section, default: SectionChanges()].movedIn.append(move.destination.row)
    }
    for row in insertedRows.keys {
      guard let section = oldSection(row.section) else { continue }
      changes[section, default: SectionChanges()].inserted.append(row.row)
    }

    for old in before.indices where reloadedSections[old] == nil {
      guard let new = forward[old] ?? sections.new(old) else { continue }
      let change = changes[old] ?? SectionChanges()
      let expected =
        before[old] + change.inserted.count - change.deleted.count + change.movedIn.count
        - change.movedOut.count
      guard after[new] == expected else {
        throw .rowCount(new, before[old], after[new], change)
      }
    }
    return UpdateMap(
      sections: sections, movedSections: (forward, backward),
      rows: changes.mapValues {
        IndexMap(left: $0.deleted + $0.movedOut, arrived: $0.inserted + $0.movedIn)
      },
      movedRows: (
        Dictionary(movedRows.map { ($0.source, $0.destination) }, uniquingKeysWith: { $1 }),
        Dictionary(movedRows.map { ($0.destination, $0.source) }, uniquingKeysWith: { $1 })
      ),
      reloadedRows: reloadedRows, reloadedSections: reloadedSections, batch: self,
      after: after)
  }

  private func checkSections(_ before: Int, _ after: Int) throws(InvalidUpdate) {
    for section in deletedSections.keys where section >= before {
      throw .section("delete", section, before, "before")
    }
    for section in reloadedSections.keys where section >= before {
      throw .section("reload", section, before, "before")
    }
    for section in insertedSections.keys where section >= after {
      throw .section("insert", section, after, "after")
    }
    for move in movedSections {
      guard move.source < before else { throw .section("move", move.source, before, "before") }
      guard move.destination < after else {
        throw .section("move", move.destination, after, "after")
      }
      guard deletedSections[move.source] == nil, reloadedSections[move.source] == nil else {
        throw InvalidUpdate(
          "attempt to perform a delete and a move from the same section (\(move.source))")
      }
      guard insertedSections[move.destination] == nil else {
        throw InvalidUpdate(
          "attempt to perform an insert and a move to the same section (\(move.destination))")
      }
    }
    guard after == before + insertedSections.count - deletedSections.count else {
      throw .sectionCount(before, after, self)
    }
  }

  private func checkRows(_ before: [Int], _ after: [Int]) throws(InvalidUpdate) {
    func check(_ row: TableRow, _ verb: String) throws(InvalidUpdate) {
      guard row.section < before.count else {
        throw InvalidUpdate(
          "attempt to \(verb) row \(row.row) from section \(row.section), but there are only "
            + "\(before.count) sections before the update")
      }
      guard row.row < before[row.section] else { throw .row(verb, row, before[row.section]) }
    }
    for row in deletedRows.keys {
      try check(row, "delete")
      guard reloadedRows[row] == nil else {
        throw .conflict("attempt to delete and reload the same index path", row)
      }
    }
    for row in reloadedRows.keys { try check(row, "reload") }
    for row in reconfiguredRows { try check(row, "reconfigure") }
    for row in insertedRows.keys { try checkArrival(row, after) }
    try checkMoves(before, after, check)
  }
  private func checkArrival(_ row: TableRow, _ after: [Int]) throws(InvalidUpdate) {
    guard row.section < after.count else {
      throw InvalidUpdate(
        "attempt to insert row \(row.row) into section \(row.section), but there are only "
          + "\(after.count) sections after the update")
    }
    guard row.row < after[row.section] else { throw .insertion(row, after[row.section]) }
  }
  private func checkMoves(
    _ before: [Int], _ after: [Int], _ check: (TableRow, String) throws(InvalidUpdate) -> Void
  ) throws(InvalidUpdate) {
    var sources: Set<TableRow> = []
    var destinations: Set<TableRow> = []
    for move in movedRows {
      try check(move.source, "move")
      try checkArrival(move.destination, after)
      // UIKit takes a reload apart into a deletion and an insertion, and says so here.
      guard deletedRows[move.source] == nil, reloadedRows[move.source] == nil else {
        throw .conflict(
          "attempt to perform a delete and a move from the same index path", move.source)
      }
      guard insertedRows[move.destination] == nil else {
        throw .conflict(
          "attempt to perform an insert and a move to the same index path", move.destination)
      }
      guard sources.insert(move.source).inserted else {
        throw .conflict("attempt to move the same index path twice", move.source)
      }
      guard destinations.insert(move.destination).inserted else {
        throw .conflict(
          "attempt to perform multiple moves to the same index path", move.destination)
      }
      guard deletedSections[move.source.section] == nil else {
        throw InvalidUpdate(
          "cannot move a row from a section that is being deleted (\(move.source.section))")
      }
    }
  }
}
