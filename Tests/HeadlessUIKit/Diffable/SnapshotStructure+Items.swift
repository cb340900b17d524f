extension SnapshotStructure {
  /// Puts items in a section; those that are in the snapshot already must have been removed.
  mutating func insert(_ items: [ItemIdentifier], inSlot slot: Int, at row: Int) {
    let end = itemsOfSlot[slot].count
    if items.count > places.count { places.reserveCapacity(places.count + items.count) }
    var place = SnapshotPlace(slot: slot, row: row)
    for item in items {
      guard places.updateValue(place, forKey: item) == nil else {
        SnapshotFailure.notUnique(items, .item, item)
      }
      place.row += 1
    }
    if row == end {
      itemsOfSlot[slot] += items
    } else {
      itemsOfSlot[slot].insert(contentsOf: items, at: row)
      slots[slot].drift += items.count
    }
    rowsBefore.add(items.count, at: slots[slot].section)
    settle(slot)
  }

  mutating func remove(_ items: [ItemIdentifier]) {
    guard items.count > Self.largestDrift else {
      for item in items { remove(item) }
      return
    }
    var changed: Set<Int> = []
    for item in items {
      guard let place = places.removeValue(forKey: item) else { continue }
      changed.insert(place.slot)
    }
    for slot in changed {
      let count = itemsOfSlot[slot].count
      itemsOfSlot[slot].removeAll { places[$0] == nil }
      rowsBefore.add(itemsOfSlot[slot].count - count, at: slots[slot].section)
      readAnew(slot)
    }
  }

  private mutating func remove(_ item: ItemIdentifier) {
    guard let place = place(of: item) else { return }
    places[item] = nil
    itemsOfSlot[place.slot].remove(at: place.row)
    rowsBefore.add(-1, at: slots[place.slot].section)
    guard place.row < itemsOfSlot[place.slot].count else { return }
    slots[place.slot].drift += 1
    settle(place.slot)
  }

  private mutating func settle(_ slot: Int) {
    guard slots[slot].drift > Self.largestDrift else { return }
    readAnew(slot)
  }

  private mutating func readAnew(_ slot: Int) {
    var place = SnapshotPlace(slot: slot, row: 0)
    for item in itemsOfSlot[slot] {
      places.updateValue(place, forKey: item)
      place.row += 1
    }
    slots[slot].drift = 0
  }
}
