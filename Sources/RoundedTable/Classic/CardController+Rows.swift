import UIKit

// MARK: Finding rows

extension CardController {
  var table: CardTable { link.table }

  func knownRow(at indexPath: IndexPath) -> LiveRow.KnownRow {
    LiveRow.KnownRow(indexPath: indexPath, sectionCount: numberOfRows(inSection: indexPath.section))
  }

  /// Asks the data source for a section's row count in an update: until the update ends, the table
  /// may still answer with the old one.
  ///
  /// A count that's the table's isn't kept, because the table may ask for cells before the app has
  /// changed its rows.
  func noteNewCount(inSection index: Int) {
    guard table.updates.isUpdating || table.tableView?.hasUncommittedUpdates == true else {
      newCounts = [:]
      return
    }
    guard newCounts[index] == nil, let tableView = table.tableView else { return }
    let count = tableView.dataSource?.tableView(tableView, numberOfRowsInSection: index)
    if numberOfRows(inSection: index) != count { newCounts[index] = count }
  }

  func checkIsThere(_ indexPath: IndexPath) {
    let section = indexPath.section
    guard let tableView = link.plan.tableView, id(ofRowAt: indexPath) == nil else { return }
    let dataSource = tableView.dataSource
    // In an update outside `update(_:)`, the table may ask for cells before it has counted its rows
    // and sections.
    guard dataSource == nil || (0..<tableView.numberOfSections).contains(section) else { return }
    let count = max(
      numberOfRows(inSection: section),
      dataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0)
    newCounts[section] = count
    guard !(0..<count).contains(indexPath.row) else { return }
    fatalError(
      "CardController.decorate(_:forRowAt:) got row \(indexPath.row) of section \(indexPath.section), but the table has \(count) rows there. Pass the index path that the table passes to tableView(_:cellForRowAt:)."
    )
  }

  /// Corrects cards after an update, unless it's part of another update that's still in progress.
  ///
  /// When the user drops a row, the table may count it in its new section only after it has called
  /// the data source. Until then, the app's closures would be asked about rows that no longer
  /// exist.
  func updateWasMade(asDrop isDrop: Bool) {
    newCounts = [:]
    let asksAboutRows = cardID != nil || rowStyle != nil
    guard !isDrop, table.tableView?.hasUncommittedUpdates == false,
      !asksAboutRows || hasCountedRows
    else {
      table.updates.noteEndWithoutCorrection()
      isReported = true
      // The app ends the outer update by itself, without a call of ours. Look at the table in the
      // layout that shows that update, or in one after it.
      table.setNeedsTurn()
      MainQueue.later { [table] in table.setNeedsTurn() }
      return
    }
    findRows()
    link.correctCardsAfterUpdate(animated: NewestRowAnimation(on: table.cells).isNew)
    isReported = true
    // A table that moves a row only after this call is caught by the layout: see `findMovedRows`.
    table.setNeedsTurn()
  }

  /// Ends the update when its rows have stopped moving, because UIKit calls no completion for it.
  ///
  /// A transaction around the update would wait for everything that's animated meanwhile (Apple:
  /// CATransaction.setCompletionBlock). A new cell may have a spinner, which never stops. So this
  /// transaction has a single animation, which takes as long as the rows' and shows nothing.
  func endUpdateAfterRows() {
    let newest = NewestRowAnimation(on: table.cells)
    CATransaction.begin()
    CATransaction.setCompletionBlock { [table] in
      table.updates.noteEnd()
      // Rows may have to be measured again, which waits for them.
      table.setNeedsTurn()
    }
    if newest.isNew, let rows = newest.animation {
      let pause = CABasicAnimation(keyPath: "opacity")
      pause.duration = rows.duration
      pause.fromValue = 1
      table.observer?.layer.add(pause, forKey: "rows")
    }
    CATransaction.commit()
  }

