import Foundation

/// A drag that began on a row of a table, and has not left it.
@MainActor final class TableDrag: NSObject, UIDragSession, UIDropSession {
  let items: [UIDragItem]
  var localContext: Any?
  fileprivate weak var tableView: UITableView?
  fileprivate var place = CGPoint.zero
  fileprivate var proposal = UITableViewDropProposal(operation: .cancel, intent: .unspecified)
  fileprivate var destination: IndexPath?

  init(_ items: [UIDragItem], from tableView: UITableView) {
    self.items = items
    self.tableView = tableView
  }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: tableView) }
}

/// What the delegate gets when the hand lets go.
@MainActor private final class TableDrop: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(_ drag: TableDrag, of source: IndexPath, size: CGSize) {
    items = drag.items.map { TableDropItem($0, source, size) }
    destinationIndexPath = drag.destination
    proposal = drag.proposal
    session = drag
  }
}

@MainActor private final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath, _ size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, source, size)
  }
}

extension UITableView {
  /// Lifts a row by a long press, if the drag delegate has anything to drag.
  func beginDrag(_ row: TableRow) -> Bool {
    // The touch closes what a swipe has opened.
    guard gestures.swiped == nil else {
      endSwipe(animated: true)
      return false
    }
    guard dragInteractionEnabled, gestures.reordering == nil, let delegate = dragDelegate,
      let cell = live[row]?.cell
    else { return false }
    let session = TableDrag([], from: self)
    let items = delegate.tableView(self, itemsForBeginning: session, at: row.indexPath)
    guard !items.isEmpty else { return false }
    let drag = TableDrag(items, from: self)
    drag.localContext = session.localContext
    gestures.drag = drag
    gestures.reordering = TableGestures.Reordering(cell: cell, source: row, target: row)
    bringSubviewToFront(cell)
    for state in [UITableViewCell.DragState.lifting, .dragging] { cell.setDragState(state) }
    return true
  }

  /// Carries what is dragged over a row; the rows between make way if it is to be inserted there.
  func drag(over proposed: TableRow) {
    guard let drag = gestures.drag, let reordering = gestures.reordering,
      let delegate = dropDelegate
    else { return }
    let path = proposed.indexPath
    drag.place = CGPoint(x: bounds.midX, y: rectForRow(at: path).midY)
    guard answer(of: { delegate.tableView(self, canHandle: drag) }) ?? true else { return }
    let proposal = asking {
      answer(of: {
        delegate.tableView(self, dropSessionDidUpdate: drag, withDestinationIndexPath: path)
      })
    }
    drag.proposal = proposal ?? UITableViewDropProposal(operation: .copy, intent: .unspecified)
    drag.destination = path
    let isInserted =
      [.move, .copy].contains(drag.proposal.operation)
      && drag.proposal.intent == .insertAtDestinationIndexPath
    carry(to: isInserted ? proposed : reordering.source)
  }

  /// Lets go of what is dragged, and says whether the delegate was given it.
  func endDrag() -> Bool {
    guard let drag = gestures.drag, let reordering = gestures.reordering else { return false }
    let isTaken = [.move, .copy].contains(drag.proposal.operation)
    if isTaken, let delegate = dropDelegate {
      let size = reordering.cell.bounds.size
      let drop = TableDrop(drag, of: reordering.source.indexPath, size: size)
      delegate.tableView(self, performDropWith: drop)
    }
    gestures.drag = nil
    letGo(of: reordering)
    if let delegate = dropDelegate {
      _ = answer(of: { delegate.tableView(self, dropSessionDidEnd: drag) })
    }
    return isTaken
  }

  private func letGo(of reordering: TableGestures.Reordering) {
    gestures.reordering = nil
    reordering.cell.setDragState(.none)
    settleRows(layingOutExtras: true, after: reordering.cell)
  }
}

extension UITableViewCell {
  fileprivate func setDragState(_ state: DragState) {
    dragState = state
    dragStateDidChange(state)
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }
}
