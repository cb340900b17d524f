import UIKit

// MARK: Where rows are

extension CardController {
  var table: CardTable { link.table }

  func place(of indexPath: IndexPath) -> LiveRow.Place {
    LiveRow.Place(indexPath: indexPath, count: numberOfRows(inSection: indexPath.section))
  }

  /// Asks the data source once in an update how many rows a section has whose cells are asked for:
  /// the table's own number may be the former one.
  func noteNewCount(inSection index: Int) {
    guard table.updates.isUpdating || table.tableView?.hasUncommittedUpdates == true else {
      newCounts = [:]
      return
    }
    guard newCounts[index] == nil, let tableView = table.tableView else { return }
    newCounts[index] = tableView.dataSource?.tableView(tableView, numberOfRowsInSection: index)
  }

  func checkIsThere(_ indexPath: IndexPath) {
    guard link.plan.tableView != nil, id(ofRowAt: indexPath) == nil else { return }
    let count = numberOfRows(inSection: indexPath.section)
    fatalError(
      "CardController.decorate(_:forRowAt:) got row \(indexPath.row) of section \(indexPath.section), but the table has \(count) rows there. Pass the index path that the table passes to tableView(_:cellForRowAt:)."
    )
  }

  /// Corrects cards after an update, unless that is a part of one that goes on.
  ///
  /// When a row is dropped, the table may count it only after it has told the data source. Before,
  /// closures that are asked about rows would be asked about some that are no longer there.
  func updateWasMade(asDrop isDrop: Bool) {
    guard !isDrop, table.tableView?.hasUncommittedUpdates == false else {
      table.updates.postpone()
      newCounts = [:]
      isReported = isDrop
      // By then the app has ended it, without having reported that.
      MainQueue.later { [table] in table.needsLayout() }
      return
    }
    newCounts = [:]
    findRows()
    link.correctRows(animated: NewestRowAnimation(on: table.cells).isNew)
    isReported = true
    // Where the table moves a row only when it knows that the app has, it is found by its place.
    table.needsLayout()
  }

  /// Asks the table where the rows of its cells are.
  ///
  /// Whether it tells the index path of a cell that is prepared off screen is not documented. It
  /// returns such a cell for its row (Apple: UITableView.cellForRow(at:)), which is where the cell
  /// is, or beside another that has a cell.
  private func findRows() {
    guard let tableView = table.tableView, !tableView.hasUncommittedUpdates else { return }
    var places: [ObjectIdentifier: LiveRow.Place] = [:]
    var next = table.cells.views.compactMap { cell in
      tableView.indexPath(for: cell) ?? row(of: cell, in: tableView)
    }
    while let indexPath = next.popLast() {
      guard let cell = tableView.cellForRow(at: indexPath), places[ObjectIdentifier(cell)] == nil
      else { continue }
      places[ObjectIdentifier(cell)] = place(of: indexPath)
      next += [-1, 1].compactMap { tableView.row(beside: indexPath, by: $0) }
    }
    for case let live as LiveRow in table.cells.all {
      live.place = live.cell.flatMap { places[ObjectIdentifier($0)] }
    }
  }

  /// Finds the rows in sight by the places of their cells, and returns whether any is elsewhere
  /// than was known.
  ///
  /// The table must not be asked for its cells in a layout, but for places. While the user carries
  /// a row, others make way for it, which does not make them other rows.
  func findMovedRows() -> Bool {
    guard let tableView = table.tableView, !table.updates.isUpdating, link.plan.move == nil,
      !tableView.hasUncommittedUpdates, !tableView.hasActiveDrag, !tableView.hasActiveDrop,
      !table.cells.views.contains(where: \.isLifted)
    else { return false }
    var isElsewhere = false
    for case let live as LiveRow in table.cells.all {
      // In the middle of an update, cells are not yet where their rows are.
      guard let cell = live.cell, let known = live.place, cell.isInSight,
        let row = row(of: cell, in: tableView)
      else { continue }
      live.place = place(of: row)
      isElsewhere = isElsewhere || live.place != known
    }
    if isElsewhere {
      if !isReported { table.updates.hasUpdateOutside = true }
      // Those that are prefetched, for which the table must not be asked now.
      MainQueue.later { [weak self] in
        self?.findRows()
        self?.link.correctRows(animated: false)
      }
    }
    isReported = false
    return isElsewhere
  }

  /// The row whose place a cell has; nil if it has none, as one that is animating out.
  private func row(of cell: UITableViewCell, in tableView: UITableView) -> IndexPath? {
    let frame = tableView.convert(cell.bounds, from: cell)
    let middle = CGPoint(x: tableView.bounds.midX, y: frame.midY)
    guard frame.height > 0, let indexPath = tableView.indexPathForRow(at: middle) else {
      return nil
    }
    return abs(tableView.rectForRow(at: indexPath).minY - frame.minY) < 0.5 ? indexPath : nil
  }
}

// MARK: What cards are made from

extension CardController: RowSource {
  /// A data source that makes cards itself is asked by the table.
  var isAsked: Bool { !(link.plan.tableView?.dataSource is any RowSource) }
  var hasIndexTitles: Bool { false }
  var hasCardIDs: Bool { cardID != nil }
  var hasSectionStyles: Bool { sectionStyle != nil }
  var hasCardStyles: Bool { cardStyle != nil }
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
    guard indexPath.count == 2, id(ofSection: indexPath.section) != nil,
      (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return nil }
    return indexPath
  }

  /// Unlike a diffable data source, a classic one need not have titles at all, and cannot be asked
  /// whether it has.
  func hasTitle(_ kind: HeaderKind, inSection index: Int) -> Bool? { nil }

  func indexPath(of live: LiveCell) -> IndexPath? {
    guard let indexPath = (live as? LiveRow)?.place?.indexPath, id(ofRowAt: indexPath) != nil else {
      return nil
    }
    return indexPath
  }

  func style(_ style: inout CardStyle, ofSection index: Int) { sectionStyle?(index, &style) }

  func style(_ style: inout CardStyle, ofCard id: AnyHashable) { cardStyle?(id, &style) }

  func style(_ style: inout CardRowStyle, ofRowAt indexPath: IndexPath) {
    rowStyle?(indexPath, &style)
  }

  func cardID(ofRowAt indexPath: IndexPath) -> AnyHashable? { cardID?(indexPath) ?? nil }
}
