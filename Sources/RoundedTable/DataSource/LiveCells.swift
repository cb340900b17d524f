import UIKit

/// A cell that the data source has returned, and the item that it stands for.
@MainActor final class LiveCell<Item: Hashable>: DressedCell {
  /// Nil once the item is gone.
  fileprivate(set) var item: Item?
}

/// The live cells: those that the data source has returned and that still stand for an item.
///
/// They are visible, prepared off screen, or in the reuse pool. `visibleCells` would miss the prepared ones (Apple:
/// UITableView.cellForRow(at:)), and must not be read during updates. An item is kept until the first update without it.
@MainActor final class LiveCells<Item: Hashable> {
  private var byCell: [ObjectIdentifier: LiveCell<Item>] = [:]
  private var byItem: [Item: LiveCell<Item>] = [:]
  private var limit = 64
  private let cells: DressedCells

  /// All entries in no particular order, including those whose item is gone.
  ///
  /// It is kept as an array because every update iterates over it, and a dictionary's values would be copied each time.
  /// Dressing cells may add others; a loop that has begun does not see those.
  private(set) var all: [LiveCell<Item>] = []
  /// The one that was returned last.
  private(set) var latest: LiveCell<Item>?

  init(_ cells: DressedCells) {
    self.cells = cells
  }

  /// Remembers that a cell was returned for an item, and the card that it wears.
  ///
  /// Another cell may stand for the item already: one that is fading out or in the reuse pool, or one that the app has asked for
  /// itself. All of them wear its card.
  func insert(_ cell: UITableViewCell, for item: Item, wearing card: Card) {
    let live = live(cell, wearing: card)
    live.card = card
    latest = live
    let standsForIt = if let former = live.item { former == item } else { false }
    if !standsForIt {
      remove(live)
      live.item = item
    }
    byItem[item] = live
  }

  /// Returns the entry of a cell, or a new one.
  private func live(_ cell: UITableViewCell, wearing card: Card) -> LiveCell<Item> {
    let key = ObjectIdentifier(cell)
    if let known = byCell[key] {
      if known.cell === cell { return known }
      // A freed cell had the same address.
      remove(known)
    }
    if all.count >= limit { removeFreedCells() }
    let live = LiveCell<Item>(cell, wearing: card)
    byCell[key] = live
    all.append(live)
    cells.insert(cell)
    return live
  }

  /// Returns the card that a cell wears, if it stands for an item.
  func card(of cell: UITableViewCell, for item: Item) -> Card? {
    guard let live = byCell[ObjectIdentifier(cell)], live.cell === cell, live.item == item
    else { return nil }
    return live.card
  }

  /// Returns the item that a cell stands for.
  func item(of cell: UITableViewCell) -> Item? {
    guard let live = byCell[ObjectIdentifier(cell)], live.cell === cell else { return nil }
    return live.item
  }

  /// Returns the last cell that was returned for an item.
  func latestCell(for item: Item) -> UITableViewCell? { byItem[item]?.cell }

  /// Returns the cells that stand for an item.
  func cells(for item: Item) -> [UITableViewCell] {
    all.filter { $0.item == item }.compactMap(\.cell)
  }

  /// Removes a cell's item.
  func remove(_ live: LiveCell<Item>) {
    guard let item = live.item else { return }
    live.item = nil
    if byItem[item] === live { byItem[item] = nil }
  }

  func removeAll() {
    byCell = [:]
    byItem = [:]
    all = []
    latest = nil
    cells.removeAll()
  }

  /// Removes the entries of freed cells.
  ///
  /// Cells without a reuse identifier are freed after use, so entries would pile up while scrolling.
  private func removeFreedCells() {
    var isAnyFreed = false
    for live in all where live.cell == nil {
      remove(live)
      isAnyFreed = true
    }
    if isAnyFreed {
      byCell = byCell.filter { $0.value.cell != nil }
      cells.removeFreed()
      all = Array(byCell.values)
    }
    limit = max(64, all.count * 2)
  }
}
