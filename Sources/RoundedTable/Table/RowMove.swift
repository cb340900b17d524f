import UIKit

/// The move of one row, as `moveRow(at:to:)` has it: the target counts without the row's former place.
struct RowMove: Hashable {
  var source: IndexPath
  var target: IndexPath

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

  /// Whether another row is between the two ends of the move.
  func makesWay(_ row: IndexPath) -> Bool {
    if target < source { return target <= row && row < source }
    return source < row && (row < target || row == target && row.section == source.section)
  }

  /// The number of rows that a section has after the move.
  func count(_ before: Int, inSection section: Int) -> Int {
    before + (section == target.section ? 1 : 0) - (section == source.section ? 1 : 0)
  }
}
