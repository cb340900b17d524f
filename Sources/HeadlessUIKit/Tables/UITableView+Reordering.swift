import Foundation

extension TableGestures {
  var isReorderingNow: Bool { reordering != nil }
}

extension UITableView {
  private static let shuffleDuration = 0.2

  func isHeldByHand(_ cell: UITableViewCell) -> Bool { gestures.reordering?.cell === cell }

  /// Lifts a row if its data source lets it be moved.
  func beginReordering(_ row: TableRow) -> Bool {
    guard canMove(row), let entry = live[row] else { return false }
    gestures.reordering = TableGestures.Reordering(cell: entry.cell, source: row, target: row)
    bringSubviewToFront(entry.cell)
    entry.cell.tableState.isReordering = true
    return true
  }

  /// Carries the lifted row over a place.
  ///
  /// The rows between make way; the data source hears nothing yet.
  func reorder(to proposed: TableRow) {
    guard var reordering = gestures.reordering else { return }
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
    reordering.target = target
    gestures.reordering = reordering
    let spans = shuffledSpans(reordering)
    UIView.animate(withDuration: Self.shuffleDuration) { [self] in
      for (row, span) in spans {
        guard let cell = live[row]?.cell else { continue }
        cell.setFrameIfNeeded(cellRect(span))
      }
    }
  }
  /// Where live rows lie while the lifted one is held over its target.
  private func shuffledSpans(
    _ reordering: TableGestures.Reordering
  ) -> [(TableRow, TableGeometry.Span)] {
    let map = moveMap(reordering)
    var shuffled = geometry
    shuffled.replaceRows(movedRows(map))
    return live.sorted.compactMap { row, _ in map.new(row).map { (row, shuffled.span(of: $0)) } }
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

  /// Drops the lifted row: the data source is told, nothing is reloaded.
  func endReordering() {
    guard let reordering = gestures.reordering else { return }
    let number = updates.last
    let target = reordering.target
    let isMoved = target != reordering.source
    let map = moveMap(reordering)
    if isMoved, let dataSource {
      _ = answer(of: {
        dataSource.tableView(
          self, moveRowAt: reordering.source.indexPath, to: target.indexPath)
      })
    }
    gestures.reordering = nil
    reordering.cell.tableState.isReordering = false
    // A data source that applied the move as an update of its own has moved the rows already.
    if isMoved, updates.last == number, !loading.needsReload, live[reordering.source] != nil {
      geometry.replaceRows(movedRows(map))
      selection.move(map.new)
      _ = live.move(map.new)
    }
    tellAll()
    UIView.animate(withDuration: Self.shuffleDuration) { [self] in
      for (row, entry) in live.sorted where entry.isDisplayed {
        entry.cell.setFrameIfNeeded(cellRect(geometry.span(of: row)))
      }
    }
    setNeedsLayout()
  }
}
