import UIKit

// MARK: Correcting cards

extension CardTable {
  /// Makes every live cell show the current card of its row.
  ///
  /// If a cell already shows it, this takes only a lookup of the row's index path. A cell whose row
  /// is gone is left alone, because it's animating out. The table isn't asked for anything, because
  /// it may be in its layout or in a callback.
  func correctCards(animated: Bool) {
    guard let tableView, let source = plan.source else {
      // There are no cells to correct, so no items are kept either.
      updates.noteEndWithoutCorrection()
      return cells.removeAll()
    }
    let isDormant = plan.isDormant
    followSeparatorStyle()
    plan.endFormerMove()
    for feature in features { feature.willCorrect() }
    let isDecidedByPlace = plan.isDecidedByPlace
    // Taken out, because a closure of the app's may begin another pass.
    var (sections, changed) = scratch
    scratch = ([], [])
    var latest: CardSection?
    for live in cells.all where live.hasRow {
      guard let indexPath = source.indexPath(of: live) else {
        live.forgetRow()
        continue
      }
      // Its cells show no cards.
      if isDormant { continue }
      // Usually, it's the previous cell's section.
      let section =
        latest.flatMap { $0.index == indexPath.section ? $0 : nil }
        ?? self.section(at: indexPath.section, among: &sections)
      latest = section
      // A row at the same place in a card of the same style needs no card to be made for it.
      if isDecidedByPlace, !section.sectionPlan.hasFooter,
        live.shows(section.resolved, at: section.sectionPlan.position(of: indexPath.row))
      {
        continue
      }
      let card = section.card(at: indexPath)
      if !card.isSame(as: live.card) { changed.append(live) }
      live.card = card
    }
    let isAnimated = animated && tableView.window != nil && UIView.areAnimationsEnabled
    showCards(of: changed, animated: isAnimated)
    updates.noteCorrection(animated: isAnimated)
    // Its layout ends the animation of features.
    if isAnimated { setNeedsTurn() }
    noteCorrection()
    sections.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
    scratch = (sections, changed)
  }

  /// Returns a section from the known ones, and adds it if it's new.
  ///
  /// A section is computed once for all its rows. That saves 75,000 instructions in a pass over 23
  /// cells.
  private func section(at index: Int, among known: inout [CardSection]) -> CardSection {
    for section in known where section.index == index { return section }
    let section = plan.section(at: index, like: known.last)
    known.append(section)
    return section
  }

  /// Installs again if the app has set the table's `separatorStyle`, which changes every card.
  ///
  /// There is no callback for it.
  private func followSeparatorStyle() {
    guard let tableView, observer != nil, !installation.isChanging,
      installation.isSeparatorOwnerOther(in: tableView)
    else { return }
    prepareTableView(always: true)
  }

  /// Installs again if an update has changed which sections have titles, and so the heights that
  /// keep sections apart.
  func followTitles() {
    guard observer != nil, !installation.isChanging, !plan.isDormant else { return }
    if installation.areGapsOther(after: plan) { prepareTableView(always: true) }
  }

  // MARK: Updates

  /// Called when the table counts its rows, which it does at the beginning of every update,
  /// including the app's own updates of rows out of view.
  func rowsAreCounted() {
    changes.insert(.rowsWereCounted)
    if plan.move != nil {
      plan.endMoveUnlessLifted()
      setNeedsTurn()
    }
    setNeedsTurnIfInUse()
  }

  /// Called when the table counts the sections of a diffable data source, which already has those
  /// of after the update.
  ///
  /// The table is about to ask for the heights of headers and footers. Titles are asked for once,
  /// however often it counts.
  func rowsAndSectionsAreCounted() {
    rowsAreCounted()
    guard areTitlesDue else { return }
    areTitlesDue = false
    followTitles()
  }

  /// Corrects cards once more when an update has ended.
  ///
  /// If all are correct already, this takes next to no time.
  ///
  /// It isn't documented that a snapshot is shown when `apply` returns. And a snapshot that was
  /// applied on another queue may be shown after everything else on the main queue.
  func updateDidEnd() {
    if belongsToPlan, plan.source != nil { correctCards(animated: false) }
    updates.noteEnd()
  }

  /// Returns a completion for an update that began on the main queue: it ends the update, and then
  /// calls the app's completion.
  func endingUpdate(then completion: (() -> Void)?) -> () -> Void {
    guard let completion else { return endUpdate }
    return { [endUpdate] in
      endUpdate()
      completion()
    }
  }

  // MARK: Changes by the app

  /// Shows the styles that have been set for the plan.
  ///
  /// In an animation block of the app's, they change with it, as UIKit's own properties do.
  func restyle(animated: Bool, always: Bool) {
    plan.source?.findMovedRows(inLayout: false)
    let block = RowAnimation.inherited
    if let animation = block ?? (animated && UIView.areAnimationsEnabled ? .standard : nil),
      tableView?.window != nil
    {
      updates.block = block
      animation.animate {
        self.prepareTableView(always: always)
        if !self.updates.isUpdating { self.followTitles() }
        self.correctCards(animated: true)
      }
      // The cards move to their new insets in the table's next layout. It isn't forced here,
      // because this may be a callback of the table.
      observer?.layOutCells(in: animation)
    } else {
      prepareTableView(always: always)
      if !updates.isUpdating { followTitles() }
      correctCards(animated: false)
    }
    if !plan.canHaveCards { undecorateWaitingCells() }
  }

  /// Shows what the app's closures return now, and what the app has set without a callback.
  func refresh(animated: Bool) {
    plan.source?.findMovedRows(inLayout: false)
    followTitles()
    correctCards(animated: animated)
    layOutRowsAgain()
    if !plan.canHaveCards { undecorateWaitingCells() }
  }

  /// Undecorates the cells that wait to be used again, because no section has cards any more.
  ///
  /// A cell that's animating out keeps its card.
  private func undecorateWaitingCells() {
    for live in cells.all where !live.hasRow && !live.card.isSame(as: .none) {
      guard let cell = live.cell, !cell.isInSight else { continue }
      live.card = .none
      undecorate(cell)
    }
  }

  /// Removes all cards.
  func uninstall() {
    let hadCards = observer != nil
    restoreTableView()
    if hadCards { rowHeightsMayHaveChanged() }
    UIView.performWithoutAnimation {
      // Cells without a row, too. They're in the table's reuse pool, for whatever fills the table
      // next.
      for live in cells.all where !live.card.isSame(as: .none) {
        live.card = .none
        if let cell = live.cell { undecorate(cell) }
      }
    }
  }

  /// Decorates cells with the plan's decorator instead of a former one.
  func decoratorDidChange(from former: any CellDecorator) {
    UIView.performWithoutAnimation {
      for live in cells.all where live.card.isCard {
        guard let cell = live.cell, !(cell is any CardCell) else { continue }
        // Cells in the reuse pool, too, because the new decorator can't undecorate the previous
        // one's cells. Those in sight keep a card, also while they animate out.
        former.undecorate(cell)
        if live.hasRow || cell.isInSight { showCard(live.card, on: cell, animated: false) }
      }
    }
    noteCorrection()
  }
}
