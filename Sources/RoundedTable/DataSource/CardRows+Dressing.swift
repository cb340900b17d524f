import UIKit

extension CardRows {
  /// Dresses a cell that is about to be returned to the table for a row.
  ///
  /// - Parameters:
  ///   - live: The cell.
  ///   - indexPath: The row's index path.
  ///   - isSame: Whether the cell has stood for this row before.
  func dress(_ live: LiveCell, forRowAt indexPath: IndexPath, isSame: Bool) {
    guard let cell = live.cell else { return }
    takeOver()
    table.cells.insert(live)
    guard !table.isDormant else {
      // The cell may come from the reuse pool and still wear a card.
      table.undress(cell)
      live.card = .none
      return
    }
    // An update looks at them when it corrects all cards.
    if !table.due.isUpdating { table.followLines() }
    endFormerMove()
    // A cell that is already on screen for this row is being reconfigured in place. It keeps its
    // card for now and changes in step with the rows. All other cells appear with their final card.
    let isShown = isSame && cell.superview != nil && !cell.isHidden
    if !isShown { live.card = card(at: indexPath) }
    UIView.performWithoutAnimation { table.show(live.card, on: cell, animated: false) }
    // The row's share of its card is known once it has its place.
    if !isShown { CardSlot.of(cell)?.row.slice = nil }
    table.needSlices(animated: false)
    for leaf in table.leaves { leaf.didCorrect() }
  }

  /// Makes every live cell wear the current card of its row.
  ///
  /// A card that is already correct costs only a look-up of the row's index path. A cell whose row
  /// is gone is left alone, because it is animating out. The table is not asked for anything,
  /// because it may be in its layout or in a callback.
  func correct(animated: Bool) {
    guard let tableView = table.tableView, let source, !table.isSuperseded else {
      // No cells are left to correct, so no items are kept either.
      table.due.isUpdating = false
      return table.cells.removeAll()
    }
    let isDormant = table.isDormant
    if !isDormant { table.followLines() }
    endFormerMove()
    // Otherwise the card depends on the row, or on its neighbours.
    let placeDecides =
      !source.hasCardIDs && !source.hasRowStyles && move == nil && table.leaves.isEmpty
    // A closure of the app's may begin another pass.
    var (sections, changed) = scratch
    scratch = ([], [])
    var section = CardSection.none
    source.locate(table.cells.all) { live, indexPath in
      guard let indexPath else { return live.leave() }
      if isDormant {
        if !live.card.isSame(as: .none) { changed.append(live) }
        live.card = .none
        return
      }
      // Usually it is the section of the previous cell.
      if section.index != indexPath.section {
        section = self.section(at: indexPath.section, among: &sections)
      }
      if placeDecides, !section.hasFooter,
        live.wears(section.resolved, at: section.position(indexPath.row))
      {
        return
      }
      let card = card(at: indexPath, in: section)
      if !card.isSame(as: live.card) { changed.append(live) }
      live.card = card
    }
    let isAnimated = animated && tableView.window != nil && UIView.areAnimationsEnabled
    table.show(changed, animated: isAnimated)
    table.cardsWereCorrected(animated: isAnimated)
    sections.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
    scratch = (sections, changed)
  }

  /// Forgets a move whose row is elsewhere by now, or is among other numbers of rows.
  private func endFormerMove() {
    if let source, move?.isStill(in: source) == false { move = nil }
  }

  /// Returns a section from the known ones, to which it is added if it is new.
  ///
  /// A section is computed once for all its rows: that saves 75,000 instructions of a pass over 23
  /// cells.
  private func section(at index: Int, among known: inout [CardSection]) -> CardSection {
    for section in known where section.index == index { return section }
    let section = section(at: index, like: known.last)
    known.append(section)
    return section
  }

  // MARK: Updates

  /// Makes every live cell wear its card after an update, and measures rows again if their margins
  /// have changed.
  func correctRows(animated: Bool) {
    correct(animated: animated)
    table.scheduleMeasuring(animated: animated)
  }

  /// Returns a completion that corrects the cards once more, which costs next to nothing if all are
  /// right.
  ///
  /// Nobody says that a snapshot is shown when `apply` returns. What was applied on another queue
  /// may be shown after all else that was sent to the main one.
  func correcting(_ completion: (() -> Void)?) -> () -> Void {
    { [table] in
      table.directory?.recompute(animated: false)
      completion?()
    }
  }

  /// Does the same for an update that began on the main queue, and notes its end.
  func ending(_ completion: (() -> Void)?) -> () -> Void {
    guard let completion else { return end }
    return { [end] in
      end()
      completion()
    }
  }

  // MARK: Styles

  func restyle(animated: Bool) {
    // If another data source has taken over the table, the layout is that one's too.
    guard !table.isSuperseded else { return }
    if animated, let tableView = table.tableView, tableView.window != nil,
      UIView.areAnimationsEnabled
    {
      RowMotion.standard.animate {
        self.table.dress()
        self.correct(animated: true)
      }
      // The cards move to their new insets with the table's next layout. Not now, because this may
      // be a callback of the table.
      table.observer?.layOutCells(in: .standard)
    } else {
      table.dress()
      correct(animated: false)
    }
    table.scheduleMeasuring(animated: animated)
  }