  /// Whether the table has counted the rows that its data source has now, in sections with cells.
  ///
  /// It hasn't while a batch of the app's is open around the update. `hasUncommittedUpdates` is
  /// documented only for placeholders and for rows that make way for a drop.
  private var hasCountedRows: Bool {
    guard let tableView = table.tableView, let dataSource = tableView.dataSource else {
      return true
    }
    let sections = 0..<tableView.numberOfSections
    let known = Set(
      table.cells.all.compactMap { live in (live as? LiveRow)?.knownRow?.indexPath.section })
    return known.allSatisfy { section in
      !sections.contains(section)
        || dataSource.tableView(tableView, numberOfRowsInSection: section)
          == tableView.numberOfRows(inSection: section)
    }
  }

  /// Whether the app's model has a row, so that the app's closures can be asked about it.
  ///
  /// The table may not have been told yet that the model has changed.
  private func modelHas(_ indexPath: IndexPath) -> Bool {
    guard let tableView = link.plan.tableView, let dataSource = tableView.dataSource else {
      return false
    }
    let sections = 0..<tableView.numberOfSections
    return sections.contains(indexPath.section)
      && (0..<dataSource.tableView(tableView, numberOfRowsInSection: indexPath.section))
        .contains(indexPath.row)
  }

  /// Asks the table where the rows of its cells are.
  ///
  /// It isn't documented whether the table knows the index path of a prefetched cell. It does
  /// return such a cell for its row (Apple: UITableView.cellForRow(at:)), so this looks at the
  /// cell's position on screen, and at the rows beside those with a known cell.
  private func findRows() {
    guard let tableView = table.tableView, !tableView.hasUncommittedUpdates else { return }
    var rows: [ObjectIdentifier: LiveRow.KnownRow] = [:]
    var next = table.cells.views.compactMap { cell in
      tableView.indexPath(for: cell) ?? row(of: cell, in: tableView)
    }
    while let indexPath = next.popLast() {
      guard let cell = tableView.cellForRow(at: indexPath), rows[ObjectIdentifier(cell)] == nil
      else { continue }
      rows[ObjectIdentifier(cell)] = knownRow(at: indexPath)
      next += [-1, 1].compactMap { tableView.row(beside: indexPath, by: $0) }
    }
    for case let live as LiveRow in table.cells.all {
      live.knownRow = live.cell.flatMap { rows[ObjectIdentifier($0)] }
    }
  }

  /// Finds visible rows by the positions of their cells, and returns whether any has moved since
  /// the last look.
  ///
  /// During a layout, the table can't return its cells, but it can say which row is at a point.
  /// While the user drags a row, the others make room for it, but they're still the same rows.
  func findMovedRows(inLayout isInLayout: Bool) -> Bool {
    guard let tableView = table.tableView, !table.updates.isUpdating, link.plan.move == nil,
      !tableView.hasUncommittedUpdates, !tableView.hasActiveDrag, !tableView.hasActiveDrop,
      !table.cells.views.contains(where: \.isLifted)
    else { return false }
    // The table has counted its rows.
    newCounts = [:]
    var isElsewhere = false
    var found: Set<IndexPath> = []
    var unknown: Set<IndexPath> = []
    var known: Set<IndexPath> = []
    var areTwoInOneRow = false
    for case let live as LiveRow in table.cells.all {
      if let row = live.knownRow {
        let isNew = known.insert(row.indexPath).inserted
        areTwoInOneRow = areTwoInOneRow || !isNew
      }
      // During an update, cells aren't yet where their rows are.
      guard let cell = live.cell, cell.isInSight, let row = row(of: cell, in: tableView) else {
        continue
      }
      guard let former = live.knownRow else {
        unknown.insert(row)
        continue
      }
      found.insert(row)
      live.knownRow = knownRow(at: row)
      isElsewhere = isElsewhere || live.knownRow != former
    }
    if isElsewhere, !isReported { table.updates.hasUpdateOutside = true }
    // Prefetched cells too, and those that were taken for cells of rows that are gone, and of which
    // some may be animating out. The table can't be asked for them during a layout.
    if isElsewhere || areTwoInOneRow || !unknown.isSubset(of: found) {
      MainQueue.later { [weak self, areTwoInOneRow] in
        guard let self else { return }
        // If a new cell was known for the row of another one, the table has moved that one by now.
        if areTwoInOneRow { _ = findMovedRows(inLayout: false) }
        findRows()
        link.correctCardsAfterUpdate(animated: false)
      }
    }
    if isInLayout { isReported = false }
    return isElsewhere
  }

