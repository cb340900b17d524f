public import UIKit

extension RoundedDiffableDataSource {
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
  public func cardPath(for cell: UITableViewCell) -> UIBezierPath {
    guard !table.isDormant, let card = card(of: cell), card.isCard
    else { return UIBezierPath(rect: cell.bounds) }
    let rect = cell.cardRect(for: card)
    return .card(in: rect, CardRadii(card.corners, in: rect.size, isMirrored: cell.isMirrored))
  }

  /// A live cell's item is known before the table knows its index path, for example in `willDisplay`.
  private func card(of cell: UITableViewCell) -> Card? {
    if let item = liveCells.item(of: cell), let indexPath = super.indexPath(for: item) {
      return card(for: item, at: indexPath)
    }
    guard let indexPath = table.tableView?.indexPath(for: cell),
      let item = itemIdentifier(at: indexPath)
    else { return nil }
    return card(for: item, at: indexPath)
  }
}
