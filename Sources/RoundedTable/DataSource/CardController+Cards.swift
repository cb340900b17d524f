public import UIKit

extension CardController {
  /// Returns the position of a row in its card; nil if there is no such row or it belongs to no
  /// card.
  ///
  ///     cards.capPosition(at: IndexPath(row: 0, section: 0))  // top
  ///
  /// Positions are available whether or not cards are drawn, from the numbers of rows that the
  /// table has.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: The position of the row in its card.
  /// - Complexity: O(1)
  public func capPosition(at indexPath: IndexPath) -> CapPosition? { rows.position(at: indexPath) }

  /// Returns the style that a section's cards are drawn with; nil if the table has no such section.
  ///
  /// Its radius has a value, even if ``style`` and ``sectionStyle`` leave it to the system.
  ///
  /// - Parameter section: The section's index. Any number is allowed.
  /// - Returns: The style, resolved for the table's traits.
  /// - Complexity: O(1)
  public func resolvedStyle(forSection section: Int) -> CardStyle? {
    id(ofSection: section).map { _ in rows.style(ofSection: section) }
  }

  /// The style that the table is dressed in: ``tableStyle``, resolved for the table's traits.
  ///
  /// Its inset and padding have values, even if ``tableStyle`` leaves them to the system.
  public var resolvedTableStyle: TableStyle { rows.table.look.tableStyle }

  /// Returns the parameters with which a row is lifted for a context menu, in the shape of its part
  /// of the card.
  ///
  /// See ``RoundedDiffableDataSource/previewParameters(forRowAt:)``.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: New parameters; nil if the table has no cell for the row, if the row has no card,
  ///   or on an inset-grouped table.
  /// - Complexity: O(1)
  public func previewParameters(forRowAt indexPath: IndexPath) -> UIPreviewParameters? {
    rows.shape(UIPreviewParameters(), ofRowAt: indexPath)
  }

  /// Returns the parameters with which a row is dragged or dropped, in the shape of its part of the
  /// card.
  ///
  /// See ``RoundedDiffableDataSource/dragPreviewParameters(forRowAt:)``.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: New parameters; nil if the table has no cell for the row, if the row has no card,
  ///   or on an inset-grouped table.
  /// - Complexity: O(1)
  public func dragPreviewParameters(forRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    rows.shape(UIDragPreviewParameters(), ofRowAt: indexPath)
  }

  /// Returns the shape of a row's part of its card.
  ///
  ///     spotlight.path = cards.cardPath(for: cell).cgPath
  ///
  /// See ``RoundedDiffableDataSource/cardPath(for:)``.
  ///
  /// - Parameter cell: A cell of the table that stands for a row.
  /// - Returns: A closed path in the cell's coordinates; a rectangle if the cell wears no card, or
  ///   on an inset-grouped table.
  /// - Complexity: O(1)
  public func cardPath(for cell: UITableViewCell) -> UIBezierPath { rows.path(of: cell) }
}