  /// The row at a cell's position; nil if there is none, as for a cell that's animating out.
  ///
  /// It's how a `TableLayout` learns a cell's row, so it asks the table and the cell.
  private func row(of cell: UITableViewCell, in tableView: UITableView) -> IndexPath? {
    let frame = tableView.convert(cell.bounds, from: cell)
    let middle = CGPoint(x: tableView.bounds.midX, y: frame.midY)
    guard frame.height > 0, let indexPath = tableView.indexPathForRow(at: middle) else {
      return nil
    }
    return abs(tableView.rectForRow(at: indexPath).minY - frame.minY) < 0.5 ? indexPath : nil
  }
}

// MARK: Row source

extension CardController: RowSource {
  /// False if the table's data source is a `RoundedDiffableDataSource`, which draws the cards
  /// itself.
  var isAsked: Bool { !(link.plan.tableView?.dataSource is any RowSource) }
  var hasIndexTitles: Bool { false }
  var hasCardIDs: Bool { cardID != nil }
  var hasSectionStyles: Bool { sectionStyle != nil }
  var hasRowStyles: Bool { rowStyle != nil }

  func numberOfRows(inSection index: Int) -> Int {
    guard let tableView = link.plan.tableView, id(ofSection: index) != nil else { return 0 }
    return newCounts[index] ?? tableView.numberOfRows(inSection: index)
  }

  func id(ofSection index: Int) -> AnyHashable? {
    guard let tableView = link.plan.tableView else { return nil }
    return newCounts[index] != nil || (0..<tableView.numberOfSections).contains(index) ? index : nil
  }

  func id(ofRowAt indexPath: IndexPath) -> AnyHashable? {
    guard indexPath.count == 2 else { return nil }
    let rows = 0..<numberOfRows(inSection: indexPath.section)
    return rows.contains(indexPath.row) ? indexPath : nil
  }

  func indexPath(ofRow id: AnyHashable) -> IndexPath? {
    (id.base as? IndexPath).flatMap { self.id(ofRowAt: $0) as? IndexPath }
  }

  /// Nil for unknown, because a classic data source need not have titles at all, and can't be asked
  /// whether it has.
  func hasTitle(_ kind: HeaderKind, inSection index: Int) -> Bool? { nil }

  func dataSourceHasTitle(_ kind: HeaderKind, inSection index: Int) -> Bool {
    guard let tableView = link.plan.tableView, let dataSource = tableView.dataSource else {
      return false
    }
    // Data sources need not have either of them, which makes the method itself optional.
    let title: ((UITableView, Int) -> String?)? =
      kind == .header
      ? dataSource.tableView(_:titleForHeaderInSection:)
      : dataSource.tableView(_:titleForFooterInSection:)
    return title?(tableView, index)?.isEmpty == false
  }

  func indexPath(of live: LiveCell) -> IndexPath? {
    (live as? LiveRow)?.knownRow.flatMap { id(ofRowAt: $0.indexPath) as? IndexPath }
  }

  func style(_ style: inout CardStyle, ofSection index: Int) { sectionStyle?(index, &style) }

  func style(_ style: inout CardRowStyle, ofRowAt indexPath: IndexPath) {
    if let rowStyle, modelHas(indexPath) { rowStyle(indexPath, &style) }
  }

  func cardID(ofRowAt indexPath: IndexPath) -> AnyHashable? {
    guard let cardID, modelHas(indexPath) else { return nil }
    return cardID(indexPath)
  }
}
