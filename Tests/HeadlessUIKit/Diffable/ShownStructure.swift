/// What a table is showing.
///
/// An object that never changes: a structure that might has to be copied before it is asked.
final class ShownStructure<Section, Item>: Sendable
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  let structure: SnapshotStructure<Section, Item>

  init(_ structure: SnapshotStructure<Section, Item>) {
    self.structure = structure
  }

  var numberOfSections: Int { structure.sections.count }

  func hasSection(at index: Int) -> Bool { structure.hasSection(at: index) }

  func section(at index: Int) -> Section { structure.sections[index] }

  func index(of section: Section) -> Int? { structure.index(of: section) }

  func numberOfItems(inSectionAt index: Int) -> Int { structure.numberOfItems(inSectionAt: index) }

  func item(inSectionAt section: Int, row: Int) -> Item? {
    structure.item(inSectionAt: section, row: row)
  }

  func position(of item: Item) -> (section: Int, row: Int)? { structure.position(of: item) }
}
