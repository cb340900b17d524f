import Foundation

/// What one batch of updates asks for, as it was said: deletions, reloads, reconfigurations and the sources of moves in
/// index paths of before the batch, insertions and the destinations of moves in those of after it.
struct UpdateBatch {
  struct Move<Place: Equatable>: Equatable {
    var source: Place
    var destination: Place
  }
  typealias Animation = UITableView.RowAnimation

  private(set) var deletedRows: [TableRow: Animation] = [:]
  private(set) var insertedRows: [TableRow: Animation] = [:]
  private(set) var reloadedRows: [TableRow: Animation] = [:]
  private(set) var movedRows: [Move<TableRow>] = []
  private(set) var reconfiguredRows: Set<TableRow> = []
  private(set) var deletedSections: [Int: Animation] = [:]
  private(set) var insertedSections: [Int: Animation] = [:]
  private(set) var reloadedSections: [Int: Animation] = [:]
  private(set) var movedSections: [Move<Int>] = []

  mutating func deleteRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { deletedRows[TableRow(path)] = animation }
  }
  mutating func insertRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { insertedRows[TableRow(path)] = animation }
  }
  mutating func reloadRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { reloadedRows[TableRow(path)] = animation }
  }
  mutating func moveRow(_ source: IndexPath, to destination: IndexPath) {
    movedRows.append(Move(source: TableRow(source), destination: TableRow(destination)))
  }
  mutating func reconfigureRows(_ paths: [IndexPath]) {
    reconfiguredRows.formUnion(paths.map(TableRow.init))
  }
  mutating func deleteSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { deletedSections[section] = animation }
  }
  mutating func insertSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { insertedSections[section] = animation }
  }
  mutating func reloadSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { reloadedSections[section] = animation }
  }
  mutating func moveSection(_ source: Int, to destination: Int) {
    movedSections.append(Move(source: source, destination: destination))
  }

  /// Whether there are row or section animations, and every one of them is `.none`.
  var isAllWithoutAnimation: Bool {
    guard movedRows.isEmpty, movedSections.isEmpty else { return false }
    let rows = [deletedRows, insertedRows, reloadedRows].flatMap(\.values)
    let sections = [deletedSections, insertedSections, reloadedSections].flatMap(\.values)
    return !(rows.isEmpty && sections.isEmpty) && (rows + sections).allSatisfy { $0 == .none }
  }
}
