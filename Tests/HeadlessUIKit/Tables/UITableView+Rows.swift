import Foundation

extension UITableView {
  /// Returns the cell that stands for a row, asking the data source only if there is none.
  func entry(for row: TableRow) -> LiveRows.Entry {
    if let entry = live[row] { return entry }
    var made: LiveRows.Entry?
    UIView.performWithoutAnimation { made = makeEntry(for: row) }
    guard let made else { fatalError("a cell was not made for row \(row)") }
    return made
  }
  private func makeEntry(for row: TableRow) -> LiveRows.Entry {
    let cell = requestCell(row)
    settle(cell, row)
    let entry = LiveRows.Entry(cell)
    live[row] = entry
    return entry
  }
  private func requestCell(_ row: TableRow) -> UITableViewCell {
    guard let dataSource else {
      fatalError("UITableView dataSource is not set, but a cell was asked for")
    }
    let outer = loading.requested
    loading.requested = TableLoading.Request(row: row)
    defer { loading.requested = outer }
    cellsAskedFor += 1
    return asking { dataSource.tableView(self, cellForRowAt: row.indexPath) }
  }
  /// Makes a cell one of this table's, before it is measured and before it is displayed.
  private func settle(_ cell: UITableViewCell, _ row: TableRow) {
    if cell.superview !== self { insertNewCell(cell) }
    cell.isHidden = true
    if cell.alpha != 1 { cell.alpha = 1 }
    cell.frame = cellRect(geometry.span(of: row))
    cell.tableView = self
    cell.defaultMargins = cellMargins
    tell(cell, row)
    cell.setHighlighted(false, animated: false)
    cell.setSelected(selection.contains(row), animated: false)
    if let delegate {
      let level = asking {
        answer(of: { delegate.tableView(self, indentationLevelForRowAt: row.indexPath) })
      }
      if let level { cell.indentationLevel = level }
    }
    cell.setEditing(isEditing, animated: false)
    cell.updateConfigurationIfNeeded()
  }

  /// Calls the data source for a cell that stays where it is.
  func reconfigure(_ row: TableRow, _ entry: LiveRows.Entry) {
    guard let dataSource else { return }
    let outer = loading.requested
    loading.requested = TableLoading.Request(
      row: row, existing: entry.cell, isReconfiguring: true)
    defer { loading.requested = outer }
    cellsAskedFor += 1
    let cell = asking { dataSource.tableView(self, cellForRowAt: row.indexPath) }
    guard cell === entry.cell else { return reconfigured(row, entry, with: cell) }
    tell(cell, row)
    cell.updateConfigurationIfNeeded()
  }

  /// Does what UIKit does with another cell than the existing one.
  private func reconfigured(
    _ row: TableRow, _ entry: LiveRows.Entry, with cell: UITableViewCell
  ) {
    switch HeadlessVariations.otherCellOnReconfigure.answer {
    case .replaces:
      live[row] = nil
      retire(entry, row)
      settle(cell, row)
      live[row] = LiveRows.Entry(cell)
    case .isDropped: return
    case .raises:
      fatalError(
        "The cell returned by the data source while reconfiguring the row at index path "
          + "(\(row.section) - \(row.row)) is not the existing cell. Dequeue the cell with "
          + "dequeueReusableCell(withIdentifier:for:), which returns the existing cell.")
    }
  }

  // MARK: Display

  /// Puts the cells of visible rows in place and tells the delegate about new ones.
  func show(_ rows: ClosedRange<TableRow>?) {
    guard let rows else { return }
    for (row, entry) in live.sorted
    where (rows.contains(row) || isKept(entry)) && live[row] === entry {
      var frame = cellRect(shownSpan(of: row))
      entry.leavingUpdate = nil
      if HeadlessVariations.swipesMoveFrames.answer {
        frame.origin.x += entry.cell.tableState.swipeOffset
      }
      if entry.isDisplayed {
        // The hand holds a row at its height, and the table is as wide as it is.
        let y = isHeldByHand(entry.cell) ? entry.cell.frame.minY : frame.minY
        entry.cell.setFrameIfNeeded(
          CGRect(x: frame.minX, y: y, width: frame.width, height: frame.height))
      } else {
        UIView.performWithoutAnimation {
          entry.cell.setFrameIfNeeded(frame)
          displayAndLayOut(entry, row)
        }
      }
    }
  }
  /// While a row is carried, cells that are out of sight stay in the table.
  func isKept(_ entry: LiveRows.Entry) -> Bool {
    gestures.isReorderingNow && entry.isDisplayed && entry.leavingUpdate == nil
  }
  func displayAndLayOut(_ entry: LiveRows.Entry, _ row: TableRow) {
    if HeadlessVariations.laysOutBeforeWillDisplay.answer { entry.cell.layoutIfNeeded() }
    display(entry, row)
    if HeadlessVariations.laysOutNewCellsFirst.answer {
      entry.cell.layer.layOutAlone()
    } else {
      entry.cell.layoutIfNeeded()
    }
  }
  func display(_ entry: LiveRows.Entry, _ row: TableRow) {
    guard !entry.isDisplayed else { return }
    entry.isDisplayed = true
    entry.cell.isHidden = false
    guard let delegate else { return }
    _ = asking {
      answer(of: { delegate.tableView(self, willDisplay: entry.cell, forRowAt: row.indexPath) })
    }
  }
  func endDisplay(_ entry: LiveRows.Entry, _ row: TableRow) {
    guard entry.isDisplayed else { return }
    entry.isDisplayed = false
    loading.leaves += 1
    entry.left = loading.leaves
    entry.cell.isHidden = true
    guard let delegate else { return }
    _ = asking {
      answer(of: {
        delegate.tableView(self, didEndDisplaying: entry.cell, forRowAt: row.indexPath)
      })
    }
  }
  /// Takes a cell out of use.
  ///
  func retire(_ entry: LiveRows.Entry, _ row: TableRow) {
    endDisplay(entry, row)
    let cell = entry.cell
    cell.isHidden = true
    if cell.alpha != 1 { cell.alpha = 1 }
    if gestures.swiped?.cell === cell { endSwipe(animated: false) }
    cell.layer.removeAllAnimations()
    let stays = HeadlessVariations.waitingCells.answer == .hiddenInTable
    if !reuse.add(cell) || !stays { cell.removeFromSuperview() }
  }

