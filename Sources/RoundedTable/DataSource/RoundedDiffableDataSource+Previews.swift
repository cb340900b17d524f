public import UIKit

extension RoundedDiffableDataSource {
  /// Returns the parameters with which a row is lifted for a context menu, in the shape of its part of the card.
  ///
  /// Call it in the delegate's methods that UIKit calls for a menu:
  ///
  ///     override func tableView(
  ///       _ tableView: UITableView,
  ///       previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ///     ) -> UITargetedPreview? {
  ///       guard let item = configuration.identifier as? Item, let indexPath = dataSource.indexPath(for: item),
  ///         let cell = tableView.cellForRow(at: indexPath)
  ///       else { return nil }
  ///       return dataSource.previewParameters(forRowAt: indexPath).map {
  ///         UITargetedPreview(view: cell, parameters: $0)
  ///       }
  ///     }
  ///
  /// `visiblePath` is the cell's ``cardPath(for:)`` at the time of the call, so ask again when the menu closes. The background
  /// is clear, because the row draws its card by itself; where a view fills the card, it is that fill's fallback.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: New parameters; nil if the table has no cell for the row, if the row has no card, or on an inset-grouped table.
  ///   UIKit makes its own preview if your method then returns nil.
  /// - Complexity: O(1)
  public func previewParameters(forRowAt indexPath: IndexPath) -> UIPreviewParameters? {
    rows.shape(UIPreviewParameters(), ofRowAt: indexPath)
  }

  /// Returns the parameters with which a row is dragged or dropped, in the shape of its part of the card.
  ///
  /// Return them from the methods that UIKit calls for a drag, and for a drop:
  ///
  ///     func tableView(
  ///       _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ///     ) -> UIDragPreviewParameters? {
  ///       dataSource.dragPreviewParameters(forRowAt: indexPath)
  ///     }
  ///
  /// They are like those of ``previewParameters(forRowAt:)``.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: New parameters; nil if the table has no cell for the row, if the row has no card, or on an inset-grouped table.
  /// - Complexity: O(1)
  public func dragPreviewParameters(forRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    rows.shape(UIDragPreviewParameters(), ofRowAt: indexPath)
  }

  /// Returns the shape of a row's part of its card.
  ///
  ///     spotlight.path = dataSource.cardPath(for: cell).cgPath
  ///
  /// For previews, there is ``previewParameters(forRowAt:)``. A cell's focus halo follows its card without any call.
  ///
  /// Corners have the style's curve; the continuous one was measured on pictures of the system's cards. The path is a rectangle
  /// if the cell wears no card, or if the table is inset-grouped, where the system draws the shape.
  ///
  /// - Parameter cell: A cell of the table that stands for a row.
  /// - Returns: A closed path in the cell's coordinates, for the cell's present size.
  /// - Complexity: O(1)
  public func cardPath(for cell: UITableViewCell) -> UIBezierPath { rows.path(of: cell) }
}
