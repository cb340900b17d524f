public import UIKit

extension RoundedDiffableDataSource {
  /// Makes corners follow a row that the user drags, before it is dropped.
  ///
  /// Call it with what you return from your delegate's `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`,
  /// which UIKit calls whenever the row is carried to another place:
  ///
  ///     override func tableView(
  ///       _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
  ///       toProposedIndexPath proposed: IndexPath
  ///     ) -> IndexPath {
  ///       dataSource.followMove(ofRowAt: source, to: proposed)
  ///       return proposed
  ///     }
  ///
  /// The row that is dragged is a card of its own. All others have the corners that they will have if it is dropped: the card
  /// that it leaves closes, and the one that it comes to opens, in step with the rows. After the drop, call
  /// ``moveItem(at:to:)`` as before.
  ///
  /// For drag and drop in one table, call it in `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
  ///
  /// An update that changes the number of rows in one of the two sections, or the row's place, is shown without the move until
  /// you call this method again. To undo a move, pass the row's own index path as the destination. The row is a card of its own
  /// only while its cell's `configurationState` says that the cell is being reordered or dragged. A ``CardCell`` keeps its card
  /// until the drop. In the gap, nothing is drawn.
  ///
  /// Nothing happens if an index path has no row or cannot have one, and on an inset-grouped table.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: The index path of the row that is dragged, as UIKit passes it.
  ///   - destinationIndexPath: The index path that the row would have after the drop.
  /// - Complexity: O(*c*) for *c* live cells, in the table's next layout.
  public func followMove(ofRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    rows.followMove(ofRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension CardController {
  /// Makes corners follow a row that the user drags, before it is dropped.
  ///
  /// Call it with what you return from your delegate's `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  /// After the drop, change your model in ``update(_:)``. See ``RoundedDiffableDataSource/followMove(ofRowAt:to:)``.
  ///
  /// Nothing happens if an index path has no row or cannot have one, and on an inset-grouped table.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: The index path of the row that is dragged, as UIKit passes it.
  ///   - destinationIndexPath: The index path that the row would have after the drop.
  /// - Complexity: O(*c*) for *c* live cells, in the table's next layout.
  public func followMove(ofRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    rows.followMove(ofRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension CardRows {
  fileprivate func followMove(ofRowAt origin: IndexPath, to target: IndexPath) {
    guard let source, !table.isDormant, !table.isSuperseded, !table.isInsetGrouped,
      target.count == 2, source.id(ofRowAt: origin) != nil,
      source.id(ofSection: target.section) != nil
    else { return }
    let move = RowMove(from: origin, to: target, in: source)
    let count = move.count(move.counts[1], inSection: target.section)
    guard (0..<count).contains(target.row) else { return }
    (table.leaf(RowGestures.maker) as? RowGestures)?.begin(move)
  }
}
