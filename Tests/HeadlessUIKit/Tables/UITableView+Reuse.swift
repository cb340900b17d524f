import Foundation

extension UITableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    reuse.cellNibs[identifier] = nil
    guard let cellClass else {
      reuse.cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      fatalError("must pass a class of kind UITableViewCell")
    }
    reuse.cellClasses[identifier] = type
  }
  func registerHeaderFooter(_ viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else {
      reuse.headerFooterClasses[identifier] = nil
      return
    }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      fatalError("must pass a class of kind UITableViewHeaderFooterView")
    }
    reuse.headerFooterClasses[identifier] = type
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = reuse.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let nib = reuse.cellNibs[identifier] { return makeCell(from: nib, identifier) }
    guard let type = reuse.cellClasses[identifier] else { return nil }
    cellsMade += 1
    return type.init(registeredFor: identifier)
  }
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let existing = existingCell(identifier, for: TableRow(indexPath)) { return existing }
    guard let cell = dequeueCell(identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }
  /// A row that is reconfigured gets its own cell back.
  private func existingCell(_ identifier: String, for row: TableRow) -> UITableViewCell? {
    guard let request = loading.requested, request.row == row else { return nil }
    loading.requested?.dequeued += 1
    if request.dequeued > 0 {
      fatalError(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
          + "really need to dequeue more cells than the table view is requesting, use the "
          + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
          + "\(identifier), index path: (\(row.section) - \(row.row))")
    }
    guard request.isReconfiguring, let existing = request.existing else { return nil }
    guard existing.reuseIdentifier == identifier else {
      fatalError(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed. Dequeued reuse "
          + "identifier: \(identifier); Original reuse identifier: "
          + "\(existing.reuseIdentifier ?? "(null)")")
    }
    return existing
  }
  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reuse.takeHeaderFooter(identifier) {
      view.prepareForReuse()
      return view
    }
    return reuse.headerFooterClasses[identifier]?.init(registeredFor: identifier)
  }
}
