import Foundation

@_spi(Headless) extension HeadlessHand {
  /// Lifts a row by its reorder control and says whether it came along.
  ///
  /// A row has the control while the table is editing, if the data source's
  /// `tableView(_:canMoveRowAt:)` says that the row can be moved. Without
  /// that method UIKit asks whether the data source implements `tableView(_:moveRowAt:to:)`, which
  /// cannot be asked here: no row can be lifted.
  @discardableResult public func lift(_ indexPath: IndexPath) -> Bool {
    guard let row = touchable(indexPath) else { return false }
    return tableView.beginReordering(row)
  }
  /// Carries the lifted row over another one, which makes way.
  public func carry(over indexPath: IndexPath) {
    tableView.reorder(to: TableRow(indexPath))
  }
  /// Lets the lifted row go, and says whether it may stay there.
  ///
  /// It goes back if the data source does not implement `tableView(_:moveRowAt:to:)`.
  @discardableResult public func drop() -> Bool {
    let isTaken = tableView.endReordering()
    tableView.layoutIfNeeded()
    return isTaken
  }
  /// Lifts a row, carries it over every row on the way, and drops it; says whether it could be
  /// lifted and dropped.
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
    // A row is in the hand for a frame at least.
    tableView.layoutIfNeeded()
    return drop()
  }

  // MARK: Drag and drop

  /// Lifts a row by a long press and says whether it came along.
  ///
  /// It does if the table's drag delegate returns items for it. The row itself is carried, as the
  /// preview of drag and drop is.
  @discardableResult public func beginDrag(_ indexPath: IndexPath) -> Bool {
    guard let row = touchable(indexPath) else { return false }
    return tableView.beginDrag(row)
  }
  /// Drags the lifted row over another one, for which the drop delegate is asked.
  public func drag(over indexPath: IndexPath) { tableView.drag(over: TableRow(indexPath)) }
  /// Lets the dragged row go, and says whether the drop delegate was given it.
  @discardableResult public func endDrag() -> Bool {
    let isTaken = tableView.endDrag()
    tableView.layoutIfNeeded()
    return isTaken
  }
}
