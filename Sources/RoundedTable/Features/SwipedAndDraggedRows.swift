public import UIKit

/// The rows that the user has in hand: those that are swiped apart, and the one that is dragged.
///
/// Who they are is read from the cells' states, which are current whenever they are asked. Only
/// that they have changed is noticed later, after a layout of the table.
@MainActor final class SwipedAndDraggedRows: TableFeature {
  override class func isNeeded(by style: ResolvedCardStyle) -> Bool {
    style.style.swipedRowAppearance == .separated
  }

  override var isInUse: Bool { drag != nil || !seen.isEmpty || table.plan.move != nil }

  /// The row that the app says is being moved.
  private struct Drag {
    let cell: UITableViewCell?
    var wasLifted = false
    let wasEditing: Bool

    /// Whether the row has been let go: by its state, or because the control that it was held by
    /// has gone with the editing mode.
    @MainActor var isOver: Bool {
      guard let cell else { return true }
      return wasLifted && !cell.isLifted || wasEditing && !cell.isEditing
    }
  }

  private var drag: Drag?
  /// The cells that were in hand when cards were last corrected.
  private var seen: [UITableViewCell] = []
  private var isChanged = false

  /// The cells that are swiped apart.
  private var open: [UITableViewCell] {
    table.cells.views.filter { cell in
      guard let card = CardSlot.of(cell)?.row.card else { return false }
      return card.style.swipedRowAppearance == .separated
        && cell.configurationState.isSwiped
    }
  }

  /// The cell that is lifted and shows a card.
  private var lifted: UITableViewCell? {
    guard let drag, !drag.isOver, let cell = drag.cell, cell.isLifted, CardSlot.of(cell) != nil
    else { return nil }
    return cell
  }

  /// Has the other rows make way for one that is dragged, with the next layout: then they have
  /// begun to do so on screen.
  func begin(_ move: FollowedMove) {
    // A reloaded row has two cells while the former one fades out.
    let cell = table.cells.all.filter { live in
      live.cell.map { $0.isInSight && table.indexPath(of: $0) == move.source } == true
    }
    .max { $0.isOlder(than: $1) }?.cell
    drag = Drag(cell: cell, wasEditing: cell?.isEditing == true)
    // Unless its state says that it is in the user's hand, a row over its own place is among the
    // others.
    table.plan.move = move.source == move.target && cell?.isLifted != true ? nil : move
    isChanged = true
    table.needsLayout()
  }

  override func willCorrect() {
    func id(_ cell: UITableViewCell) -> AnyHashable? {
      table.indexPath(of: cell).flatMap { table.plan.source?.id(ofRowAt: $0) }
    }
    table.plan.states.lifted = lifted.flatMap(id)
    // The style may have changed while the row is open.
    let apart = open.filter { cell in
      table.indexPath(of: cell).map {
        table.plan.style(ofSection: $0.section).swipedRowAppearance == .separated
      } ?? false
    }
    table.plan.states.swipedApart = Set(apart.compactMap(id))
  }

  /// Forgets the move of a row whose state does not say that it is in the user's hand: an update
  /// may take it from there.
  override func willUpdate() {
    guard table.plan.move != nil, drag?.cell?.isLifted != true else { return }
    table.plan.move = nil
    isChanged = true
    table.needsLayout()
  }

  override func didLayOut(_ layout: TableLayout) {
    // An update that has begun corrects all cards when it has ended.
    guard !table.updates.isUpdating else { return }
    if drag?.cell?.isLifted == true { drag?.wasLifted = true }
    let inHand = open + [lifted].compactMap(\.self)
    let isDropped = drag?.isOver == true
    guard isChanged || isDropped || inHand != seen else { return }
    (isChanged, seen) = (false, inHand)
    // A reload takes a row out of the hand and puts all others in their places at once.
    let isAnimated = !isDropped || NewestRowAnimation(on: table.cells).animation != nil
    if isDropped {
      (drag, table.plan.move) = (nil, nil)
      // Now the rows are in their new places.
      table.plan.source?.findMovedRows()
    }
    table.correct(animated: isAnimated)
  }

  override func restore() {
    (drag, seen) = (nil, [])
    table.plan.move = nil
    (table.plan.states.lifted, table.plan.states.swipedApart) = (nil, [])
  }
}

extension TableCards {
  /// Makes corners follow a row that the user drags, before it is dropped.
  ///
  /// Call it with what you return from your delegate's
  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`, which UIKit calls
  /// whenever the row is carried to another place:
  ///
  ///     override func tableView(
  ///       _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
  ///       toProposedIndexPath proposed: IndexPath
  ///     ) -> IndexPath {
  ///       dataSource.followMove(ofRowAt: source, to: proposed)
  ///       return proposed
  ///     }
  ///
  /// The row that is dragged is a card of its own. All others have the corners that they will have
  /// if it is dropped: the card that it leaves closes, and the one that it comes to opens, in step
  /// with the rows. After the drop, call ``RoundedDiffableDataSource/moveItem(at:to:)``, or change
  /// your model in ``CardController/update(_:)``, as before.
  ///
  /// For drag and drop in one table, call it in
  /// `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
  ///
  /// An update that changes the number of rows in one of the two sections, or the row's place, is
  /// shown without the move until you call this method again; with a ``CardController``, every
  /// update is. To undo a move, pass the row's own index path as the destination. The row is a card
  /// of its own only while its cell's `configurationState` says that the cell is being reordered or
  /// dragged. A ``CardCell`` keeps its card until the drop. In the gap, nothing is drawn.
  ///
  /// Nothing happens if an index path has no row or cannot have one, and on an inset-grouped table.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: The index path of the row that is dragged, as UIKit passes it.
  ///   - destinationIndexPath: The index path that the row would have after the drop.
  /// - Complexity: O(*c*) for *c* live cells, in the table's next layout.
  public func followMove(ofRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard let table = servedTable, let source = link.plan.source, !link.plan.isDormant,
      destinationIndexPath.count == 2, source.id(ofRowAt: sourceIndexPath) != nil,
      source.id(ofSection: destinationIndexPath.section) != nil
    else { return }
    let move = FollowedMove(from: sourceIndexPath, to: destinationIndexPath, in: source)
    if move.isPossible { table.feature(SwipedAndDraggedRows.self).begin(move) }
  }
}
