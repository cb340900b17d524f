import Foundation

extension UITableView {
  /// Puts everything in its place at once.
  func settle(_ change: RowChange) {
    if contentOffset.y != change.offset { contentOffset.y = change.offset }
    for (row, entry) in change.gone { retire(entry, row) }
    for extra in change.goneExtras {
      retireExtra(extra.entry, extra.section, isHeader: extra.isHeader)
    }
    tellAll()
    show(change.visible)
    for (row, entry) in live.sorted
    where change.visible?.contains(row) != true && !isKept(entry) {
      entry.cell.setFrameIfNeeded(cellRect(geometry.span(of: row)))
      endDisplay(entry, row)
    }
    followSwipe()
    layOutExtras()
    layOutBackground()
  }

  func animate(_ change: RowChange, _ completion: @escaping @MainActor () -> Void) {
    UIView.performWithoutAnimation {
      placeAtStart(change)
      if fadesRows { placeAtEnd(change) }
    }
    let arriving = arrivingExtras(change)
    UIView.animate(
      updateTiming,
      { [self] in
        if contentOffset.y != change.offset { contentOffset.y = change.offset }
        for leaving in updates.leaving[change.number] ?? [] {
          depart(leaving.entry.cell, change.map.departure(of: leaving.row))
        }
        for extra in updates.leavingExtras[change.number] ?? [] { extra.entry.view.alpha = 0 }
        for (row, entry) in live.sorted where entry.isDisplayed {
          arrive(entry.cell, cellRect(shownSpan(of: row)))
          tell(entry.cell, row)
          animateIfResting(entry.cell)
        }
        followSwipe()
        for view in arriving { view.alpha = 1 }
        layOutExtras()
        layOutBackground()
      },
      { _ in completion() })
    loading.needsRowStates = true
    setNeedsLayout()
  }

  /// Rows that would move where they are to be, to fade in there.
  private func placeAtEnd(_ change: RowChange) {
    if contentOffset.y != change.offset { contentOffset.y = change.offset }
    for (row, entry) in live.sorted where entry.isDisplayed {
      let frame = cellRect(shownSpan(of: row))
      guard entry.cell.frame != frame, !isHeldByHand(entry.cell) else { continue }
      arrive(entry.cell, frame, alpha: 0)
    }
    layOutExtras()
  }

  /// Everything where the animation begins: survivors where they are, new cells where they come
  /// from.
  private func placeAtStart(_ change: RowChange) {
    leave(change)
    for (row, entry) in live.sorted
    where change.visible?.contains(row) == true && live[row] === entry {
      entry.leavingUpdate = nil
      if !change.known.contains(ObjectIdentifier(entry)) { placeArriving(entry.cell, row, change) }
      displayAndLayOut(entry, row)
    }
    for (row, entry) in live.sorted where change.visible?.contains(row) != true {
      if entry.isDisplayed {
        entry.leavingUpdate = change.number
      } else {
        entry.cell.setFrameIfNeeded(cellRect(geometry.span(of: row)))
        tell(entry.cell, row)
      }
    }
  }
  private func leave(_ change: RowChange) {
    var leaving: [UpdateQueue.Leaving] = []
    for (row, entry) in change.gone {
      // Prepared rows go unseen; `.none` goes without being watched.
      guard entry.isDisplayed, change.map.departure(of: row) != .none else {
        retire(entry, row)
        continue
      }
      leaving.append(UpdateQueue.Leaving(row: row, entry: entry))
      sendToBack(entry.cell)
    }
    updates.leaving[change.number] = leaving
    updates.leavingExtras[change.number] = change.goneExtras
  }
  private func placeArriving(_ cell: UITableViewCell, _ row: TableRow, _ change: RowChange) {
    var frame = cellRect(geometry.span(of: row))
    cell.setFrameIfNeeded(frame)
    cell.layoutIfNeeded()
    if let old = change.map.old(row) {
      frame.origin.y = change.before.span(of: old).minY
      cell.setFrameIfNeeded(frame)
      return
    }
    switch change.map.arrival(of: row) {
    case .none: return
    case .left: frame.origin.x -= frame.width
    case .right: frame.origin.x += frame.width
    case .top: frame.origin.y -= frame.height
    case .bottom: frame.origin.y += frame.height
    default: cell.alpha = 0
    }
    cell.setFrameIfNeeded(frame)
  }
  private func arrive(_ cell: UITableViewCell, _ frame: CGRect, alpha: CGFloat = 1) {
    if cell.alpha != alpha { cell.alpha = alpha }
    guard cell.frame != frame, !isHeldByHand(cell) else { return }
    let changesSize = cell.frame.size != frame.size
    cell.frame = frame
    if changesSize { cell.layoutIfNeeded() }
  }
  private func depart(_ cell: UITableViewCell, _ animation: RowAnimation) {
    var frame = cell.frame
    switch fadesRows ? .fade : animation {
    case .left: frame.origin.x -= frame.width
    case .right: frame.origin.x += frame.width
    case .top: frame.origin.y -= frame.height
    case .bottom: frame.origin.y += frame.height
    default: cell.alpha = 0
    }
    cell.setFrameIfNeeded(frame)
  }

  /// Makes the headers and footers that come into sight, where their section was if it was there
  /// before.
  private func arrivingExtras(_ change: RowChange) -> [UIView] {
    let old = Set(extras.all.map { ObjectIdentifier($0.entry) })
    var arriving: [UIView] = []
    UIView.performWithoutAnimation {
      makeExtras(from: change.offset, to: change.offset + bounds.height)
      for extra in extras.all where !old.contains(ObjectIdentifier(extra.entry)) {
        let view = extra.entry.view
        view.setFrameIfNeeded(extraFrame(of: view, extra.section, isHeader: extra.isHeader))
        displayExtra(extra.entry, extra.section, isHeader: extra.isHeader)
        view.layoutIfNeeded()
        if let section = change.map.oldSection(extra.section),
          change.map.reloadedSections[section] == nil
        {
          let span =
            extra.isHeader
            ? change.before.span(ofHeaderIn: section) : change.before.span(ofFooterIn: section)
          view.frame.origin.y = span.minY
        } else {
          view.alpha = 0
          arriving.append(view)
        }
      }
    }
    return arriving
  }
}
