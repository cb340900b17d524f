import Foundation

/// What one batch of updates asks for, as it was said: deletions, reloads, reconfigurations and the
/// sources of moves in index paths of before the batch, insertions and the destinations of moves in
/// those of after it.
package struct UpdateBatch {
  package struct Move<Place: Equatable>: Equatable {
    package var source: Place
    package var destination: Place
  }
  package init() {}

  package typealias Animation = UITableView.RowAnimation

  package private(set) var deletedRows: [TableRow: Animation] = [:]
  package private(set) var insertedRows: [TableRow: Animation] = [:]
  package private(set) var reloadedRows: [TableRow: Animation] = [:]
  package private(set) var movedRows: [Move<TableRow>] = []
  package private(set) var reconfiguredRows: Set<TableRow> = []
  package private(set) var deletedSections: [Int: Animation] = [:]
  package private(set) var insertedSections: [Int: Animation] = [:]
  package private(set) var reloadedSections: [Int: Animation] = [:]
  package private(set) var movedSections: [Move<Int>] = []

  package mutating func deleteRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { deletedRows[TableRow(path)] = animation }
  }
  package mutating func insertRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { insertedRows[TableRow(path)] = animation }
  }
  package mutating func reloadRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { reloadedRows[TableRow(path)] = animation }
  }
  package mutating func moveRow(_ source: IndexPath, to destination: IndexPath) {
    movedRows.append(Move(source: TableRow(source), destination: TableRow(destination)))
  }
  package mutating func reconfigureRows(_ paths: [IndexPath]) {
    reconfiguredRows.formUnion(paths.map(TableRow.init))
  }
  package mutating func deleteSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { deletedSections[section] = animation }
  }
  package mutating func insertSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { insertedSections[section] = animation }
  }
  package mutating func reloadSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { reloadedSections[section] = animation }
  }
  package mutating func moveSection(_ source: Int, to destination: Int) {
    movedSections.append(Move(source: source, destination: destination))
  }

  /// Whether there are row or section animations, and every one of them is `.none`.
  package var isAllWithoutAnimation: Bool {
    guard movedRows.isEmpty, movedSections.isEmpty else { return false }
    let rows = [deletedRows, insertedRows, reloadedRows].flatMap(\.values)
    let sections = [deletedSections, insertedSections, reloadedSections].flatMap(\.values)
    return !(rows.isEmpty && sections.isEmpty) && (rows + sections).allSatisfy { $0 == .none }
  }
}
