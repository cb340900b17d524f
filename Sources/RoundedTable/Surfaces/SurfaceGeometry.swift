import UIKit

/// Where the rows of a table are, as they are seen while one of them is carried.
///
/// Whether `rectForRow(at:)` leaves a gap for a row that is being carried is not documented, nor whether the gap outlasts an update.
/// So rows that have a cell are where that is, rows out of sight as far from their rectangles as those are, and the gap is beside
/// its neighbours.
@MainActor struct SurfaceGeometry {
  let tableView: UITableView
  let reach: SurfaceReach
  private let move: RowMove?
  private var cells: [IndexPath: UITableViewCell] = [:]
  /// How far rows that make way for the carried one are from their rectangles, nil if none of them is in sight.
  private var shift: CGFloat?

  /// - Parameters:
  ///   - tableView: The table.
  ///   - move: The move of the row in the user's hand, nil if there is none.
  ///   - rows: The cells that stand for a row, and its index path.
  init(
    of tableView: UITableView, after move: RowMove?, rows: [(cell: UITableViewCell, row: IndexPath)]
  ) {
    self.tableView = tableView
    self.move = move
    var reach = SurfaceReach(
      of: tableView.bounds, rows: rows.lazy.map(\.cell).filter(\.isInSight).map(\.frame))
    // While a row is lifted, the table keeps cells that it has prepared, and updates move their rows away.
    if tableView.isEditing || tableView.hasActiveDrag {
      reach.include(
        rows.lazy.filter { !$0.cell.isInSight }.map { tableView.rectForRow(at: $0.row) })
    }
    self.reach = reach
    guard let move else { return }
    for (cell, row) in rows where cell.isInSight {
      cells[row] = cell
      if shift == nil, move.makesWay(row) {
        shift = cell.frame.minY - tableView.rectForRow(at: row).minY
      }
    }
  }

  /// Where a row is seen, given its index path.
  func place(of row: IndexPath) -> IndexPath {
    guard let move else { return row }
    return row == move.source ? move.target : move.place(of: row)
  }

  /// The first and the last place at which some rows are seen, given their index paths from top to bottom.
  func ends(of rows: [IndexPath]) -> (first: IndexPath, last: IndexPath)? {
    guard let first = rows.first, let last = rows.last else { return nil }
    guard let move else { return (first, last) }
    // The carried row is seen far from its own.
    let places = rows.map(place) + [move.target]
    return (places.min() ?? first, places.max() ?? last)
  }

  /// The number of rows that are seen in a section.
  func count(inSection section: Int) -> Int {
    let count = tableView.numberOfRows(inSection: section)
    return move?.count(count, inSection: section) ?? count
  }

  /// Returns the rectangle of the row that is seen at an index path.
  func rect(at place: IndexPath) -> CGRect {
    guard let move else { return tableView.rectForRow(at: place) }
    let row = move.origin(of: place)
    let rect = tableView.rectForRow(at: row)
    guard row == move.source else {
      return cells[row]?.frame ?? (move.makesWay(row) ? rect.offsetBy(dx: 0, dy: shift ?? 0) : rect)
    }
    // Rows that have not made way have left no gap.
    return gap(at: place, of: shift == 0 ? 0 : rect.height) ?? rect
  }

  private func gap(at place: IndexPath, of height: CGFloat) -> CGRect? {
    var next = place
    next.row += 1
    var gap: CGRect
    if next.row < count(inSection: place.section) {
      gap = rect(at: next)
      gap.origin.y -= height
    } else {
      guard place.row > 0 else { return nil }
      next.row -= 2
      gap = rect(at: next)
      gap.origin.y = gap.maxY
    }
    gap.size.height = height
    return gap
  }
}
