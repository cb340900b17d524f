import Testing
import UIKit

/// What UIKit raises over a snapshot, with UIKit's own reasons.
@Suite struct SnapshotTrapTests {
  enum Misuse: String, CaseIterable, Codable, Sendable {
    case countUnknownSection
    case listUnknownSection
    case appendWithoutSections
    case appendTwice
    case appendTwiceAtFirst
    case appendToUnknownSection
    case insertTwice
    case insertBeforeUnknown
    case insertAfterUnknown
    case insertAroundItself
    case deleteTwice
    case moveUnknown
    case moveToUnknown
    case moveToItself
    case appendSectionTwice
    case appendExistingSection
    case appendExistingSections
    case insertSectionAtUnknown
    case insertSectionAroundItself
    case insertExistingSection
    case deleteSectionTwice
    case moveUnknownSection
    case moveSectionToUnknown
    case moveSectionToItself
    case reloadUnknown
    case reloadTwice
    case reconfigureTwice
    case reloadSectionTwice
    case insertSectionTwice
    case reconfigureUnknown
    case reloadUnknownSection

    func commit() {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      guard self != .appendWithoutSections else { return snapshot.appendItems([1]) }
      snapshot.appendSections(["A", "B"])
      guard self != .appendTwiceAtFirst else { return snapshot.appendItems([7, 8, 7]) }
      snapshot.appendItems([1, 2])
      switch self {
      case .countUnknownSection: _ = snapshot.numberOfItems(inSection: "Z")
      case .listUnknownSection: _ = snapshot.itemIdentifiers(inSection: "Z")
      case .appendWithoutSections, .appendTwiceAtFirst: break
      case .appendTwice: snapshot.appendItems([7, 8, 7])
      case .appendToUnknownSection: snapshot.appendItems([7], toSection: "Z")
      case .insertTwice: snapshot.insertItems([1, 7, 7], beforeItem: 2)
      case .insertBeforeUnknown: snapshot.insertItems([7], beforeItem: 9)
      case .insertAfterUnknown: snapshot.insertItems([7], afterItem: 9)
      case .insertAroundItself: snapshot.insertItems([7, 1], afterItem: 1)
      case .deleteTwice: snapshot.deleteItems([1, 1])
      case .moveUnknown: snapshot.moveItem(9, beforeItem: 1)
      case .moveToUnknown: snapshot.moveItem(1, afterItem: 9)
      case .moveToItself: snapshot.moveItem(1, afterItem: 1)
      case .appendSectionTwice: snapshot.appendSections(["C", "C"])
      case .appendExistingSection: snapshot.appendSections(["C", "A"])
      case .appendExistingSections: snapshot.appendSections(["B", "C", "A"])
      case .insertSectionAtUnknown: snapshot.insertSections(["C"], beforeSection: "Z")
      case .insertSectionAroundItself: snapshot.insertSections(["A", "C"], afterSection: "A")
      case .insertExistingSection: snapshot.insertSections(["A"], afterSection: "B")
      case .deleteSectionTwice: snapshot.deleteSections(["A", "A"])
      case .moveUnknownSection: snapshot.moveSection("Z", beforeSection: "A")
      case .moveSectionToUnknown: snapshot.moveSection("A", afterSection: "Z")
      case .moveSectionToItself: snapshot.moveSection("A", beforeSection: "A")
      case .reloadUnknown: snapshot.reloadItems([1, 9])
      case .reloadTwice: snapshot.reloadItems([1, 1])
      case .reconfigureTwice: snapshot.reconfigureItems([1, 1])
      case .reloadSectionTwice: snapshot.reloadSections(["A", "A"])
      case .insertSectionTwice: snapshot.insertSections(["C", "C"], beforeSection: "A")
      case .reconfigureUnknown: snapshot.reconfigureItems([9])
      case .reloadUnknownSection: snapshot.reloadSections(["Z"])
      }
    }

    var reason: String {
      switch self {
      case .countUnknownSection, .listUnknownSection:
        """
        Section identifier was not found. You can verify the section exists by calling the \
        indexOfSectionIdentifier API (which has O(1) performance)
        """
      case .appendWithoutSections:
        "There are currently no sections in the data source. Please add a section first."
      case .appendTwice, .appendTwiceAtFirst, .insertTwice:
        """
        Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
            7
        )}
        """
      case .deleteTwice, .reloadTwice, .reconfigureTwice:
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"
      case .appendSectionTwice, .deleteSectionTwice, .reloadSectionTwice, .insertSectionTwice:
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {("
      case .appendToUnknownSection, .insertBeforeUnknown, .insertAfterUnknown:
        "Invalid parameter not satisfying: section != NSNotFound"
      case .insertAroundItself:
        """
        Invalid update: destination for insertion operation [1] is in the insertion identifier \
        list for update: <
        """
      case .moveUnknown: "Invalid parameter not satisfying: fromIndex != NSNotFound"
      case .moveToUnknown: "Invalid parameter not satisfying: toIndex != NSNotFound"
      case .moveToItself:
        "Invalid update: destination for item move is the same as the source [1] for update: <"
      case .appendExistingSection, .insertExistingSection:
        """
        Diffable data source detected an attempt to insert or append 1 section identifier that \
        already exists in the snapshot. Identifiers in a snapshot must be unique. Section \
        identifier that already exists: A
        """
      case .appendExistingSections:
        """
        Diffable data source detected an attempt to insert or append 2 section identifiers that \
        already exist in the snapshot. Identifiers in a snapshot must be unique. Section \
        identifiers that already exist: (
            B,
            A
        )
        """
      case .insertSectionAtUnknown: "Invalid parameter not satisfying: insertIndex != NSNotFound"
      case .insertSectionAroundItself:
        """
        Invalid update: destination for section operation [A] is in the inserted section list \
        for update: <
        """
      case .moveUnknownSection: "Invalid parameter not satisfying: fromSection != NSNotFound"
      case .moveSectionToUnknown: "Invalid parameter not satisfying: toSection != NSNotFound"
      case .moveSectionToItself:
        "Invalid update: destination for section move is the same as the source [A] for update: <"
      case .reloadUnknown:
        "Attempted to reload item identifier that does not exist in the snapshot: 9"
      case .reconfigureUnknown:
        "Attempted to reconfigure item identifier that does not exist in the snapshot: 9"
      case .reloadUnknownSection:
        "Attempted to reload section identifier that does not exist in the snapshot: Z"
      }
    }
  }

  @Test(arguments: Misuse.allCases) func raisesWithTheReasonOfUIKit(_ misuse: Misuse) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse = misuse as Misuse] in
      misuse.commit()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(misuse.reason))
  }
}
