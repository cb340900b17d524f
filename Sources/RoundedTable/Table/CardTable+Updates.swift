import UIKit

// MARK: Correcting cards

extension CardTable {
  /// Makes every live cell show the current card of its row.
  ///
  /// If a cell already shows it, this takes only a lookup of the row's index path. A cell whose row
  /// is gone is left alone, because it's animating out. The table isn't asked for anything, because
  /// it may be in its layout or in a callback.
  func correct(animated: Bool) {
    guard let tableView, let source = plan.source else {
      // There are no cells to correct, so no items are kept either.
      updates.postpone()
      return cells.removeAll()
    }
    let isDormant = plan.isDormant
    if !isDormant { followSeparators() }
    plan.endFormerMove()
    for feature in features { feature.willCorrect() }
    let isDecidedByPlace = plan.isDecidedByPlace
    // Taken out, because a closure of the app's may begin another pass.
    var (sections, changed) = scratch
    scratch = ([], [])
    var section = CardSection.none
    for live in cells.all where live.hasRow {
      guard let indexPath = source.indexPath(of: live) else {
        live.leave()
        continue
      }
      // Its cells show no cards.
      if isDormant { continue }
      // Usually, it's the previous cell's section.
      if section.index != indexPath.section {
        section = self.section(at: indexPath.section, among: &sections)
      }
      if isDecidedByPlace, !section.plan.hasFooter,
        live.shows(section.resolved, at: section.plan.position(of: indexPath.row))
      {
        continue
      }
      let card = plan.card(at: indexPath, in: section)
      if !card.isSame(as: live.card) { changed.append(live) }
      live.card = card
    }
    let isAnimated = animated && tableView.window != nil && UIView.areAnimationsEnabled
    show(changed, animated: isAnimated)
    updates.correct(animated: isAnimated && !features.isEmpty)
    for feature in features { feature.didCorrect(animated: isAnimated) }
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

  /// Redraws separators if the table's settings for them have changed since the last update.
  func followSeparators() {
    if observer != nil, installation.followSeparators() { layOutRowsAgain() }
  }

  // MARK: Updates

  /// Called when the table counts its rows, which it does at the beginning of every update,
  /// including the app's own updates of rows out of view.
  func rowsAreCounted() { for feature in features { feature.willUpdate() } }

  /// Corrects cards once more when an update has ended.
  ///
  /// If all are correct already, this takes next to no time.
  ///
  /// It isn't documented that a snapshot is shown when `apply` returns. And a snapshot that was
  /// applied on another queue may be shown after everything else on the main queue.
  func updateDidEnd() {
    correctAgain(plan)
    updates.end()
  }

  /// Corrects cards once more, unless the source has been freed by now.
  func correctAgain(_ plan: CardPlan) {
    if isFor(plan), plan.source != nil { correct(animated: false) }
  }

  /// Returns a completion for an update that began on the main queue: it ends the update, and then
  /// calls the app's completion.
  func ending(_ completion: (() -> Void)?) -> () -> Void {
    guard let completion else { return end }
    return { [end] in
      end()
      completion()
    }
  }

  // MARK: Changes by the app

  /// Shows a style that has been set for a plan.
  func restyle(_ plan: CardPlan, animated: Bool, always: Bool = false) {
    // If the table shows another data source's cards, its look is that one's, too.
    guard isFor(plan) else { return }
    // A callback of the app's, such as `viewSafeAreaInsetsDidChange`, may set a style while the
    // installer changes the very property.
    guard !installation.isChanging else {
      return MainQueue.later { self.restyle(plan, animated: animated, always: always) }
    }
    if animated, let tableView, tableView.window != nil, UIView.areAnimationsEnabled {
      RowAnimation.standard.animate {
        self.install(always: always)
        self.correct(animated: true)
      }
      // The cards move to their new insets in the table's next layout. It isn't forced here,
      // because this may be a callback of the table.
      observer?.layOutCells(in: .standard)
    } else {
      install(always: always)
      correct(animated: false)
    }
  }

  func refresh(_ plan: CardPlan, animated: Bool) {
    guard isFor(plan) else { return }
    plan.source?.findMovedRows()
    correct(animated: animated)
    layOutRowsAgain()
  }

  func uninstall(_ plan: CardPlan) {
    plan.isUninstalled = true
    plan.move = nil
    // If the table shows another data source's cards, the table and its cells are that one's.
    guard plan === self.plan else { return }
    let hadCards = observer != nil
    restore()
    noteHeights(hadCards)
    UIView.performWithoutAnimation {
      // Cells without a row, too. They're in the table's reuse pool, for whatever fills the table
      // next.
      for live in cells.all where !live.card.isSame(as: .none) {
        live.card = .none
        if let cell = live.cell { undecorate(cell) }
      }
    }
  }

  func change(installer: any TableInstaller, of plan: CardPlan) {
    guard plan === self.plan, installer !== installation.installer else {
      plan.installer = installer
      return
    }
    // The observer stays in the table, because it owns what's known of the rows.
    noteHeights(installation.change(to: plan, installer, isInstalled: observer != nil))
    restyle(plan, animated: false, always: true)
  }

  func change(decorator: any CellDecorator, of plan: CardPlan) {
    let former = self.decorator
    plan.decorator = decorator
    guard plan === self.plan, decorator !== former else { return }
    UIView.performWithoutAnimation {
      for live in cells.all where live.card.isCard {
        guard let cell = live.cell, !(cell is any CardCell) else { continue }
        // Cells in the reuse pool, too, because the new decorator can't undecorate the previous
        // one's cells.
        former.undecorate(cell)
        if live.hasRow { show(live.card, on: cell, animated: false) }
      }
    }
    for feature in features { feature.didCorrect(animated: false) }
  }
}
