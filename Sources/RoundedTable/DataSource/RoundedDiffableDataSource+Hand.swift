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
    guard !table.isDormant, !table.isSuperseded, !table.isInsetGrouped,
      destinationIndexPath.count == 2,
      let item = itemIdentifier(at: sourceIndexPath),
      sectionIdentifier(for: destinationIndexPath.section) != nil
    else { return }
    let move = RowMove(source: sourceIndexPath, target: destinationIndexPath)
    let counts = counts(of: move)
    let count = move.count(counts[1], inSection: destinationIndexPath.section)
    guard (0..<count).contains(destinationIndexPath.row) else { return }
    table.carry(RowsInHand.Carried(liveCells.latestCell(for: item), by: move, counts: counts))
  }

  private func counts(of move: RowMove) -> [Int] {
    [move.source, move.target].map { numberOfRows(inSection: $0.section) }
  }

  /// The move of the row in the user's hand, nil if there has been another update of its rows, or if it was taken back.
  var moveInHand: RowMove? {
    guard let carried = table.hand.carried, let move = carried.move, let cell = carried.cell,
      indexPath(of: cell) == move.source, sectionIdentifier(for: move.target.section) != nil,
      counts(of: move) == carried.counts, move.source != move.target || carried.isLifted
    else { return nil }
    return move
  }

  /// Forgets the move of a row in the user's hand after an update that has changed what it was about.
  func forgetFormerMove() {
    if table.hand.carried?.move != nil, moveInHand == nil { table.hand.forgetMove() }
  }

  /// Whether the row at an index path is the one that is moved.
  func isMoved(_ indexPath: IndexPath) -> Bool { moveInHand?.source == indexPath }

  /// Returns the index path of the row that is shown so many rows further down in its section.
  ///
  /// While a row is moved, it is shown where it would be after the drop.
  func neighbor(of indexPath: IndexPath, by distance: Int) -> IndexPath? {
    let move = moveInHand.flatMap { $0.source == indexPath ? nil : $0 }
    var place = move?.place(of: indexPath) ?? indexPath
    place.row += distance
    let count = numberOfRows(inSection: place.section)
    guard (0..<(move?.count(count, inSection: place.section) ?? count)).contains(place.row) else {
      return nil
    }
    return move?.origin(of: place) ?? place
  }

  private func isLifted(_ item: ItemIdentifierType) -> Bool {
    guard let carried = table.hand.carried, carried.isLiftedCard, let cell = carried.cell else {
      return false
    }
    return liveCells.item(of: cell) == item
  }

  /// Returns the position that a row is shown with while rows are in the user's hand.
  func positionInHand(
    of item: ItemIdentifierType, at indexPath: IndexPath, in section: CardSection
  ) -> CapPosition? {
    var position = position(of: item, at: indexPath, in: section)
    if let move = moveInHand, move.source != indexPath {
      position = self.position(of: item, at: indexPath, in: section, after: move)
    }
    guard let position else { return nil }
    if isLifted(item) { return .single }
    let layout = section.resolved.layout
    guard section.resolved.style.swipedRowAppearance == .separated, !layout.isShapedBySystem
    else { return position }
    let open = table.hand.open.compactMap { self.indexPath(of: $0) }
      .filter { $0.section == indexPath.section }.map(\.row)
    let isOpen = open.contains(indexPath.row)
    return CapPosition(
      joinsPrevious: !position.roundsTop && !isOpen && !open.contains(indexPath.row - 1),
      joinsNext: !position.roundsBottom && !isOpen && !open.contains(indexPath.row + 1))
  }

  /// Returns the position that another row has after a move.
  private func position(
    of item: ItemIdentifierType, at indexPath: IndexPath, in section: CardSection,
    after move: RowMove
  ) -> CapPosition? {
    var section = section
    section.count = move.count(section.count, inSection: section.index)
    return position(of: item, at: move.place(of: indexPath), in: section) { move.origin(of: $0) }
  }
}
