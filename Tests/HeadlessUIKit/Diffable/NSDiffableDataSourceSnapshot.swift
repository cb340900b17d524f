@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  var structure = SnapshotStructure<SectionIdentifierType, ItemIdentifierType>()
  var marks = SnapshotMarks<SectionIdentifierType, ItemIdentifierType>()

  public init() {}

  init(structure: SnapshotStructure<SectionIdentifierType, ItemIdentifierType>) {
    self.structure = structure
  }

  public var numberOfItems: Int { structure.places.count }

  public var numberOfSections: Int { structure.sections.count }

  public var sectionIdentifiers: [SectionIdentifierType] { structure.sections }

  public var itemIdentifiers: [ItemIdentifierType] { structure.allItems }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    structure.numberOfItems(inSectionAt: requiredIndex(of: identifier))
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    structure.items(inSectionAt: requiredIndex(of: identifier))
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    structure.places[identifier].map { structure.sections[structure.slots[$0.slot].section] }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    structure.flatIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    structure.index(of: identifier)
  }

  private func requiredIndex(of section: SectionIdentifierType) -> Int {
    guard let index = structure.index(of: section) else { SnapshotFailure.sectionNotFound() }
    return index
  }
}
