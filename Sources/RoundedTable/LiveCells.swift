import UIKit

/// The cells that the data source handed out and that still stand for an item, with the card that each wears.
///
/// Visible cells are among them, cells that the table prepared off screen, and cells in its reuse pool: `visibleCells`
/// would miss the prepared ones (Apple: UITableView.cellForRow(at:)) and may not be asked during updates. Cells are held
/// weakly; an item is held until the first update without it.
@MainActor struct LiveCells<Item: Hashable> {
  private struct Entry {
    weak var cell: UITableViewCell?
    var item: Item
    var card: Card
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var keys: [Item: ObjectIdentifier] = [:]
  private var limit = 64

  /// Remembers that a cell was handed out for an item, and the card it wears.
  ///
  /// Another cell that stood for the item does so no longer: it is animating out or waits in the reuse pool.
  mutating func insert(_ cell: UITableViewCell, for item: Item, wearing card: Card) {
    let key = ObjectIdentifier(cell)
    if let former = entries[key], keys[former.item] == key { keys[former.item] = nil }
    if let other = keys.updateValue(key, forKey: item), other != key { entries[other] = nil }
    entries[key] = Entry(cell: cell, item: item, card: card)
    if entries.count > limit { removeFreedCells() }
  }

  /// The card that a cell wears, if it is live for an item.
  func card(of cell: UITableViewCell, for item: Item) -> Card? {
    guard let entry = entries[ObjectIdentifier(cell)], entry.cell === cell, entry.item == item
    else { return nil }
    return entry.card
  }

  /// All live cells with their items and cards, in no order.
  ///
  /// A copy: whoever dresses the cells may hand out others meanwhile.
  var all: [(cell: UITableViewCell, item: Item, card: Card)] {
    var all: [(cell: UITableViewCell, item: Item, card: Card)] = []
    all.reserveCapacity(entries.count)
    // A loop, because closures over generic items are not specialised outside this module.
    for entry in entries.values {
      if let cell = entry.cell { all.append((cell, entry.item, entry.card)) }
    }
    return all
  }

  /// Remembers that a live cell wears another card.
  mutating func wear(_ card: Card, on cell: UITableViewCell) {
    entries[ObjectIdentifier(cell)]?.card = card
  }

  /// Forgets a cell whose item is gone.
  mutating func remove(_ cell: UITableViewCell) {
    let key = ObjectIdentifier(cell)
    guard let entry = entries[key] else { return }
    remove(key, entry.item)
  }

  mutating func removeAll() {
    entries = [:]
    keys = [:]
  }

  /// Cells that were made without a reuse identifier are freed after use; without this, scrolling would pile up entries.
  private mutating func removeFreedCells() {
    for (key, entry) in entries where entry.cell == nil { remove(key, entry.item) }
    limit = max(64, entries.count * 2)
  }

  private mutating func remove(_ key: ObjectIdentifier, _ item: Item) {
    entries[key] = nil
    if keys[item] == key { keys[item] = nil }
  }
}
