import UIKit

extension CardTable {
  /// Decorates a cell that is about to be returned to the table for a row.
  ///
  /// - Parameters:
  ///   - live: The cell.
  ///   - indexPath: The row's index path.
  ///   - isSame: Whether the cell has stood for this row before.
  func decorate(_ live: LiveCell, forRowAt indexPath: IndexPath, isSame: Bool) {
    guard let cell = live.cell else { return }
    takeOver()
    cells.insert(live)
    guard !styling.isDormant else {
      styling.warnIfInsetGrouped()
      // The cell may come from the reuse pool and still show a card.
      undecorate(cell)
      live.card = .none
      return
    }
    // An update looks at them when it corrects all cards.
    if !due.isUpdating { followSeparators() }
    plan.endFormerMove()
    // A cell that is already on screen for this row is being reconfigured in place. It keeps its
    // card for now and changes in step with the rows. All other cells appear with their final card.
    let isShown = isSame && cell.superview != nil && !cell.isHidden
    if !isShown { live.card = card(at: indexPath) }
    UIView.performWithoutAnimation { show(live.card, on: cell, animated: false) }
    // The row's share of its card is known once it has its place.
    if !isShown { CardSlot.of(cell)?.row.slice = nil }
    needSlices(animated: false)
    for feature in features { feature.didCorrect() }
  }

  /// Returns the card that a row is shown with.
  func card(at indexPath: IndexPath, in section: CardSection? = nil) -> Card {
    let card = plan.card(at: indexPath, in: section)
    return card.isCard ? features.reduce(card) { $1.adjust($0, ofRowAt: indexPath) } : card
  }

  /// Makes every live cell show the current card of its row.
  ///
  /// A card that is already correct costs only a look-up of the row's index path. A cell whose row
  /// is gone is left alone, because it is animating out. The table is not asked for anything,
  /// because it may be in its layout or in a callback.
  func correct(animated: Bool) {
    guard let tableView, let source = plan.source, !isSuperseded else {
      // No cells are left to correct, so no items are kept either.
      due.isUpdating = false
      return cells.removeAll()
    }
    let isDormant = styling.isDormant
    if !isDormant { followSeparators() }
    plan.endFormerMove()
    // Otherwise the card depends on the row, or on its neighbors.
    let placeDecides =
      !source.hasCardIDs && !source.hasRowStyles && plan.move == nil && features.isEmpty
    // A closure of the app's may begin another pass.
    var (sections, changed) = scratch
    scratch = ([], [])
    var section = CardSection.none
    source.locate(cells.all) { live, indexPath in
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
        live.shows(section.resolved, at: section.position(indexPath.row))
      {
        return
      }
      let card = card(at: indexPath, in: section)
      if !card.isSame(as: live.card) { changed.append(live) }
      live.card = card
    }
    let isAnimated = animated && tableView.window != nil && UIView.areAnimationsEnabled
    show(changed, animated: isAnimated)
    cardsWereCorrected(animated: isAnimated)
    sections.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
    scratch = (sections, changed)
  }

  /// Returns a section from the known ones, to which it is added if it is new.
  ///
  /// A section is computed once for all its rows: that saves 75,000 instructions of a pass over 23
  /// cells.
  private func section(at index: Int, among known: inout [CardSection]) -> CardSection {
    for section in known where section.index == index { return section }
    let section = plan.section(at: index, like: known.last)
    known.append(section)
    return section
  }

  // MARK: Updates

  /// Makes every live cell show its card after an update, and measures rows again if their margins
  /// have changed.
  func correctRows(animated: Bool) {
    correct(animated: animated)
    scheduleMeasuring(animated: animated)
  }

  /// Corrects the cards in a completion, by which time the source may have been freed.
  func correctAgain() { if plan.source != nil { correct(animated: false) } }

  /// Returns a completion that corrects the cards once more, which costs next to nothing if all are
  /// right.
  ///
  /// Nobody says that a snapshot is shown when `apply` returns. What was applied on another queue
  /// may be shown after all else that was sent to the main one.
  func correcting(_ completion: (() -> Void)?) -> () -> Void {
    { [self] in
      correctAgain()
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

  func restyle(animated: Bool, installing: Bool = false) {
    // If another data source has taken over the table, the layout is that one's too.
    guard !isSuperseded else { return }
    if animated, let tableView, tableView.window != nil,
      UIView.areAnimationsEnabled
    {
      RowMotion.standard.animate {
        self.decorate(installing: installing)
        self.correct(animated: true)
      }
      // The cards move to their new insets with the table's next layout. Not now, because this may
      // be a callback of the table.
      observer?.layOutCells(in: .standard)
    } else {
      decorate(installing: installing)
      correct(animated: false)
    }
    scheduleMeasuring(animated: animated)
  }

  func refresh(animated: Bool) {
    correct(animated: animated)
    layOutRowsAgain()
    scheduleMeasuring(animated: animated)
  }

  func uninstall() {
    styling.turnOff()
    if observer != nil { due.chores.insert(.measure) }
    restore()
    plan.move = nil
    // If another data source has taken over the table, the cells are that one's.
    guard !isSuperseded else { return }
    UIView.performWithoutAnimation {
      // Also those without a row: they are in the table's reuse pool, for whatever fills it next.
      for live in cells.all where !live.card.isSame(as: .none) {
        live.card = .none
        if let cell = live.cell { undecorate(cell) }
      }
    }
    scheduleMeasuring(animated: false)
  }

  func change(installer: any TableInstaller) {
    guard installer !== styling.installer else { return }
    // The observer stays, because it knows which rows are selected.
    measureIfOther(styling.change(installer: installer, isDecorated: observer != nil))
    restyle(animated: false, installing: true)
  }

  func change(decorator: any CellDecorator) {
    let former = self.decorator
    guard decorator !== former else { return }
    self.decorator = decorator
    UIView.performWithoutAnimation {
      for live in cells.all where live.card.isCard {
        guard let cell = live.cell, !(cell is any CardCell) else { continue }
        // Also in the reuse pool, because the new decorator would not know how to undecorate the
        // previous one's cells.
        former.undecorate(cell)
        if live.hasRow { show(live.card, on: cell, animated: false) }
      }
    }
    needSlices(animated: false)
  }
}

// MARK: What the table asks

extension CardTable {
  func indexPath(of cell: UITableViewCell) -> IndexPath? {
    cells[cell].flatMap { $0.hasRow ? plan.source?.indexPath(of: $0) : nil }
  }

  func cellsAbove() -> (UITableViewCell) -> [UITableViewCell]? {
    var places: [IndexPath: [LiveCell]] = [:]
    for live in cells.all where live.hasRow {
      if let indexPath = plan.source?.indexPath(of: live) {
        places[indexPath, default: []].append(live)
      }
    }
    return { [self] cell in
      // A reloaded row has two cells while the former one fades out. The app may also have asked
      // for one itself, which is in no table.
      guard let indexPath = indexPath(of: cell),
        places[indexPath]?.max(by: { $0.isOlder(than: $1) })?.cell === cell
      else { return nil }
      // The row in the user's hand is above the others, and next to none.
      guard plan.move?.source != indexPath, var above = plan.neighbor(of: indexPath, by: -1) else {
        return []
      }
      while places[above]?.first?.cell?.bounds.height.hidesRow == true,
        let next = plan.neighbor(of: above, by: -1)
      {
        above = next
      }
      if above == plan.move?.source { return [] }
      return places[above, default: []].compactMap(\.cell)
    }
  }
}
