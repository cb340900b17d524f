/// Sections and their items in order, and where each of them is.
///
/// An edit in the middle of a long section moves every row below it. Rather than write all their
/// places anew, a section remembers by how much its rows may have drifted from where `places` has
/// them, and a look-up searches that far to both sides; past a small drift the section is read
/// anew. So a snapshot of any size is copied, edited by a few rows and asked for a few places
/// without a pass that hashes all its items.
///
/// Code that is generic over two types of another module is not specialized: what runs once an item
/// keeps to integers and subscripts, since each wrapper of the standard library (an enumeration, a
/// range of indices) would have its type looked up at run time. So would this type, for each
/// look-up: they are inlined where a class stands for it.
struct SnapshotStructure<SectionIdentifier, ItemIdentifier>: Sendable
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  static var largestDrift: Int { 64 }

  var sections: [SectionIdentifier] = []
  var slotsInOrder: [Int] = []
  var slots: [SnapshotSlot] = []
  var itemsOfSlot: [[ItemIdentifier]] = []
  var emptySlots: [Int] = []
  var slotOfSection: [SectionIdentifier: Int] = [:]
  var places: [ItemIdentifier: SnapshotPlace] = [:]
  var rowsBefore = PrefixSums()

  func index(of section: SectionIdentifier) -> Int? {
    slotOfSection[section].map { slots[$0].section }
  }

  @inline(__always) func hasSection(at index: Int) -> Bool {
    index >= 0 && index < slotsInOrder.count
  }

  func items(inSectionAt index: Int) -> [ItemIdentifier] { itemsOfSlot[slotsInOrder[index]] }

  @inline(__always) func numberOfItems(inSectionAt index: Int) -> Int {
    itemsOfSlot[slotsInOrder[index]].count
  }

  @inline(__always) func item(inSectionAt section: Int, row: Int) -> ItemIdentifier? {
    guard hasSection(at: section), row >= 0 else { return nil }
    let slot = slotsInOrder[section]
    guard row < itemsOfSlot[slot].count else { return nil }
    return itemsOfSlot[slot][row]
  }

  func contains(_ item: ItemIdentifier) -> Bool { places[item] != nil }

  @inline(__always) func position(of item: ItemIdentifier) -> (section: Int, row: Int)? {
    guard let place = place(of: item) else { return nil }
    return (slots[place.slot].section, place.row)
  }

  func flatIndex(of item: ItemIdentifier) -> Int? {
    position(of: item).map { rowsBefore.total(before: $0.section) + $0.row }
  }

  var allItems: [ItemIdentifier] {
    guard sections.count != 1 else { return itemsOfSlot[slotsInOrder[0]] }
    var items: [ItemIdentifier] = []
    items.reserveCapacity(places.count)
    for slot in slotsInOrder { items += itemsOfSlot[slot] }
    return items
  }

  /// Where an item is: at most the slot's drift away from where it was last written down.
  @inline(__always) func place(of item: ItemIdentifier) -> SnapshotPlace? {
    guard let known = places[item] else { return nil }
    let drift = slots[known.slot].drift
    guard drift > 0 else { return known }
    let row = SnapshotPlace.row(of: item, in: itemsOfSlot[known.slot], near: known.row, drift)
    return SnapshotPlace(slot: known.slot, row: row)
  }
}

extension SnapshotPlace {
  /// The row of an item that may have drifted from where it was last written down.
  fileprivate static func row<Item: Equatable>(
    of item: Item, in rows: [Item], near known: Int, _ drift: Int
  ) -> Int {
    var distance = 0
    while distance <= drift {
      let above = known - distance
      if above >= 0, above < rows.count, rows[above] == item { return above }
      let below = known + distance
      if below < rows.count, rows[below] == item { return below }
      distance += 1
    }
    // Apple asks of identifiers that they be stable: a class whose hash or equality changes while
    // it stands in a snapshot is lost in UIKit too.
    fatalError("The identity of \(item) has changed since it was put in the snapshot.")
  }
}
