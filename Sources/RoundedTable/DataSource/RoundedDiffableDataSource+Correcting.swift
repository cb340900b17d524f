import UIKit

extension RoundedDiffableDataSource {
  /// Makes every live cell wear the current card of its item.
  ///
  /// A card that is already correct costs only a look-up of the item's index path. A cell whose item is gone is left alone,
  /// because it is animating out. The table is not asked for anything, because it may be in its layout or in a callback.
  func correctCards(animated: Bool) {
    guard let tableView = table.tableView, !table.isSuperseded else {
      // No cells are left to correct, so no items are kept either.
      liveCells.removeAll()
      reports.forget()
      return
    }
    let isDormant = table.isDormant
    if !isDormant { table.followLines() }
    forgetFormerMove()
    // Otherwise the card depends on the item, or on those of the row's neighbours.
    let placeDecides = cardID == nil && rowStyle == nil && table.hand.isEmpty
    var sections: [CardSection] = []
    var section = CardSection.none
    var changed: [DressedCell] = []
    var leaving: UITableViewCell?
    for live in liveCells.all {
      guard let item = live.item else { continue }
      guard let indexPath = super.indexPath(for: item) else {
        leaving = live.cell
        liveCells.remove(live)
        continue
      }
      let worn: Card
      if isDormant {
        worn = live.card
        live.card = .none
      } else {
        // Usually it is the section of the previous cell.
        if section.index != indexPath.section {
          section = cardSection(at: indexPath.section, among: &sections)
        }
        if placeDecides, !section.hasFooter,
          live.wears(section.resolved, at: section.position(indexPath.row))
        {
          continue
        }
        worn = live.card
        live.card = card(for: item, at: indexPath, in: section)
      }
      guard !live.card.isSame(as: worn) else { continue }
      changed.append(live)
    }
    let isAnimated = animated && tableView.canAnimate
    if !changed.isEmpty {
      table.show(changed, animated: isAnimated, in: rowMotion(beside: leaving))
    }
    table.cardsWereCorrected(animated: isAnimated)
    table.coversMayChange()
    reportFindingsLater()
  }

  /// Makes every live cell wear its card after an update, and measures rows again if their margins have changed.
  func correctRows(animated: Bool) {
    correctCards(animated: animated)
    table.measurement.schedule(animated: animated)
  }

  /// Returns a section from the known ones, to which it is added if it is new.
  ///
  /// A section is computed once for all its rows: that saves 75,000 instructions of a pass over 23 cells.
  private func cardSection(at index: Int, among known: inout [CardSection]) -> CardSection {
    for section in known where section.index == index { return section }
    let section = cardSection(at: index, like: known.last)
    known.append(section)
    return section
  }

  /// Returns the motion of rows that move as the table's others do, one of which may be leaving.
  private func rowMotion(beside leaving: UITableViewCell?) -> RowMotion? {
    let newest = NewestRowAnimation.seen(
      on: table.cells, latest: liveCells.latest?.cell, leaving: leaving)
    return .copied(from: newest)
  }

  /// Returns a completion that corrects the cards once more.
  ///
  /// It catches the update of a subclass that calls `super.apply` only after its own `apply` has returned.
  func correcting(_ completion: (() -> Void)?) -> () -> Void {
    { [weak self] in
      self?.correctCards(animated: false)
      completion?()
    }
  }

  /// Does the same for an update that began on the main queue, and notes its end.
  func ending(_ completion: (() -> Void)?) -> () -> Void {
    { [weak self, measurement = table.measurement] in
      self?.correctCards(animated: false)
      measurement.updateEnded()
      completion?()
    }
  }

  nonisolated func correctCardsOnMainQueue(animated: Bool) {
    MainQueue.later { self.correctRows(animated: animated) }
  }
}

extension UITableView {
  /// Whether changes can be animated.
  fileprivate var canAnimate: Bool { window != nil && UIView.areAnimationsEnabled }
}
