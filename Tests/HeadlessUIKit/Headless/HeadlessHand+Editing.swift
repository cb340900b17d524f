import Foundation

@_spi(Headless) extension HeadlessHand {
  /// The side on which a swipe shows actions.
  public enum Edge: Sendable {
    case leading
    case trailing
  }

  /// Swipes over a row and says whether actions came into sight.
  ///
  /// While the table is editing rows are not swiped.
  @discardableResult public func swipe(_ indexPath: IndexPath, _ edge: Edge = .trailing) -> Bool {
    guard let row = touchable(indexPath), !tableView.isEditing else { return false }
    return tableView.beginSwipe(row, isTrailing: edge == .trailing)
  }
  /// Taps one of the actions that a swipe has brought into sight, counted from the cell outwards.
  public func tapAction(_ index: Int = 0) {
    tableView.perform(index)
    tableView.layoutIfNeeded()
  }
  /// Pushes a swiped row back.
  public func closeSwipe() { tableView.endSwipe(animated: true) }

  /// Taps the red control of a row in editing mode, which asks for confirmation.
  public func tapDeleteControl(_ indexPath: IndexPath) {
    guard let row = touchable(indexPath), shows(.delete, row) else { return }
    tableView.confirmDeletion(of: row)
  }
  /// Taps the button that the red control has brought into sight.
  public func confirmDeletion() {
    guard let row = tableView.gestures.confirming else { return }
    tableView.commit(.delete, row)
    tableView.layoutIfNeeded()
  }
  private func shows(_ kind: CellEditControl.Kind, _ row: TableRow) -> Bool {
    tableView.isEditing && tableView.live[row]?.cell.editing.control?.kind == kind
  }
}
