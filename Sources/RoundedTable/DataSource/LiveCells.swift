import UIKit

/// A cell that the data source handed out, the item that it stands for, and the card that it wears.
@MainActor final class LiveCell<Item: Hashable> {
  /// Held weakly: the table decides how long a cell lives.
  private(set) weak var cell: UITableViewCell?
  var card: Card
  /// Nil when the item is gone.
  fileprivate(set) var item: Item?
  /// Whether another cell was handed out for the same item.
  fileprivate(set) var hasRival = false

  fileprivate init(_ cell: UITableViewCell, wearing card: Card) {
    self.cell = cell
    self.card = card
  }
}

/// The cells that the data source handed out and that still stand for an item.
///
/// Visible cells are among them, cells that the table prepared off screen, and cells in its reuse pool: `visibleCells`
/// would miss the prepared ones (Apple: UITableView.cellForRow(at:)) and may not be asked during updates. An item is held until the
/// first update without it.
@MainActor struct LiveCells<Item: Hashable> {
  private var byCell: [ObjectIdentifier: LiveCell<Item>] = [:]
  private var byItem: [Item: LiveCell<Item>] = [:]
  private var limit = 64
  private let cells: DressedCells
  /// Whether several cells may stand for one item.
  private(set) var hasRivals = false

  /// All of them, in no order, and with them cells that stand for nothing any more.
  ///
  /// An array beside the dictionaries: every update goes through it, and their values would be copied each time. Whoever dresses
  /// the cells may hand out others meanwhile; a loop that has begun does not see those.
  private(set) var all: [LiveCell<Item>] = []
  /// The one that was handed out last.
  private(set) var latest: LiveCell<Item>?

  init(_ cells: DressedCells) {
    self.cells = cells
  }

  /// Remembers that a cell was handed out for an item, and the card it wears.
  ///
  /// If another cell stands for the item, the table has to say whose it is: usually the other is animating out or waits in the
  /// reuse pool, but an app that asks for a cell by itself gets one that never comes on screen.
  mutating func insert(_ cell: UITableViewCell, for item: Item, wearing card: Card) {
    let live = live(cell, wearing: card)
    live.card = card
    latest = live
    if live.item != item {
      remove(live)
      live.item = item
    }
    guard let other = byItem.updateValue(live, forKey: item), other !== live else { return }
    (live.hasRival, other.hasRival) = (true, true)
    hasRivals = true
  }

  /// Finds out which of several cells stands for an item.
  ///
  /// - Parameter cell: Says which one the table has for an item, nil if it does not answer.
  /// - Returns: Whether it is not always the one that was handed out last.
  mutating func settleRivals(by cell: (Item) -> UITableViewCell?) -> Bool {
    hasRivals = false
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

  /// What is known of a cell, or is from now on.
  private mutating func live(_ cell: UITableViewCell, wearing card: Card) -> LiveCell<Item> {
    let key = ObjectIdentifier(cell)
    if let known = byCell[key] {
      if known.cell === cell { return known }
      // A freed cell had the same place in memory.
      remove(known)
    }
    if all.count >= limit { removeFreedCells() }
    let live = LiveCell<Item>(cell, wearing: card)
    byCell[key] = live
    all.append(live)
    cells.insert(cell)
    return live
  }

  /// The card that a cell wears, if it is live for an item.
  func card(of cell: UITableViewCell, for item: Item) -> Card? {
    guard let live = byCell[ObjectIdentifier(cell)], live.cell === cell, live.item == item
    else { return nil }
    return live.card
  }

  /// The item that a cell stands for.
  func item(of cell: UITableViewCell) -> Item? {
    guard let live = byCell[ObjectIdentifier(cell)], live.cell === cell else { return nil }
    return live.item
  }

  /// Whether another cell is seen in the place of one, which is mostly leaving then.
  func isReplaced(_ live: LiveCell<Item>) -> Bool {
    guard live.hasRival, let item = live.item, let latest = byItem[item], latest !== live else {
      return false
    }
    return latest.cell?.isInSight == true
  }

  /// The cell that was handed out for an item last.
  func latestCell(for item: Item) -> UITableViewCell? { byItem[item]?.cell }

  /// The cells that stand for an item.
  func cells(for item: Item) -> [UITableViewCell] {
    guard let live = byItem[item] else { return [] }
    return (live.hasRival ? all.filter { $0.item == item } : [live]).compactMap(\.cell)
  }

  /// Lets a cell stand for nothing: its item is gone.
  mutating func remove(_ live: LiveCell<Item>) {
    guard let item = live.item else { return }
    live.item = nil
    live.hasRival = false
    if byItem[item] === live { byItem[item] = nil }
  }

  mutating func removeAll() {
    byCell = [:]
    byItem = [:]
    all = []
    latest = nil
    hasRivals = false
    cells.removeAll()
  }

  /// Cells that were made without a reuse identifier are freed after use; without this, scrolling would pile up entries.
  private mutating func removeFreedCells() {
    for live in all where live.cell == nil { remove(live) }
    byCell = byCell.filter { $0.value.cell != nil }
    cells.removeFreed()
    all = Array(byCell.values)
    limit = max(64, all.count * 2)
  }
}
