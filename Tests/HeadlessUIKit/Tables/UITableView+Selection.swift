import Foundation

extension UITableView {
  var allowsSelectionNow: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selecting by code calls no delegate (Apple: selectRow(at:animated:scrollPosition:)).
  func select(_ indexPath: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for row in selection.removeAll() {
        live[row]?.cell.setSelected(false, animated: animated)
      }
      return
    }
    mark(TableRow(indexPath), animated)
    if position != .none { scrollToRow(at: indexPath, at: position, animated: animated) }
  }
  private func mark(_ row: TableRow, _ animated: Bool) {
    if !allowsMultipleSelectionNow {
      for other in selection.rows where other != row { unmark(other, animated) }
    }
    selection.insert(row)
    live[row]?.cell.setSelected(true, animated: animated)
  }
  private func unmark(_ row: TableRow, _ animated: Bool) {
    selection.remove(row)
    live[row]?.cell.setSelected(false, animated: animated)
  }
  func deselect(_ indexPath: IndexPath, _ animated: Bool) {
    unmark(TableRow(indexPath), animated)
  }

  // MARK: By touch

  /// Says whether the row may be highlighted, and highlights it.
  func highlight(_ row: TableRow) -> Bool {
    guard allowsSelectionNow || (isEditing && allowsMultipleSelectionNow) else { return false }
    if let delegate {
      let mayHighlight = asking {
        answer(of: { delegate.tableView(self, shouldHighlightRowAt: row.indexPath) }) ?? true
      }
      guard mayHighlight else { return false }
    }
    gestures.highlighted = row
    live[row]?.cell.setHighlighted(true, animated: false)
    if let delegate {
      _ = answer(of: { delegate.tableView(self, didHighlightRowAt: row.indexPath) })
    }
    return true
  }
  func unhighlight(_ row: TableRow, animated: Bool) {
    gestures.highlighted = nil
    live[row]?.cell.setHighlighted(false, animated: animated)
    if let delegate {
      _ = answer(of: { delegate.tableView(self, didUnhighlightRowAt: row.indexPath) })
    }
  }
  func selectByTouch(_ row: TableRow) {
    if allowsMultipleSelectionNow, selection.contains(row) {
      deselectByTouch(row)
      return
    }
    guard let target = willSelect(row) else { return }
    if !allowsMultipleSelectionNow {
      for other in selection.rows where other != target { deselectByTouch(other) }
    }
    mark(target, false)
    selectionDidChange()
    guard let delegate else { return }
    _ = answer(of: { delegate.tableView(self, didSelectRowAt: target.indexPath) })
  }
  private func willSelect(_ row: TableRow) -> TableRow? {
    guard let delegate else { return row }
    guard let target = answer(of: { delegate.tableView(self, willSelectRowAt: row.indexPath) })
    else { return row }
    return target.map(TableRow.init)
  }
  private func deselectByTouch(_ row: TableRow) {
    guard let delegate else {
      unmark(row, false)
      return selectionDidChange()
    }
    let answered = answer(of: { delegate.tableView(self, willDeselectRowAt: row.indexPath) })
    guard let target = answered ?? row.indexPath else { return }
    unmark(TableRow(target), false)
    selectionDidChange()
    _ = answer(of: { delegate.tableView(self, didDeselectRowAt: target) })
  }

  /// Selecting by code posts nothing (Apple: selectRow(at:animated:scrollPosition:)).
  private func selectionDidChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}
