public import UIKit

extension RoundedDiffableDataSource {
  /// Returns the position of an item in its card; nil if the item is not in the current snapshot or belongs to no card.
  ///
  /// Positions come from the snapshot, whether or not cards are drawn. They are available before the first layout, on
  /// inset-grouped tables, and after ``uninstall()``.
  ///
  /// - Parameter itemIdentifier: The item to look up.
  /// - Returns: The position of the item's row in its card.
  /// - Complexity: O(1)
  public func capPosition(for itemIdentifier: ItemIdentifierType) -> CapPosition? {
    super.indexPath(for: itemIdentifier).flatMap { capPosition(at: $0) }
  }

  /// Returns the position of a row in its card; nil if there is no such row or it belongs to no card.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: The position of the row in its card.
  /// - Complexity: O(1)
  public func capPosition(at indexPath: IndexPath) -> CapPosition? {
    rows.position(at: indexPath)
  }

  /// Returns the style that a section's cards are drawn with; nil if the section is not in the current snapshot.
  ///
  /// Its radius has a value, even if ``style`` and ``sectionStyle`` leave it to the system:
  ///
  ///     dataSource.style.radius                               // nil, the system's
  ///     dataSource.resolvedStyle(forSection: .main)?.radius   // 10, and 26 from iOS 26 on
  ///
  /// - Parameter sectionIdentifier: The section to look up.
  /// - Returns: The style, resolved for the table's traits.
  /// - Complexity: O(1)
  public func resolvedStyle(forSection sectionIdentifier: SectionIdentifierType) -> CardStyle? {
    index(for: sectionIdentifier).map { rows.style(ofSection: $0) }
  }

  /// The style that the table is dressed in: ``tableStyle``, resolved for the table's traits.
  ///
  /// Its inset and padding have values, even if ``tableStyle`` leaves them to the system. With
  /// ``TableStyle/followsReadableWidth``, its maximum width is no more than the readable width
  /// allows.
  public var resolvedTableStyle: TableStyle { rows.table.look.tableStyle }
}
