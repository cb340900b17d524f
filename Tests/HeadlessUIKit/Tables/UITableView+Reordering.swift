import Foundation

extension TableGestures {
  var isReorderingNow: Bool { reordering != nil }
}

extension UITableView {
  private static let shuffleDuration = 0.2

  func isHeldByHand(_ cell: UITableViewCell) -> Bool { gestures.reordering?.cell === cell }

  /// Lifts a row by its reorder control, if it has one.
  func beginReordering(_ row: TableRow) -> Bool {
    guard !gestures.isReorderingNow, let cell = live[row]?.cell, cell.showsReorder, canMove(row)
    else { return false }
    gestures.reordering = TableGestures.Reordering(cell: cell, source: row, target: row)
    bringSubviewToFront(cell)
    if HeadlessVariations.shadowsCarriedRows.answer { addShadow(of: cell) }
    cell.tableState.isReordering = HeadlessVariations.saysIsReordering.answer
    return true
  }

  private func addShadow(of cell: UITableViewCell) {
    let view = ReorderingShadowView(frame: cell.frame)
    UIView.performWithoutAnimation { insertSubview(view, belowSubview: cell) }
    view.hierarchy.isAtBack = false
    gestures.reordering?.shadow = view
  }

  /// The shadow is as wide as the table and as high as the row, wherever that is.
  func placeShadow() {
    guard let reordering = gestures.reordering, let shadow = reordering.shadow else { return }
    shadow.setFrameIfNeeded(reordering.cell.frame)
  }

  /// Carries the lifted row over a place.
  ///
  /// The rows between make way, and headers and footers with them; the data source hears nothing
  /// yet.
  func reorder(to proposed: TableRow) {
    guard let reordering = gestures.reordering, gestures.drag == nil else { return }
    var target = proposed
    if let delegate {
      let path = asking {
        answer(of: {
          delegate.tableView(
            self, targetIndexPathForMoveFromRowAt: reordering.source.indexPath,
            toProposedIndexPath: proposed.indexPath)
        })
      }
      if let path { target = TableRow(path) }
    }
    carry(to: target)
  }
  /// Has the rows between make way for the one in the hand.
  func carry(to target: TableRow) {
    gestures.reordering?.target = target
    updateProposal()
    UIView.animate(withDuration: Self.shuffleDuration) { [self] in
      for (row, entry) in live.sorted {
        entry.cell.setFrameIfNeeded(cellRect(shownSpan(of: row)))
      }
      placeShadow()
      layOutExtras()
    }
  }

  // MARK: What is proposed

  /// Where sections are seen: while a row is carried, as if it had been dropped.
  var shownGeometry: TableGeometry { gestures.reordering?.proposal?.geometry ?? geometry }

  /// Where a row is seen: while another one is carried, as if that had been dropped.
  func shownSpan(of row: TableRow) -> TableGeometry.Span {
    guard let proposal = gestures.reordering?.proposal, let place = proposal.map.new(row) else {
      return geometry.span(of: row)
    }
    return proposal.geometry.span(of: place)
  }
  /// Follows the target, and heights that were measured since.
  func updateProposal() {
    guard let reordering = gestures.reordering else { return }
    guard reordering.target != reordering.source else {
      gestures.reordering?.proposal = nil
      return
    }
    let map = moveMap(reordering)
    var shuffled = geometry
    shuffled.replaceRows(movedRows(map))
    gestures.reordering?.proposal = TableGestures.Proposal(map: map, geometry: shuffled)
  }
  private func moveMap(_ reordering: TableGestures.Reordering) -> UpdateMap {
    var counts = geometry.rowCounts
    let before = counts
    counts[reordering.source.section] -= 1
    counts[reordering.target.section] += 1
    var batch = UpdateBatch()
    batch.moveRow(reordering.source.indexPath, to: reordering.target.indexPath)
    do {
      return try batch.resolved(before: before, after: counts)
    } catch {
      fatalError(error.reason)
    }
  }
  private func movedRows(_ map: UpdateMap) -> [Int: RowHeights] {
    var changed: [Int: RowHeights] = [:]
    for section in map.rows.keys {
      changed[section] = RowHeights(
        (0..<map.after[section]).compactMap {
          map.old(TableRow(row: $0, section: section)).map {
            geometry.sections[$0.section].rows[$0.row]
          }
        })
    }
    return changed
  }

  // MARK: Letting go

  /// An update while a row is carried: the hand keeps the row if it is still there, over its own
  /// place if rows came, went or moved.
  func keepReordering(_ map: UpdateMap) {
    guard let reordering = gestures.reordering else { return }
    guard let source = map.new(reordering.source) else { return cancelReordering() }
    if updates.before != map.after || source != reordering.source {
      gestures.reordering?.target = source
    }
    gestures.reordering?.source = source
    updateProposal()
  }
  /// The row slips out of the hand: nobody is told.
  func cancelReordering() {
    guard let reordering = gestures.reordering else { return }
    reordering.shadow?.removeFromSuperview()
    gestures.reordering = nil
    gestures.drag = nil
    reordering.cell.tableState.isReordering = false
    reordering.cell.dragState = .none
    putBack(reordering.cell)
  }

  /// Drops the lifted row: the data source is told, nothing is reloaded.
  ///
  /// Says whether the data source took it; if it moves no rows, the row goes back.
  func endReordering() -> Bool {
    guard let reordering = gestures.reordering, gestures.drag == nil else { return false }
    let number = updates.last
    let target = reordering.target
    let isElsewhere = target != reordering.source
    let map = moveMap(reordering)
    var isTaken = true
    if isElsewhere {
      isTaken =
        dataSource.flatMap { dataSource in
          answer(of: {
            dataSource.tableView(self, moveRowAt: reordering.source.indexPath, to: target.indexPath)
          })
        } != nil
    }
    reordering.shadow?.removeFromSuperview()
    gestures.reordering = nil
    reordering.cell.tableState.isReordering = false
    // A data source that applied the move as an update of its own has moved the rows already.
    let isOurs = updates.last == number && !loading.needsReload && live[reordering.source] != nil
    if isElsewhere, isTaken, isOurs {
      geometry.replaceRows(movedRows(map))
      selection.move(map.new)
      _ = live.move(map.new)
    }
    settleRows(layingOutExtras: isOurs, after: reordering.cell)
    return isTaken
  }
  /// Moves all rows to their places, from where the hand has left them, and then the one that it
  /// held behind headers.
  func settleRows(layingOutExtras isOurs: Bool, after held: UITableViewCell) {
    tellAll()
    let animations = { [self] in
      for (row, entry) in live.sorted where entry.isDisplayed {
        entry.cell.setFrameIfNeeded(cellRect(geometry.span(of: row)))
      }
      if isOurs { layOutExtras() }
    }
    UIView.animate(withDuration: Self.shuffleDuration, animations: animations) { _ in
      self.putBack(held)
    }
    setNeedsLayout()
  }

  /// Puts a cell that was in the hand back among the others, behind headers and footers (R41).
  private func putBack(_ cell: UITableViewCell) {
    guard cell.superview === self, !isHeldByHand(cell) else { return }
    insertNewCell(cell)
  }
}
