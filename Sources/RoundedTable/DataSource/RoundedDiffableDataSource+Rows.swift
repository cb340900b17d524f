import UIKit

/// A cell that the data source has returned, and the item that it stands for.
@MainActor final class LiveItem<Item>: LiveCell {
  /// Nil once the item is gone: it is kept no longer than UIKit keeps it.
  var item: Item?

  override func leave() {
    super.leave()
    item = nil
  }
}

/// Answers from the snapshot that the table shows, even if a subclass overrides UIKit's methods.
extension RoundedDiffableDataSource: RowSource {
  var isAsked: Bool {
    guard let source = rows.table.tableView?.dataSource else { return true }
    return source === self
  }

  var hasIndexTitles: Bool { rows.table.tableView.flatMap { sectionIndexTitles(for: $0) } != nil }

  var hasCardIDs: Bool { cardID != nil }

  var hasRowStyles: Bool { rowStyle != nil }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    super.itemIdentifier(for: indexPath)
  }

  /// The entry of a cell.
  ///
  /// All entries of this table are the data source's own.
  func live(_ cell: UITableViewCell) -> LiveItem<ItemIdentifierType>? {
    rows.table.cells[cell].map { unsafeDowncast($0, to: LiveItem<ItemIdentifierType>.self) }
  }

  @inline(__always) func indexPath(of live: LiveCell) -> IndexPath? {
    guard let item = unsafeDowncast(live, to: LiveItem<ItemIdentifierType>.self).item else {
      return nil
    }
    return super.indexPath(for: item)
  }

  func locate(_ cells: [LiveCell], _ found: (LiveCell, IndexPath?) -> Void) {
    for live in cells where live.hasRow { found(live, indexPath(of: live)) }
  }

  func numberOfRows(inSection index: Int) -> Int {
    if let tableView = rows.table.tableView {
      return super.tableView(tableView, numberOfRowsInSection: index)
    }
    // A data source whose table has been freed still answers from its snapshot.
    let snapshot = super.snapshot()
    return snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[index])
  }

  func id(ofSection index: Int) -> AnyHashable? { sectionIdentifier(for: index) }

  func id(ofRowAt indexPath: IndexPath) -> AnyHashable? { item(at: indexPath) }

  func hasEmptyTitle(_ kind: EnclosedHeaders.Kind, inSection index: Int) -> Bool {
    guard let tableView = rows.table.tableView else { return true }
    let title =
      kind == .header
      ? self.tableView(tableView, titleForHeaderInSection: index)
      : self.tableView(tableView, titleForFooterInSection: index)
    return title?.isEmpty == true
  }

  func style(_ style: inout CardStyle, ofSection index: Int) {
    if let section = sectionIdentifier(for: index) { sectionStyle?(section, &style) }
  }

  func style(_ style: inout CardRowStyle, ofRowAt indexPath: IndexPath) {
    if let item = item(at: indexPath) { rowStyle?(item, &style) }
  }

  func cardID(ofRowAt indexPath: IndexPath) -> AnyHashable? {
    item(at: indexPath).flatMap { cardID?($0) ?? nil }
  }

  nonisolated func correctOnMainQueue(animated: Bool) {
    MainQueue.later { self.rows.correctRows(animated: animated) }
  }
}
