public import UIKit

extension RoundedDiffableDataSource {
  /// Returns the position of an item in its card, nil if the item is not in the current snapshot or wears no card.
  ///
  /// - Parameter itemIdentifier: The item to look up.
  /// - Returns: Where the item's row stands in its card.
  /// - Complexity: O(1)
  public func capPosition(for itemIdentifier: ItemIdentifierType) -> CapPosition? {
    super.indexPath(for: itemIdentifier).flatMap { capPosition(at: $0) }
  }

  /// Returns the position of a row in its card, nil if there is no such row or it wears no card.
  ///
  /// - Parameter indexPath: Where the row is. Any index path is allowed.
  /// - Returns: Where the row stands in its card.
  /// - Complexity: O(1)
  public func capPosition(at indexPath: IndexPath) -> CapPosition? {
    guard let item = itemIdentifier(at: indexPath), cardStyle(inSection: indexPath.section).isCard
    else { return nil }
    return position(of: item, at: indexPath)
  }
}
