import UIKit

/// The move of one row, as `moveRow(at:to:)` has it: the target counts without the row's former
/// place.
struct RowMove {
  var source: IndexPath
  var target: IndexPath
  /// What identifies the row, and the numbers of rows in the sections of source and target: an
  /// update that changes them ends the move.
  var row: AnyHashable?
  var counts: [Int]

  @MainActor init(from source: IndexPath, to target: IndexPath, in rows: any RowSource) {
    (self.source, self.target) = (source, target)
    row = rows.id(ofRowAt: source)
    counts = [source, target].map {
      rows.id(ofSection: $0.section) == nil ? -1 : rows.numberOfRows(inSection: $0.section)
    }
  }

  /// Whether no update has changed what the move is about.
  @MainActor func isStill(in rows: any RowSource) -> Bool {
    let now = RowMove(from: source, to: target, in: rows)
    return now.row == row && now.counts == counts
  }

  /// Where another row is after the move.
  func place(of row: IndexPath) -> IndexPath {
    var place = row
    if row.section == source.section, row.row > source.row { place.row -= 1 }
    if row.section == target.section, place.row >= target.row { place.row += 1 }
    return place
  }

  /// Where the row was that is at a place after the move.
  func origin(of place: IndexPath) -> IndexPath {
    if place == target { return source }
    var row = place
    if place.section == target.section, place.row > target.row { row.row -= 1 }
    if place.section == source.section, row.row >= source.row { row.row += 1 }
    return row
  }

  /// The number of rows that a section has after the move.
  func count(_ before: Int, inSection section: Int) -> Int {
    before + (section == target.section ? 1 : 0) - (section == source.section ? 1 : 0)
  }
}
