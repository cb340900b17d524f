/// Sections and their items in order, and where each of them is.
///
/// An edit in the middle of a long section moves every row below it. Rather than write all their
/// places anew, a section remembers by how much its rows may have drifted from where `places` has
/// them, and a look-up searches that far to both sides; past a small drift the section is read anew.
/// So a snapshot of any size is copied, edited by a few rows and asked for a few places without a
/// pass that hashes all its items.
///
/// Code that is generic over two types of another module is not specialised: what runs once an item
/// keeps to integers and subscripts, since each wrapper of the standard library (an enumeration, a
/// range of indices) would have its type looked up at run time.
struct SnapshotStructure<SectionIdentifier, ItemIdentifier>: Sendable
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  /// The items of one section.
  ///
  /// Sections change places, slots do not: an item's place names the slot.
  struct Slot: Sendable {
    var items: [ItemIdentifier] = []
    var section = 0
    var drift = 0
  }

  struct Place: Sendable {
    var slot: Int
    var row: Int
  }

  static var largestDrift: Int { 64 }

  var sections: [SectionIdentifier] = []
  var slotsInOrder: [Int] = []
  var slots: [Slot] = []
  var emptySlots: [Int] = []
  var slotOfSection: [SectionIdentifier: Int] = [:]
  var places: [ItemIdentifier: Place] = [:]
  var rowsBefore = PrefixSums()

  func index(of section: SectionIdentifier) -> Int? {
    slotOfSection[section].map { slots[$0].section }
  }

  func hasSection(at index: Int) -> Bool { index >= 0 && index < slotsInOrder.count }

  func items(inSectionAt index: Int) -> [ItemIdentifier] { slots[slotsInOrder[index]].items }

  func numberOfItems(inSectionAt index: Int) -> Int { slots[slotsInOrder[index]].items.count }

  func item(inSectionAt section: Int, row: Int) -> ItemIdentifier? {
    guard hasSection(at: section), row >= 0 else { return nil }
    let slot = slotsInOrder[section]
    guard row < slots[slot].items.count else { return nil }
    return slots[slot].items[row]
  }

  func contains(_ item: ItemIdentifier) -> Bool { places[item] != nil }

  func position(of item: ItemIdentifier) -> (section: Int, row: Int)? {
    place(of: item).map { (slots[$0.slot].section, $0.row) }
  }

  func flatIndex(of item: ItemIdentifier) -> Int? {
    position(of: item).map { rowsBefore.total(before: $0.section) + $0.row }
  }

  var allItems: [ItemIdentifier] {
    guard sections.count != 1 else { return slots[slotsInOrder[0]].items }
    var items: [ItemIdentifier] = []
    items.reserveCapacity(places.count)
    for slot in slotsInOrder { items += slots[slot].items }
    return items
  }

  /// Where an item is: at most the slot's drift away from where it was last written down.
  func place(of item: ItemIdentifier) -> Place? {
    guard let known = places[item] else { return nil }
    let rows = slots[known.slot].items
    var distance = 0
    while distance <= slots[known.slot].drift {
      let above = known.row - distance
      if above >= 0, above < rows.count, rows[above] == item {
        return Place(slot: known.slot, row: above)
      }
      let below = known.row + distance
      if below < rows.count, rows[below] == item {
        return Place(slot: known.slot, row: below)
      }
      distance += 1
    }
    // Apple asks of identifiers that they be stable: a class whose hash or equality changes while it
    // stands in a snapshot is lost in UIKit too.
    fatalError("The identity of \(item) has changed since it was put in the snapshot.")
  }
}