  // MARK: Prepared rows

  /// From iOS 15 on rows are made ready before they come into sight, and kept for a while after
  /// they have left it.
  func keepPrepared(around visible: ClosedRange<TableRow>?) {
    let kept = visible.map { prepareRows(around: $0) }
    let lingering = lingeringEntries(outside: kept)
    for (row, entry) in live.sorted where entry.leavingUpdate == nil {
      guard geometry.contains(row),
        kept?.contains(row) == true || lingering.contains(ObjectIdentifier(entry))
      else {
        live[row] = nil
        UIView.performWithoutAnimation { retire(entry, row) }
        continue
      }
      guard visible?.contains(row) != true else { continue }
      UIView.performWithoutAnimation {
        entry.cell.setFrameIfNeeded(cellRect(geometry.span(of: row)))
        endDisplay(entry, row)
      }
    }
  }
  /// The rows that were on the screen and have left it last, and stay the rows of their cells.
  private func lingeringEntries(outside kept: ClosedRange<TableRow>?) -> Set<ObjectIdentifier> {
    let most = HeadlessVariations.lingeringRows.answer
    guard most > 0, window != nil else { return [] }
    let left = live.sorted.map(\.entry).filter { $0.isDisplayed || $0.left != nil }
    let outside = left.filter { entry in
      live.row(of: entry.cell).map { kept?.contains($0) != true } ?? false
    }
    let latest = outside.sorted { ($0.left ?? .max) > ($1.left ?? .max) }
    return Set(latest.prefix(most).map(ObjectIdentifier.init))
  }
  /// Makes ready what comes next, and returns all rows that are to be kept.
  private func prepareRows(around visible: ClosedRange<TableRow>) -> ClosedRange<TableRow> {
    let reach = window == nil || !isPrefetchingEnabled ? 0 : HeadlessDevice.current.preparedRows
    guard reach > 0 else { return visible }
    var (first, last) = (visible.lowerBound, visible.upperBound)
    for _ in 0..<reach {
      if let next = geometry.row(after: last) {
        last = next
        if scroll.isTowardsEnd { prepare(next) }
      }
      if let next = geometry.row(before: first) {
        first = next
        if !scroll.isTowardsEnd { prepare(next) }
      }
    }
    return first...last
  }
  private func prepare(_ row: TableRow) {
    guard live[row] == nil else { return }
    if HeadlessVariations.preparesWithoutAnimation.answer {
      _ = entry(for: row)
    } else {
      _ = makeEntry(for: row)
    }
  }

  // MARK: Looking at cells

  func liveCell(at indexPath: IndexPath) -> UITableViewCell? {
    checkCellQuery()
    if isUpdatingCells, HeadlessVariations.cellForRowDuringLayout.answer == .nothing { return nil }
    return live[TableRow(indexPath)]?.cell
  }
  func liveRow(of cell: UITableViewCell) -> IndexPath? {
    checkRowQuery()
    guard let row = live.row(of: cell) else { return nil }
    let isPrepared = live[row]?.isDisplayed == false
    return isPrepared && !HeadlessVariations.tellsPreparedRows.answer ? nil : row.indexPath
  }
  func currentlyVisibleCells() -> [UITableViewCell] {
    checkVisibleCellsQuery()
    return visibleEntries.map(\.entry.cell)
  }
  func currentlyVisiblePaths() -> [IndexPath]? {
    checkVisibleCellsQuery()
    let rows = visibleEntries.map(\.row.indexPath)
    return rows.isEmpty ? nil : rows
  }
  private var visibleEntries: [(row: TableRow, entry: LiveRows.Entry)] {
    live.sorted.filter { $0.entry.isDisplayed && $0.entry.leavingUpdate == nil }
  }
}
