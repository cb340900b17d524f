import Foundation

/// What a table view has to do to get from one snapshot to another, in the terms of its batch
/// updates: what goes is named by its old place, what comes by its new one, what moves by both.
struct SnapshotDifference {
  struct Move<Place> {
    var source: Place
    var destination: Place
  }

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [Move<Int>] = []
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  /// A table view cannot move a row out of a section that it deletes or into one that it inserts,
  /// nor several sections at once: UIKit then has it reload its data, and asks for every row again.
  var needsReload = false

  init<Section, Item>(
    from old: SnapshotStructure<Section, Item>, to new: SnapshotStructure<Section, Item>
  ) {
    let stays = compareSections(from: old, to: new)
    guard !needsReload else { return }
    var comparison = RowComparison(from: old, to: new, sections: stays)
    comparison.run()
    needsReload = comparison.needsReload
    deletedRows = comparison.deleted
    insertedRows = comparison.inserted
    movedRows = comparison.moved
  }

  /// Returns for each new section where it was before, nil if it is new.
  private mutating func compareSections<Section, Item>(
    from old: SnapshotStructure<Section, Item>, to new: SnapshotStructure<Section, Item>
  ) -> [Int?] {
    guard old.sections != new.sections else { return Array(new.sections.indices) }
    let sources = new.sections.map { old.index(of: $0) }
    for (index, source) in sources.enumerated() where source == nil {
      insertedSections.insert(index)
    }
    for (index, section) in old.sections.enumerated() where new.index(of: section) == nil {
      deletedSections.insert(index)
    }
    let stays = membersOfLongestIncreasingSubsequence(sources.compactMap { $0 })
    var survivor = 0
    for (index, source) in sources.enumerated() {
      guard let source else { continue }
      if !stays[survivor] { movedSections.append(Move(source: source, destination: index)) }
      survivor += 1
    }
    needsReload = movedSections.count > 1
    return sources
  }
}
