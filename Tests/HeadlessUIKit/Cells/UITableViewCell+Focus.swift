extension UITableViewCell {
  /// The table and its delegate decide (Apple: UITableView.allowsFocus).
  var mayTakeFocus: Bool {
    guard isUserInteractionEnabled, let tableView, tableView.allowsFocus else { return false }
    guard !tableView.isEditing || tableView.allowsFocusDuringEditing else { return false }
    guard let delegate = tableView.delegate, let row = tableView.live.row(of: self) else {
      return true
    }
    return answer(of: { delegate.tableView(tableView, canFocusRowAt: row.indexPath) }) ?? true
  }
}
