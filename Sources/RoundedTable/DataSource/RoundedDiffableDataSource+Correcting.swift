import UIKit

extension RoundedDiffableDataSource {
  /// Makes every live cell wear the card of its item in the current state.
  ///
  /// A card that is right costs a look at its item's place. A cell whose item is gone is left as it is, because it is animating out.
  /// The table is not asked for anything: it may be laying itself out, or calling back.
  func correctCards(animated: Bool) {
    guard let tableView = table.tableView, !table.isSuperseded else {
      // No cell is left to be corrected, and no item is kept for none.
      liveCells.removeAll()
      reports.forget()
      return
    }
    let isDormant = table.isDormant
    if !isDormant, table.noteLines() { layOutLinesAgain() }
    // Else a row's neighbours decide too, or its item.
    let placeDecides = cardID == nil && rowStyle == nil
    var sections: [CardSection] = []
    var changed: [LiveCell<ItemIdentifierType>] = []
    for live in liveCells.all {
      guard let item = live.item else { continue }
      guard let indexPath = super.indexPath(for: item) else {
        liveCells.remove(live)
        continue
      }
      if liveCells.isReplaced(live) { continue }
      let worn = live.card
      if isDormant {
        live.card = .none
      } else {
        let section = section(indexPath.section, among: &sections)
        if placeDecides, worn.isOfRow(indexPath.row, in: section) { continue }
        live.card = card(for: item, at: indexPath, in: section)
      }
      guard live.card != worn else { continue }
      if live.card.measuresDifferently(than: worn) { table.marginsChanged() }
      changed.append(live)
    }
    if !changed.isEmpty { show(changed, animated: animated && tableView.canAnimate) }
    table.coverSeparators()
    settleRivalsLater()
    reportFindingsLater()
  }

  /// Makes every live cell wear its card after an update, and has rows measured again whose margins have changed with it.
  func correctRows(animated: Bool) {
    correctCards(animated: animated)
    table.measurement.schedule(animated: animated)
  }

  /// Lets cells stand for nothing for whose items the table shows others.
  ///
  /// In a turn of its own: the table may be laying itself out, and has to be asked.
  func settleRivalsLater() {
    guard liveCells.hasRivals else { return }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.settleRivals() }
    }
  }

  func settleRivals() {
    guard liveCells.hasRivals, let tableView = table.tableView, !table.isSuperseded else { return }
    let isOther = liveCells.settleRivals { item in
      super.indexPath(for: item).flatMap { tableView.cellForRow(at: $0) }
    }
    // The app has asked for a cell that is not the table's.
    if isOther { correctCards(animated: false) }
  }

  /// A section, looked at once for all its rows.
  private func section(_ index: Int, among known: inout [CardSection]) -> CardSection {
    // Usually it is that of the cell before.
    if let latest = known.last, latest.index == index { return latest }
    for section in known where section.index == index { return section }
    let section = cardSection(at: index, like: known.last)
    known.append(section)
    return section
  }

  /// Dresses cells in the cards that they have been given, those on the table in step with the rows.
  private func show(_ changed: [LiveCell<ItemIdentifierType>], animated: Bool) {
    var moving: [LiveCell<ItemIdentifierType>] = []
    for live in changed {
      guard let cell = live.cell else { continue }
      if animated, cell.isInSight {
        moving.append(live)
      } else {
        UIView.performWithoutAnimation { table.put(live.card, on: cell, animated: false) }
      }
    }
    guard !moving.isEmpty else { return }
    rowMotion.animate {
      for live in moving {
        if let cell = live.cell { self.table.put(live.card, on: cell, animated: true) }
      }
    }
  }

  /// The motion of leaving cells counts too: where the last row is deleted, only that one moves.
  private var rowMotion: RowMotion {
    var newest = NewestRowAnimation()
    // A row that comes moves, and most updates bring one on screen.
    if let layer = liveCells.latest?.cell?.layer { newest.look(at: layer) }
    for live in liveCells.all where !newest.isCertain {
      if let layer = live.cell?.layer { newest.look(at: layer) }
    }
    return .copied(from: newest.animation)
  }

  /// The same correction once more when an update has completed: an update that came through a subclass later than `apply`
  /// returned is caught by it.
  func correcting(_ completion: (() -> Void)?) -> () -> Void {
    { [weak self] in
      self?.correctCards(animated: false)
      completion?()
    }
  }

  /// The same for an update that was begun on the main queue, and is over then.
  func ending(_ completion: (() -> Void)?) -> () -> Void {
    correcting { [measurement = table.measurement] in
      measurement.updateEnded()
      completion?()
    }
  }

  nonisolated func correctCardsOnMainQueue(animated: Bool) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.correctRows(animated: animated) }
    }
  }
}

extension UITableView {
  /// Whether a change can be seen to move.
  fileprivate var canAnimate: Bool { window != nil && UIView.areAnimationsEnabled }
}
