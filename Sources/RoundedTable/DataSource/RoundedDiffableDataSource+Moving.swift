public import UIKit

extension RoundedDiffableDataSource {
  /// Moves the item of a row that the user dragged, and shows the result.
  ///
  /// Call it from an override of `tableView(_:moveRowAt:to:)`, which UIKit calls when the row is dropped, and need no
  /// snapshot of your own:
  ///
  ///     override func tableView(
  ///       _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ///     ) {
  ///       moveItem(at: source, to: destination)
  ///     }
  ///
  /// The rows are where the user put them already, so the snapshot is applied without animation, through
  /// ``apply(_:animatingDifferences:completion:)``, and every card is right at once. An index path without a row changes nothing.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: Where the row was.
  ///   - destinationIndexPath: Where the row is after the move, counted without it at its old place, as UIKit counts.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func moveItem(at sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard sourceIndexPath != destinationIndexPath, destinationIndexPath.count == 2,
      let item = itemIdentifier(at: sourceIndexPath),
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
