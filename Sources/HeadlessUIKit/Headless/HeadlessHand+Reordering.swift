import Foundation

@_spi(Headless) extension HeadlessHand {
  /// Lifts a row by its reorder control and says whether it came along.
  @discardableResult public func lift(_ indexPath: IndexPath) -> Bool {
    tableView.beginReordering(reachable(indexPath))
  }
  /// Carries the lifted row over another one, which makes way.
  public func carry(over indexPath: IndexPath) {
    tableView.reorder(to: TableRow(indexPath))
  }
  /// Lets the lifted row go.
  public func drop() {
    tableView.endReordering()
    tableView.layoutIfNeeded()
  }
  /// Lifts a row, carries it over every row on the way, and drops it; says whether it could be lifted.
  @discardableResult public func drag(_ source: IndexPath, to destination: IndexPath) -> Bool {
    guard lift(source) else { return false }
    if source.section == destination.section {
      let step = source.row < destination.row ? 1 : -1
      for row in stride(from: source.row + step, through: destination.row, by: step) {
        carry(over: IndexPath(row: row, section: source.section))
      }
    } else {
      carry(over: destination)
    }
    drop()
    return true
  }
}