  func refresh(animated: Bool) {
    correct(animated: animated)
    table.layOutRowsAgain()
    table.scheduleMeasuring(animated: animated)
  }

  func uninstall() {
    table.uninstall()
    move = nil
    // If another data source has taken over the table, the cells are that one's.
    guard !table.isSuperseded else { return }
    UIView.performWithoutAnimation {
      // Also those without a row: they are in the table's reuse pool, for whatever fills it next.
      for live in table.cells.all where !live.card.isSame(as: .none) {
        live.card = .none
        if let cell = live.cell { table.undress(cell) }
      }
    }
    table.scheduleMeasuring(animated: false)
  }

  func change(installer: any TableInstaller) {
    guard installer !== table.installer else { return }
    table.change(installer: installer)
    restyle(animated: false)
  }

  func change(decorator: any CellDecorator) {
    let former = table.decorator
    guard decorator !== former else { return }
    table.decorator = decorator
    UIView.performWithoutAnimation {
      for live in table.cells.all where live.card.isCard {
        guard let cell = live.cell, !(cell is any CardCell) else { continue }
        // Also in the reuse pool, because the new decorator would not know how to undress the
        // previous one's cells.
        former.undress(cell)
        if live.hasRow { table.show(live.card, on: cell, animated: false) }
      }
    }
    table.needSlices(animated: false)
  }
}

// MARK: What the table asks

extension CardRows: RowDirectory {
  var hasIndexTitles: Bool { source?.hasIndexTitles == true }

  var isAsked: Bool { source?.isAsked == true }

  func rowIsHidden() { table.leaf(HiddenRows.self) }

  func recompute(animated: Bool) { correct(animated: animated) }

  func indexPath(of cell: UITableViewCell) -> IndexPath? {
    table.cells[cell].flatMap { $0.hasRow ? source?.indexPath(of: $0) : nil }
  }

  func cellsAbove() -> (UITableViewCell) -> [UITableViewCell]? {
    var cells: [IndexPath: [LiveCell]] = [:]
    for live in table.cells.all where live.hasRow {
      if let indexPath = source?.indexPath(of: live) { cells[indexPath, default: []].append(live) }
    }
    return { [self] cell in
      // A reloaded row has two cells while the former one fades out. The app may also have asked
      // for one itself, which is in no table.
      guard let indexPath = indexPath(of: cell),
        cells[indexPath]?.max(by: { $0.isOlder(than: $1) })?.cell === cell
      else { return nil }
      // The row in the user's hand is above the others, and next to none.
      guard move?.source != indexPath, var above = neighbor(of: indexPath, by: -1) else {
        return []
      }
      while cells[above]?.first?.cell?.bounds.height.hidesRow == true,
        let next = neighbor(of: above, by: -1)
      {
        above = next
      }
      if above == move?.source { return [] }
      return cells[above, default: []].compactMap(\.cell)
    }
  }

  func extent(ofCardAt indexPath: IndexPath, in resolved: ResolvedCardStyle) -> CardExtent? {
    guard let source, let id = source.id(ofSection: indexPath.section) else { return nil }
    let section = section(at: indexPath.section)
    var extent = CardExtent(section: section.index, rows: 0..<section.count)
    if source.hasCardIDs, section.count > 0 {
      func id(_ row: Int) -> AnyHashable? {
        source.cardID(ofRowAt: IndexPath(row: row, section: section.index))
      }
      guard let own = id(indexPath.row) else { return nil }
      // A gradient's colours depend on where the card ends, however far away that is; a shadow's do
      // not.
      let most = resolved.needsWholeCard ? section.count : 32
      let above = (0..<indexPath.row).suffix(most).reversed().prefix { id($0) == own }
      let below = (indexPath.row..<section.count).prefix(most).prefix { id($0) == own }
      extent.rows = (indexPath.row - above.count)..<below.endIndex
    }
    if section.hasHeader, extent.rows.lowerBound == 0 {
      extent.header = table.headers.height(of: .header, in: id)
    }
    if section.hasFooter, extent.rows.upperBound == section.count {
      extent.footer = table.headers.height(of: .footer, in: id)
    }
    return extent
  }

  func enclosure(ofSection index: Int) -> (id: AnyHashable, header: Card?, footer: Card?)? {
    guard let id = source?.id(ofSection: index) else { return nil }
    let section = section(at: index)
    let resolved = section.resolved
    guard resolved.enclosesExtras else { return (id, nil, nil) }
    let isAlone = section.count == 0 && !(section.hasHeader && section.hasFooter)
    func card(_ position: CapPosition) -> Card {
      Card(position: isAlone ? .single : position, resolved: resolved)
    }
    return (
      id, resolved.style.enclosesHeader ? card(.top) : nil,
      resolved.style.enclosesFooter ? card(.bottom) : nil
    )
  }
}
