public import UIKit

extension RoundedDiffableDataSource {
  /// Moves the item of a row that the user has dragged, and applies the resulting snapshot.
  ///
  /// Call it in an override of `tableView(_:moveRowAt:to:)`, which UIKit calls when the user drops
  /// the row. You don't have to apply a snapshot yourself:
  ///
  ///     override func tableView(
  ///       _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ///     ) {
  ///       moveItem(at: source, to: destination)
  ///     }
  ///
  /// The table has already moved the row, so the snapshot is applied without animation, through
  /// ``apply(_:animatingDifferences:completion:)``. Nothing happens if there is no row at the first
  /// index path, or none can be at the second.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: The row's index path before the move.
  ///   - destinationIndexPath: The row's index path after the move, as UIKit passes it.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func moveItem(at sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard sourceIndexPath != destinationIndexPath, destinationIndexPath.count == 2,
      let item = item(at: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([item])
    let items = snapshot.itemIdentifiers(inSection: section)
    guard (0...items.count).contains(destinationIndexPath.row) else { return }
    if destinationIndexPath.row < items.count {
      snapshot.insertItems([item], beforeItem: items[destinationIndexPath.row])
    } else {
      snapshot.appendItems([item], toSection: section)
    }
    apply(snapshot, animatingDifferences: false, completion: nil)
  }
}
