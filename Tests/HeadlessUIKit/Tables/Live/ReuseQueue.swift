/// The registered classes, and the cells and headers that wait to be used again.
@MainActor struct ReuseQueue {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headerFooters: [String: [UITableViewHeaderFooterView]] = [:]
  /// More than that would never be needed at once; UIKit lets surplus ones go too.
  private static let limit = 64

  /// Says whether the cell waits from now on.
  mutating func add(_ cell: UITableViewCell) -> Bool {
    guard let identifier = cell.reuseIdentifier else { return false }
    guard cells[identifier, default: []].count < Self.limit else { return false }
    cells[identifier, default: []].append(cell)
    return true
  }
  mutating func add(_ view: UITableViewHeaderFooterView) -> Bool {
    guard let identifier = view.reuseIdentifier else { return false }
    guard headerFooters[identifier, default: []].count < Self.limit else { return false }
    headerFooters[identifier, default: []].append(view)
    return true
  }
  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    cells[identifier]?.popLast()
  }
  mutating func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    headerFooters[identifier]?.popLast()
  }
  var waitingCells: [UITableViewCell] { cells.values.flatMap(\.self) }
}
