extension NSDiffableDataSourceSnapshot {
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    marks.reloadedSections.identifiers
  }

  public var reloadedItemIdentifiers: [ItemIdentifierType] { marks.reloadedItems.identifiers }

  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    marks.reconfiguredItems.identifiers
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotFailure.requireUnique(identifiers, .section)
    for identifier in identifiers where structure.slotOfSection[identifier] == nil {
      SnapshotFailure.cannotMark("reload section", identifier)
    }
    marks.reloadedSections.mark(identifiers)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requireMarkable(identifiers, "reload item")
    marks.reloadedItems.mark(identifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requireMarkable(identifiers, "reconfigure item")
    marks.reconfiguredItems.mark(identifiers)
  }

  private func requireMarkable(_ identifiers: [ItemIdentifierType], _ action: String) {
    SnapshotFailure.requireUnique(identifiers, .item)
    for identifier in identifiers where !structure.contains(identifier) {
      SnapshotFailure.cannotMark(action, identifier)
    }
  }
}
