public import UIKit

/// Swiped rows that are drawn as cards of their own, and the row that the user drags.
///
/// Which rows these are is read from the cells' states, which are always current. A change of them
/// is only noticed after a layout of the table.
@MainActor final class SwipedAndDraggedRows: TableFeature {
  /// A row that's being moved, as the app has reported with `followMove`.
  private struct Drag {
    weak var cell: UITableViewCell?
    var wasLifted = false
    let wasEditing: Bool

    /// Whether the user has dropped the row: its state says so, or the reorder control has
    /// disappeared with the editing mode.
    @MainActor var isOver: Bool {
      guard let cell else { return true }
      return wasLifted && !cell.isLifted || wasEditing && !cell.isEditing
    }
  }

  /// Whether a card has separated its swiped rows, or a row has been dragged.
  private var isWatching = false
  private var drag: Drag?
  /// The swiped and dragged cells when cards were last corrected.
  private var seen: [UITableViewCell] = []
  /// Where the dragged row's move would end, when cards were last corrected.
  private var seenTarget: IndexPath?

  /// Returns the swiped cells of cards that draw swiped rows apart.
  private func open(among cells: [UITableViewCell]) -> [UITableViewCell] {
    cells.filter { cell in
      cell.isInSight && CardSlot.of(cell)?.background.card.style.separatesSwipedRows == true
        && cell.configurationState.isSwiped
    }
  }

  /// The dragged cell, if it shows a card.
  private var lifted: UITableViewCell? {
    guard let drag, !drag.isOver, let cell = drag.cell, cell.isLifted, CardSlot.of(cell) != nil
    else { return nil }
    return cell
  }

  /// Begins to show the other rows as they'd be after the drop.
  ///
  /// It takes effect at the next layout, because by then these rows are moving on screen.
  func begin(_ move: FollowedMove) {
    isWatching = true
    // A reloaded row has two cells while the old one fades out.
    var move = move
    let cell = table.cells.all.filter { live in
      live.cell.map { $0.isInSight && table.indexPath(of: $0) == move.source } == true
    }.max { $0.isOlder(than: $1) }?.cell
    move.cell = cell
    drag = Drag(cell: cell, wasEditing: cell?.isEditing == true)
    // A row over its own place counts as one of the others, unless its state says that it's being
    // dragged.
    table.plan.move = move.source == move.target && cell?.isLifted != true ? nil : move
    table.setNeedsTurn()
  }

  override func willCorrect() {
    seenTarget = table.plan.move?.target
    guard isWatching else { return }
    func id(_ cell: UITableViewCell) -> AnyHashable? {
      table.indexPath(of: cell).flatMap { table.plan.source?.id(ofRowAt: $0) }
    }
    let lifted = lifted
    let open = open(among: table.cells.views)
    seen = open + [lifted].compactMap(\.self)
    table.plan.states.followed = lifted.flatMap(id)
    table.plan.states.swiped = Set(open.compactMap(id))
  }

  override func find(in layout: TableLayout) -> Correction {
    // A swipe lays out its row. A cell creates its state anew each time it's asked, so the others
    // aren't asked when a row only comes into sight.
    let laidOut = layout.laidOutSlots.filter(\.background.card.style.separatesSwipedRows)
    isWatching = isWatching || !laidOut.isEmpty
    // During an update, wait until it corrects all cards.
    guard isWatching, !table.updates.isUpdating else { return .none }
    let changed = laidOut.compactMap(\.cell).filter { !seen.contains($0) }
    if drag?.cell?.isLifted == true { drag?.wasLifted = true }
    let inHand = open(among: seen + changed) + [lifted].compactMap(\.self)
    let isDropped = drag?.isOver == true
    let isMoveOther = table.plan.move?.target != seenTarget
    guard isMoveOther || isDropped || inHand != seen else { return .none }
    guard isDropped else { return .animated }
    drag = nil
    table.plan.move = nil
    // The rows are now in their new places, which a classic source learns here.
    table.plan.source?.findMovedRows(inLayout: true)
    // A reload ends the drag and puts all rows in their places without animation.
    return layout.areRowsMoving ? .animated : .immediate
  }

  override func restore() {
    isWatching = false
    drag = nil
    seen = []
    seenTarget = nil
    table.plan.move = nil
    table.plan.states.followed = nil
    table.plan.states.swiped = []
  }
}

extension TableCards {
  /// Makes corners follow a row while the user drags it, before it's dropped.
  ///
  /// Call it with the index path that your delegate returns from
  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`, which UIKit calls
  /// whenever the row is dragged to another place:
  ///
  ///     override func tableView(
  ///       _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
  ///       toProposedIndexPath proposed: IndexPath
  ///     ) -> IndexPath {
  ///       dataSource.followMove(ofRowAt: source, to: proposed)
  ///       return proposed
  ///     }
  ///
  /// The dragged row is drawn as a separate card. All others get the corners that they'll have if
  /// it's dropped there: the card that it leaves closes, and the one that it enters opens, in step
  /// with the rows. After the drop, call ``RoundedDiffableDataSource/moveItem(at:to:)``, or change
  /// your model in ``CardController/update(_:)``, as without this method.
  ///
  /// For drag and drop within one table, call it in
  /// `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
  ///
  /// To end the preview, pass the row's own index path as the destination. It also ends when an
  /// update moves the row or changes the number of rows in one of the two sections, and, with a
  /// ``CardController``, in any update. The next call brings it back.
  ///
  /// The row is a separate card only while its cell's `configurationState` says that the cell is
  /// being reordered or dragged. A ``CardCell`` keeps its card until the drop. The gap for the row
  /// stays empty.
  ///
  /// Nothing happens if there is no row at the first index path, if none can be at the second, or
  /// on an inset-grouped table.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: The index path of the dragged row, as UIKit passes it.
  ///   - destinationIndexPath: The index path that the row would have after the drop.
  /// - Complexity: O(*c*) for *c* cells, in the table's next layout.
  public func followMove(ofRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard let table = ownTable, let source = link.plan.source, !link.plan.isDormant,
      destinationIndexPath.count == 2, source.id(ofRowAt: sourceIndexPath) != nil,
      source.id(ofSection: destinationIndexPath.section) != nil
    else { return }
    let move = FollowedMove(from: sourceIndexPath, to: destinationIndexPath, in: source)
    if move.isPossible { table.feature(SwipedAndDraggedRows.self)?.begin(move) }
  }
}
