import Foundation

/// The rows' part of a difference.
///
/// What two versions of a section have in common at their beginning and at their end is set aside
/// without hashing, so that a change of a few rows in a long section looks up a few rows only.
struct RowComparison<Section, Item> where Section: Hashable & Sendable, Item: Hashable & Sendable {
  private let old: SnapshotStructure<Section, Item>
  private let new: SnapshotStructure<Section, Item>
  private let oldOfNew: [Int?]
  private var newOfOld: [Int?]

  private(set) var deleted: [IndexPath] = []
  private(set) var inserted: [IndexPath] = []
  private(set) var moved: [SnapshotDifference.Move<IndexPath>] = []
  private(set) var needsReload = false

  /// `sections` tells for each new section where it was before, nil if it is new.
  init(
    from old: SnapshotStructure<Section, Item>, to new: SnapshotStructure<Section, Item>,
    sections: [Int?]
  ) {
    self.old = old
    self.new = new
    oldOfNew = sections
    newOfOld = Array(repeating: nil, count: old.sections.count)
    for (index, source) in sections.enumerated() {
      guard let source else { continue }
      newOfOld[source] = index
    }
  }

  mutating func run() {
    for section in newOfOld.indices where newOfOld[section] == nil {
      guard !old.items(inSectionAt: section).contains(where: { new.contains($0) }) else {
        needsReload = true
        return
      }
    }
    for (section, source) in oldOfNew.enumerated() {
      if let source {
        compare(section, with: source)
      } else {
        needsReload = new.items(inSectionAt: section).contains { old.contains($0) }
      }
      guard !needsReload else { return }
    }
  }

  private mutating func compare(_ section: Int, with source: Int) {
    let oldItems = old.items(inSectionAt: source)
    let newItems = new.items(inSectionAt: section)
    let (start, oldEnd, newEnd) = Self.differingPart(of: oldItems, newItems)
    var stays = Array(repeating: false, count: oldEnd - start)
    var stayingRows: [Int] = []
    var stayingSources: [Int] = []
    var next = start
    for row in start..<newEnd {
      // Neighbors mostly stay neighbors: only where they part is an item looked up.
      let isNext = next < oldItems.count && oldItems[next] == newItems[row]
      let place = isNext ? (section: source, row: next) : old.position(of: newItems[row])
      guard let was = place else {
        inserted.append(IndexPath(row: row, section: section))
        continue
      }
      // It may have come from another section: if from a deleted one, that has been found before.
      guard was.section == source else {
        move(from: IndexPath(row: was.row, section: was.section), to: row, in: section)
        continue
      }
      next = was.row + 1
      stays[was.row - start] = true
      stayingRows.append(row)
      stayingSources.append(was.row)
    }
    for row in start..<oldEnd where !stays[row - start] && !new.contains(oldItems[row]) {
      deleted.append(IndexPath(row: row, section: source))
    }
    let isInOrder = membersOfLongestIncreasingSubsequence(stayingSources)
    for (index, row) in stayingRows.enumerated() where !isInOrder[index] {
      move(from: IndexPath(row: stayingSources[index], section: source), to: row, in: section)
    }
  }

  private mutating func move(from source: IndexPath, to row: Int, in section: Int) {
    moved.append(
      SnapshotDifference.Move(
        source: source, destination: IndexPath(row: row, section: section)))
  }

  private static func differingPart(
    of old: [Item], _ new: [Item]
  ) -> (start: Int, oldEnd: Int, newEnd: Int) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var oldEnd = old.count
        var newEnd = new.count
        // An untouched section shares its storage with the snapshot that it was copied from.
        guard old.baseAddress != new.baseAddress || oldEnd != newEnd else { return (0, 0, 0) }
        var start = 0
        while start < oldEnd, start < newEnd, old[start] == new[start] { start += 1 }
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
          oldEnd -= 1
          newEnd -= 1
        }
        return (start, oldEnd, newEnd)
      }
    }
  }
}
