extension SnapshotStructure {
  mutating func insert(_ newSections: [SectionIdentifier], at index: Int) {
    guard !newSections.isEmpty else { return }
    let isAppending = index == sections.count
    for section in newSections { slotOfSection[section] = newSlot() }
    let newSlots = newSections.compactMap { slotOfSection[$0] }
    sections.insert(contentsOf: newSections, at: index)
    slotsInOrder.insert(contentsOf: newSlots, at: index)
    guard isAppending else { return countAnew() }
    for (offset, slot) in newSlots.enumerated() {
      slots[slot].section = index + offset
      rowsBefore.appendZero()
    }
  }

  mutating func remove(_ oldSections: [SectionIdentifier]) {
    var removed: Set<Int> = []
    for section in oldSections {
      guard let slot = slotOfSection.removeValue(forKey: section) else { continue }
      removed.insert(slot)
    }
    guard !removed.isEmpty else { return }
    let kept = slotsInOrder.indices.filter { !removed.contains(slotsInOrder[$0]) }
    sections = kept.map { sections[$0] }
    slotsInOrder = kept.map { slotsInOrder[$0] }
    for slot in removed {
      for item in itemsOfSlot[slot] { places[item] = nil }
      slots[slot] = SnapshotSlot()
      itemsOfSlot[slot] = []
      emptySlots.append(slot)
    }
    countAnew()
  }

  mutating func moveSection(from source: Int, to destination: Int) {
    sections.insert(sections.remove(at: source), at: destination)
    slotsInOrder.insert(slotsInOrder.remove(at: source), at: destination)
    countAnew()
  }

  private mutating func newSlot() -> Int {
    if let slot = emptySlots.popLast() { return slot }
    slots.append(SnapshotSlot())
    itemsOfSlot.append([])
    return slots.count - 1
  }

  private mutating func countAnew() {
    for (index, slot) in slotsInOrder.enumerated() { slots[slot].section = index }
    rowsBefore = PrefixSums(slotsInOrder.map { itemsOfSlot[$0].count })
  }
}
