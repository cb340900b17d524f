import UIKit

/// A cell that the data source has returned, and the item that it stands for.
@MainActor final class LiveCell<Item: Hashable>: DressedCell {
  /// Whether another cell was returned for the same item.
  fileprivate(set) var hasRival = false
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
  /// Whether several cells may stand for the same item.
  private var hasRivals = false
  /// Whether somebody is about to decide which of several cells stands for an item.
  private var isSettling = false

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
  /// If another cell stands for the item already, only the table knows which one shows it. Usually the other one is animating
  /// out or in the reuse pool. But if the app itself asks for a cell, that one never appears on screen.
  func insert(_ cell: UITableViewCell, for item: Item, wearing card: Card) {
    let live = live(cell, wearing: card)
    live.card = card
    latest = live
    let standsForIt = if let former = live.item { former == item } else { false }
    if !standsForIt {
      remove(live)
      live.item = item
    }
    guard let other = byItem.updateValue(live, forKey: item), other !== live else { return }
    (live.hasRival, other.hasRival) = (true, true)
    hasRivals = true
  }

  /// Whether there are cells to decide between and nobody is about to; from then on somebody is.
  func beginSettling() -> Bool {
    guard hasRivals, !isSettling else { return false }
    isSettling = true
    return true
  }

  /// Decides which of several cells stands for an item.
  ///
  /// - Parameter cell: Returns the table's cell for an item, nil if it has none.
  /// - Returns: Whether a cell other than the last returned one was chosen for any item.
  func settleRivals(by cell: (Item) -> UITableViewCell?) -> Bool {
    hasRivals = false
    isSettling = false
    var isOther = false
    for live in all where live.hasRival {
      guard let item = live.item, live.cell != nil, let shown = cell(item) else { continue }
      live.hasRival = false
      if shown === live.cell {
        if byItem[item] !== live { isOther = true }
        byItem[item] = live
      } else {
        remove(live)
      }
    }
    return isOther
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

  /// Whether another cell is visible in place of this one, which is usually leaving.
  func isReplaced(_ live: LiveCell<Item>) -> Bool {
    guard live.hasRival, let item = live.item, let latest = byItem[item], latest !== live else {
      return false
    }
    return latest.cell?.isInSight == true
  }

  /// Returns the last cell that was returned for an item.
  func latestCell(for item: Item) -> UITableViewCell? { byItem[item]?.cell }

  /// Returns the cells that stand for an item.
  func cells(for item: Item) -> [UITableViewCell] {
    guard let live = byItem[item] else { return [] }
    return (live.hasRival ? all.filter { $0.item == item } : [live]).compactMap(\.cell)
  }

  /// Removes a cell's item.
  func remove(_ live: LiveCell<Item>) {
    guard let item = live.item else { return }
    live.item = nil
    live.hasRival = false
    if byItem[item] === live { byItem[item] = nil }
  }

  func removeAll() {
    byCell = [:]
    byItem = [:]
    all = []
    latest = nil
    hasRivals = false
    isSettling = false
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
