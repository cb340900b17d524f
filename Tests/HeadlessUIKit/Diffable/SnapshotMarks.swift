/// What a snapshot asks to be reloaded or reconfigured.
///
/// The marks of an identifier that is deleted afterwards stay, as in UIKit: it is the data source
/// that passes over them.
struct SnapshotMarks<SectionIdentifier, ItemIdentifier>: Sendable
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  var reloadedSections = MarkList<SectionIdentifier>()
  var reloadedItems = MarkList<ItemIdentifier>()
  var reconfiguredItems = MarkList<ItemIdentifier>()
}

/// Identifiers in the order in which they were marked, each once.
struct MarkList<Identifier: Hashable & Sendable>: Sendable {
  private(set) var identifiers: [Identifier] = []
  private var marked: Set<Identifier> = []

  func contains(_ identifier: Identifier) -> Bool { marked.contains(identifier) }

  mutating func mark(_ newIdentifiers: [Identifier]) {
    for identifier in newIdentifiers where marked.insert(identifier).inserted {
      identifiers.append(identifier)
    }
  }
}
