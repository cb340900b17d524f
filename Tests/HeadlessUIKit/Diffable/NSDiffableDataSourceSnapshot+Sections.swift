extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotFailure.requireUnique(identifiers, .section)
    add(identifiers, at: numberOfSections)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: 0, from: toIdentifier)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: 1, from: toIdentifier)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotFailure.requireUnique(identifiers, .section)
    structure.remove(identifiers)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: 0, from: toIdentifier)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: 1, from: toIdentifier)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at offset: Int, from destination: SectionIdentifierType
  ) {
    SnapshotFailure.requireUnique(identifiers, .section)
    guard !identifiers.contains(destination) else {
      SnapshotFailure.destinationIsInserted(destination, .section, among: identifiers)
    }
    guard let index = structure.index(of: destination) else {
      SnapshotFailure.notFound("insertIndex")
    }
    add(identifiers, at: index + offset)
  }

  private mutating func add(_ identifiers: [SectionIdentifierType], at index: Int) {
    let existing = identifiers.filter { structure.slotOfSection[$0] != nil }
    guard existing.isEmpty else { SnapshotFailure.sectionsExist(existing) }
    structure.insert(identifiers, at: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to offset: Int, from destination: SectionIdentifierType
  ) {
    guard identifier != destination else {
      SnapshotFailure.destinationIsMoved(destination, .section)
    }
    guard let source = structure.index(of: identifier) else {
      SnapshotFailure.notFound("fromSection")
    }
    guard let target = structure.index(of: destination) else {
      SnapshotFailure.notFound("toSection")
    }
    let afterRemoval = source < target ? target - 1 : target
    structure.moveSection(from: source, to: afterRemoval + offset)
  }
}
