import RoundedTable
@_spi(Headless) import UIKit

extension ScriptedScreen {
  /// A move that the app has told of, of which there may have been no drop yet.
  struct Move {
    var item: Int
    var source: IndexPath
    var target: IndexPath
    /// How many rows each section has.
    var counts: [Int]
    weak var cell: UITableViewCell?
    /// Whether the cell has said that it is in the user's hand, and will say when it is no longer.
    var isTold = false
  }

  // As apps write it.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    owner.rounded?.followMove(ofRowAt: source, to: proposed)
    if let item = self.source.itemIdentifier(for: source), settings.isAwake {
      move = Move(item: item, source: source, target: proposed, counts: counts)
    }
    return proposed
  }

  private var counts: [Int] {
    let snapshot = source.snapshot()
    return snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  func carry(_ step: Step) {
    let hand = HeadlessHand(tableView)
    switch step {
    case .liftRow(let row):
      endMove()
      // A finger that has let a row go does not come back in the same turn.
      window.layoutIfNeeded()
      if !tableView.isEditing { tableView.setEditing(true, animated: false) }
      if let path = visiblePath(row) { hand.lift(path) }
      isRowLifted = true
    case .carryRow(let row):
      if let path = visiblePath(row) { hand.carry(over: path) }
      if let source = move?.source, let cell = tableView.cellForRow(at: source) {
        move?.cell = cell
        move?.isTold = cell.configurationState.isReordering
        if move?.isTold == false, move?.target == source { move = nil }
        lifted = cell
      }
    default: endMove()
    }
    window.layoutIfNeeded()
  }

  private func endMove() {
    HeadlessHand(tableView).drop()
    move = nil
    lifted = nil
    isRowLifted = false
  }

  /// Forgets a move whose row has another place, another cell, or other numbers of rows around it,
  /// or is not in the hand any more.
  func forgetFormerMove() {
    guard let move else { return }
    let sections = [move.source.section, move.target.section]
    let counts = counts
    let isSame = sections.allSatisfy {
      counts.indices.contains($0) && counts[$0] == move.counts[$0]
    }
    guard isSame, source.indexPath(for: move.item) == move.source, let cell = move.cell,
      tableView.cellForRow(at: move.source) === cell, cell.isEditing,
      !move.isTold || cell.configurationState.isReordering
    else {
      self.move = nil
      return
    }
  }

  /// The items of all sections, with the move of this moment, which cards follow.
  func movedSections() -> [[Int]] {
    let snapshot = source.snapshot()
    var sections = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    forgetFormerMove()
    if let move {
      sections[move.source.section].remove(at: move.source.row)
      sections[move.target.section].insert(move.item, at: move.target.row)
    }
    return sections
  }
}
