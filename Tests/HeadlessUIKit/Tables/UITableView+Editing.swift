import Foundation

extension UITableView {
  private static let editingDuration = 0.3

  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard gestures.isEditing != editing else { return }
    endSwipe(animated: animated)
    // The control by which a row is held goes with the mode.
    if !editing, gestures.drag == nil { cancelReordering() }
    gestures.isEditing = editing
    gestures.confirming = nil
    for row in selection.removeAll() { live[row]?.cell.setSelected(false, animated: animated) }
    let change = { [self] in
      for (row, entry) in live.sorted where geometry.contains(row) {
        tell(entry.cell, row)
        entry.cell.setEditing(editing, animated: animated && entry.isDisplayed)
      }
      // A narrower content view may need another height.
      for (row, entry) in live.sorted where geometry.contains(row) {
        geometry.measure(row, as: height(of: row, entry.cell))
      }
    }
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(change)
      setNeedsLayout()
      return
    }
    UIView.animate(withDuration: Self.editingDuration) { [self] in
      change()
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// Puts the red button of a row with a delete control in sight.
  func confirmDeletion(of row: TableRow) {
    if let old = gestures.confirming { live[old]?.cell.setShowsDeleteConfirmation(false) }
    gestures.confirming = row
    live[row]?.cell.setShowsDeleteConfirmation(true)
  }
  func commit(_ style: UITableViewCell.EditingStyle, _ row: TableRow) {
    if let confirming = gestures.confirming {
      live[confirming]?.cell.setShowsDeleteConfirmation(false)
    }
    gestures.confirming = nil
    guard let dataSource else { return }
    _ = answer(of: { dataSource.tableView(self, commit: style, forRowAt: row.indexPath) })
  }
}
