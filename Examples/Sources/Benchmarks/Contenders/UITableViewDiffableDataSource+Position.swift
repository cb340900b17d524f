import CapPositions
@_spi(Headless) import UIKit

/// How apps find out where a row stands.
extension UITableViewDiffableDataSource {
  /// From the row's number and the count of its section.
  func countedPosition(at indexPath: IndexPath, of tableView: UITableView) -> CapPosition {
    CapPosition(
      row: indexPath.row, of: self.tableView(tableView, numberOfRowsInSection: indexPath.section))
  }

  /// From the first and the last item of its section in a snapshot.
  func scannedPosition(of item: ItemIdentifierType) -> CapPosition {
    let snapshot = snapshot()
    guard let section = snapshot.sectionIdentifier(containingItem: item) else { return .middle }
    let items = snapshot.itemIdentifiers(inSection: section)
    return CapPosition(joinsPrevious: items.first != item, joinsNext: items.last != item)
  }
}
