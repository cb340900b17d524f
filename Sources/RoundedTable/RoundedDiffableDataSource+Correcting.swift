import UIKit

extension RoundedDiffableDataSource {
  /// Makes every live cell wear the card of its item in the current state.
  ///
  /// Costs nothing for a card that is right.
  ///
  /// A cell whose item is gone is left as it is, because it is animating out, and forgotten.
  func correctCards(animated: Bool) {
    guard let tableView, !observer.hasGivenWay else { return }
    let isDormant = isDormant
    let live = liveCells.all
    var changes: [(UITableViewCell, Card)] = []
    for (cell, item, worn) in live {
      guard let indexPath = super.indexPath(for: item) else {
        liveCells.remove(cell)
        continue
      }
      let card = isDormant ? .none : card(for: item, at: indexPath)
      guard card != worn else { continue }
      liveCells.wear(card, on: cell)
      if animated, isOnTable(cell, at: indexPath, of: tableView) {
        changes.append((cell, card))
      } else {
        UIView.performWithoutAnimation { put(card, on: cell, animated: false) }
      }
    }
    if !changes.isEmpty {
      // Of leaving cells too: where the last row is deleted, only that one moves.
      RowMotion(of: live.map(\.cell)).animate {
        for (cell, card) in changes { self.put(card, on: cell, animated: true) }
      }
    }
    (decorator as? CardDecorator)?.coverSeparators()
    reportFindings()
  }

  /// Whether a cell is the one that the table shows, or has prepared, for a row: not in the reuse pool, not leaving.
  private func isOnTable(
    _ cell: UITableViewCell, at indexPath: IndexPath, of tableView: UITableView
  ) -> Bool {
    tableView.window != nil && UIView.areAnimationsEnabled
      && tableView.cellForRow(at: indexPath) === cell
  }

  /// The same correction once more when an update has completed: an update that came through a subclass later than `apply`
  /// returned is caught by it.
  func correcting(_ completion: (() -> Void)?) -> () -> Void {
    { [weak self] in
      self?.correctCards(animated: false)
      completion?()
    }
  }

  nonisolated func correctCardsOnMainQueue(animated: Bool) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.correctCards(animated: animated) }
    }
  }
}
