/// The exceptions that UIKit raises over a snapshot, with UIKit's own reasons.
///
/// They cannot be caught in Swift: the process ends.
enum SnapshotFailure {
  static func sectionNotFound() -> Never {
    fatalError(
      """
      Section identifier was not found. You can verify the section exists by calling the \
      indexOfSectionIdentifier API (which has O(1) performance)
      """
    )
  }

  static func noSections() -> Never {
    fatalError(
      "There are currently no sections in the data source. Please add a section first."
    )
  }

  static func notFound(_ parameter: String) -> Never {
    fatalError("Invalid parameter not satisfying: \(parameter) != NSNotFound")
  }

  static func cannotMark(_ action: String, _ identifier: some Any) -> Never {
    fatalError(
      "Attempted to \(action) identifier that does not exist in the snapshot: \(identifier)"
    )
  }

  static func sectionsExist<Identifier>(_ identifiers: [Identifier]) -> Never {
    let isOne = identifiers.count == 1
    let noun = isOne ? "identifier" : "identifiers"
    let verb = isOne ? "exists" : "exist"
    fatalError(
      """
      Diffable data source detected an attempt to insert or append \(identifiers.count) section \
      \(noun) that already \(verb) in the snapshot. Identifiers in a snapshot must be unique. \
      Section \(noun) that already \(verb): \(isOne ? "\(identifiers[0])" : list(identifiers))
      """
    )
  }

  static func destinationIsInserted<Identifier>(
    _ destination: Identifier, _ kind: SnapshotIdentifierKind, among identifiers: [Identifier]
  ) -> Never {
    let place =
      switch kind {
      case .item: "insertion operation [\(destination)] is in the insertion identifier list"
      case .section: "section operation [\(destination)] is in the inserted section list"
      }
    fatalError(
      "Invalid update: destination for \(place) for update: \(update("INS", identifiers))."
    )
  }

  static func destinationIsMoved<Identifier>(
    _ destination: Identifier, _ kind: SnapshotIdentifierKind
  ) -> Never {
    fatalError(
      """
      Invalid update: destination for \(kind.rawValue) move is the same as the source \
      [\(destination)] for update: \(update("MOV", [destination])).
      """
    )
  }

  /// Raises if an identifier is there twice: UIKit checks the argument of every operation.
  static func requireUnique<Identifier: Hashable>(
    _ identifiers: [Identifier], _ kind: SnapshotIdentifierKind
  ) {
    guard identifiers.count > 1 else { return }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    guard let repeated = identifiers.first(where: { !seen.insert($0).inserted }) else { return }
    notUnique(identifiers, kind, repeated)
  }

  static func notUnique<Identifier: Hashable>(
    _ identifiers: [Identifier], _ kind: SnapshotIdentifierKind, _ repeated: Identifier
  ) -> Never {
    var seen: Set<Identifier> = []
    var listed: Set<Identifier> = []
    let duplicates = identifiers.filter { !seen.insert($0).inserted && listed.insert($0).inserted }
    let names = (duplicates.isEmpty ? [repeated] : duplicates).map { "    \($0)" }
    fatalError(
      """
      Fatal: supplied \(kind.rawValue) identifiers are not unique. Duplicate identifiers: {(
      \(names.joined(separator: ",\n"))
      )}
      """
    )
  }

  private static func list<Identifier>(_ identifiers: [Identifier]) -> String {
    "(\n\(identifiers.map { "    \($0)" }.joined(separator: ",\n"))\n)"
  }

  private static func update<Identifier>(_ action: String, _ identifiers: [Identifier]) -> String {
    let names = identifiers.map { "\($0)" }.joined(separator: ",")
    return "<_UIDiffableDataSourceUpdate - action: \(action); identifiers: [\(names)]>"
  }
}

/// Sections and items are two name spaces: one identifier may stand in both.
enum SnapshotIdentifierKind: String, Sendable {
  case section
  case item
}
