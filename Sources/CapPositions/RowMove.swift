/// The move of one row, as in `moveRow(at:to:)`: the target is counted without the row at its
/// former place.
package struct RowMove: Hashable, Sendable {
  /// The place of a row in a table, like an index path.
  package struct Place: Hashable, Sendable {
    package var section: Int
    package var row: Int

    package init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }
  }

  package var source: Place
  package var target: Place

  package init(from source: Place, to target: Place) {
    self.source = source
    self.target = target
  }

  /// Returns where another row is after the move.
  package func place(of row: Place) -> Place {
    var place = row
    if row.section == source.section, row.row > source.row { place.row -= 1 }
    if row.section == target.section, place.row >= target.row { place.row += 1 }
    return place
  }

  /// Returns where consecutive rows of a section are after the move, without the moved row.
  ///
  /// If its target is among them, they are no longer consecutive.
  package func places(of rows: Range<Int>, inSection section: Int) -> [Range<Int>] {
    var rows = rows
    if section == source.section, source.row < rows.upperBound {
      let first = source.row < rows.lowerBound ? rows.lowerBound - 1 : rows.lowerBound
      rows = first..<(rows.upperBound - 1)
    }
    guard section == target.section, target.row < rows.upperBound else { return [rows] }
    guard target.row > rows.lowerBound else { return [rows.lowerBound + 1..<rows.upperBound + 1] }
    return [rows.lowerBound..<target.row, target.row + 1..<rows.upperBound + 1]
  }

  /// Returns the place, before the move, of the row that's at a place after the move.
  package func origin(of place: Place) -> Place {
    if place == target { return source }
    var row = place
    if place.section == target.section, place.row > target.row { row.row -= 1 }
    if place.section == source.section, row.row >= source.row { row.row += 1 }
    return row
  }

  /// Returns the number of rows that a section has after the move.
  package func count(_ before: Int, inSection section: Int) -> Int {
    before + (section == target.section ? 1 : 0) - (section == source.section ? 1 : 0)
  }
}
