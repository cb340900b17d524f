extension SnapshotDifference {
  /// Names all changes to a table view; to be called inside its batch updates.
  @MainActor func submit(to tableView: UITableView, with animation: UITableView.RowAnimation) {
    if !deletedSections.isEmpty { tableView.deleteSections(deletedSections, with: animation) }
    if !insertedSections.isEmpty { tableView.insertSections(insertedSections, with: animation) }
    for move in movedSections {
      tableView.moveSection(move.source, toSection: move.destination)
    }
    if !deletedRows.isEmpty { tableView.deleteRows(at: deletedRows, with: animation) }
    if !insertedRows.isEmpty { tableView.insertRows(at: insertedRows, with: animation) }
    for move in movedRows {
      tableView.moveRow(at: move.source, to: move.destination)
    }
  }
}
