import UIKit

/// Where the rows of a table are, as they are seen while one of them is carried.
///
/// Whether `rectForRow(at:)` leaves a gap for a row that is being carried is not documented. So rows that have a cell are where
/// that is, and the gap is beside its neighbours.
@MainActor struct SurfaceGeometry {
  let tableView: UITableView
  let reach: SurfaceReach
  private let move: RowMove?
  private var cells: [IndexPath: UITableViewCell] = [:]

  /// - Parameters:
  ///   - tableView: The table.
  ///   - move: The move of the row in the user's hand, nil if there is none.
  ///   - rows: The cells that stand for a row, and its index path.
  init(
    of tableView: UITableView, after move: RowMove?, rows: [(cell: UITableViewCell, row: IndexPath)]
  ) {
    self.tableView = tableView
    self.move = move
    reach = SurfaceReach(
      of: tableView.bounds, rows: rows.lazy.map(\.cell).filter(\.isInSight).map(\.frame))
    guard move != nil else { return }
    for row in rows where row.cell.isInSight { cells[row.row] = row.cell }
  }

  /// Where a row is seen, given its index path.
  func place(of row: IndexPath) -> IndexPath {
    guard let move else { return row }
    return row == move.source ? move.target : move.place(of: row)
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
    guard row == move.source else { return cells[row]?.frame ?? rect }
    return gap(at: place, of: rect.height) ?? rect
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
