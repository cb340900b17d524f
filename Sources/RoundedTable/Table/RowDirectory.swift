import UIKit

/// What a table's cards are told of its rows: the data source answers, from its snapshot alone.
///
/// All but ``recompute(animated:)`` may be called during the table's layout.
@MainActor protocol RowDirectory: AnyObject {
  var hasIndexTitles: Bool { get }

  /// Returns the index path of a cell's row; nil if the row is gone, or has another cell in the table.
  func indexPath(of cell: UITableViewCell) -> IndexPath?

  /// Returns the cells of the row that is shown above a cell's row in its section, usually one; nil if the row is gone.
  func cells(above cell: UITableViewCell) -> [UITableViewCell]?

  /// Returns what the card of a row extends over, or of a section's header alone if that has no rows; nil without a card.
  func extent(ofCardAt indexPath: IndexPath, in resolved: ResolvedCardStyle) -> CardExtent?

  /// Returns a section's identifier, and the ends of cards that its header and footer wear.
  func enclosure(ofSection index: Int) -> (id: AnyHashable, header: Card?, footer: Card?)?

  /// Makes every live cell wear its present card, after the table's layout or outside of it.
  func recompute(animated: Bool)
}
