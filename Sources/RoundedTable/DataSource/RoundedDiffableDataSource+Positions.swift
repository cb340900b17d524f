public import UIKit

extension RoundedDiffableDataSource {
  /// Returns the position of an item in its card, nil if the item is not in the current snapshot or belongs to no card.
  ///
  /// Positions are those of the snapshot, whether or not a card is drawn: they are there before the first layout, on
  /// inset-grouped tables, and after ``uninstall()``.
  ///
  /// - Parameter itemIdentifier: The item to look up.
  /// - Returns: Where the item's row stands in its card.
  /// - Complexity: O(1)
  public func capPosition(for itemIdentifier: ItemIdentifierType) -> CapPosition? {
    super.indexPath(for: itemIdentifier).flatMap { capPosition(at: $0) }
  }

  /// Returns the position of a row in its card, nil if there is no such row or it belongs to no card.
  ///
  /// - Parameter indexPath: Where the row is. Any index path is allowed.
  /// - Returns: Where the row stands in its card.
  /// - Complexity: O(1)
  public func capPosition(at indexPath: IndexPath) -> CapPosition? {
    guard let item = itemIdentifier(at: indexPath) else { return nil }
    let section = cardSection(at: indexPath.section)
    return section.resolved.style.isCard ? position(of: item, at: indexPath, in: section) : nil
  }

  /// Returns the style of a section's cards as they are drawn, nil if the section is not in the current snapshot.
  ///
  /// What ``style`` and ``sectionStyle`` leave to the system has its value here:
  ///
  ///     dataSource.style.radius                               // nil, the system's
  ///     dataSource.resolvedStyle(forSection: .main)?.radius   // 10, and 26 from iOS 26 on
  ///
  /// - Parameter sectionIdentifier: The section to look up.
  /// - Returns: The style for the table's traits.
  /// - Complexity: O(1)
  public func resolvedStyle(forSection sectionIdentifier: SectionIdentifierType) -> CardStyle? {
    index(for: sectionIdentifier).map { cardStyle(inSection: $0) }
  }
}
