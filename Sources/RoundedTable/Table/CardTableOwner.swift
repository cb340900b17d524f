import UIKit

/// A data source that dresses a table until another one takes it over.
@MainActor protocol CardTableOwner: AnyObject {
  /// Whether sections may have their own styles.
  var hasSectionStyles: Bool { get }

  /// The move of the row in the user's hand, nil if there is none.
  var moveInHand: RowMove? { get }

  /// Returns the card that a row belongs to, or the part of it that has a surface of its own while rows are swiped apart.
  ///
  /// - Parameters:
  ///   - place: Where the row is seen.
  ///   - reach: Returns the rows among which the ends of the card are looked for, if they have to be.
  /// - Returns: Nothing if the row has no surface behind it, or the header and footer beside a row that is swiped apart.
  func surfaceCards(at place: IndexPath, within reach: () -> RowReach) -> [SurfaceCard]

  /// Returns the card that is a section's header alone, nil if the section has rows, or no header in a card.
  func surfaceCard(ofEmptySection index: Int) -> SurfaceCard?

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
