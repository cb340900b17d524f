import UIKit

/// A data source that dresses a table until another one takes it over.
@MainActor protocol CardTableOwner: AnyObject {
  /// Whether sections may have their own styles.
  var hasSectionStyles: Bool { get }

  /// Returns what the card of a row extends over, or of a section's header alone if that has no rows; nil without a card.
  ///
  /// May be called during the table's layout: only the snapshot is asked.
  func extent(ofCardAt indexPath: IndexPath, in resolved: ResolvedCardStyle) -> CardExtent?

  /// Returns a section's identifier, and the ends of cards that its header and footer wear.
  func enclosure(ofSection index: Int) -> (id: AnyHashable, header: Card?, footer: Card?)?

  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  func tableWasTakenOver()

  /// Called when the table's size or traits have changed.
  ///
  /// The table may be in its layout, so it must not be asked for its rows.
  func tableChanged()

  /// Called after the table's layout when rows have been swiped aside or carried, or have come back.
  func correctCards(animated: Bool)

  /// Returns the index path of a cell's row, nil if the row is gone or has another cell by now.
  func indexPath(of cell: UITableViewCell) -> IndexPath?

  /// The cells of the row above a cell's row in its section, usually one.
  ///
  /// Nil if the cell's row is gone or has another cell by now.
  func cells(above cell: UITableViewCell) -> [UITableViewCell]?
}
