extension NSDiffableDataSourceSnapshot {
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let last = structure.slotsInOrder.last else { SnapshotFailure.noSections() }
    var slot = last
    if let sectionIdentifier {
      guard let named = structure.slotOfSection[sectionIdentifier] else {
        SnapshotFailure.requireUnique(identifiers, .item)
        SnapshotFailure.notFound("section")
      }
      slot = named
    }
    takeOutExisting(identifiers)
    structure.insert(identifiers, inSlot: slot, at: structure.itemsOfSlot[slot].count)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: 0, from: beforeIdentifier)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: 1, from: afterIdentifier)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    SnapshotFailure.requireUnique(identifiers, .item)
    structure.remove(identifiers)
  }

  /// Apple: "Deletes all of the items from the snapshot." Their sections go with them.
  public mutating func deleteAllItems() {
    structure = SnapshotStructure()
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: 0, from: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: 1, from: toIdentifier)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at offset: Int, from destination: ItemIdentifierType
  ) {
    if identifiers.contains(destination) {
      SnapshotFailure.requireUnique(identifiers, .item)
      SnapshotFailure.destinationIsInserted(destination, .item, among: identifiers)
    }
    guard structure.contains(destination) else {
      SnapshotFailure.requireUnique(identifiers, .item)
      SnapshotFailure.notFound("section")
    }
    takeOutExisting(identifiers)
    put(identifiers, at: offset, from: destination)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to offset: Int, from destination: ItemIdentifierType
  ) {
    guard identifier != destination else {
      SnapshotFailure.destinationIsMoved(destination, .item)
    }
    guard structure.contains(identifier) else { SnapshotFailure.notFound("fromIndex") }
    guard structure.contains(destination) else { SnapshotFailure.notFound("toIndex") }
    structure.remove([identifier])
    put([identifier], at: offset, from: destination)
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType], at offset: Int, from destination: ItemIdentifierType
  ) {
    guard let place = structure.place(of: destination) else { return }
    structure.insert(identifiers, inSlot: place.slot, at: place.row + offset)
  }

  /// An item that is there already is moved, not refused; UIKit says so in the log.
  private mutating func takeOutExisting(_ identifiers: [ItemIdentifierType]) {
    guard !structure.places.isEmpty else { return }
    let existing = identifiers.filter { structure.contains($0) }
    guard !existing.isEmpty else { return }
    SnapshotFailure.requireUnique(identifiers, .item)
    let (noun, verb) = existing.count == 1 ? ("identifier", "exists") : ("identifiers", "exist")
    HeadlessFaults.log(
      """
      Diffable data source detected an attempt to insert or append \(existing.count) item \(noun) \
      that already \(verb) in the snapshot. The existing item \(noun) will be moved into place \
      instead, but this operation will be more expensive.
      """
    )
    structure.remove(existing)
  }
}
