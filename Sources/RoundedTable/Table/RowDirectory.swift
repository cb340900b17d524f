import UIKit

/// What a table is told of its rows, from the snapshot alone.
///
/// All but ``recompute(animated:)`` may be called during the table's layout.
@MainActor protocol RowDirectory: AnyObject {
  /// Whether the table has an index at its side.
  var hasIndexTitles: Bool { get }

  /// Whether the table asks for these rows.
  var isAsked: Bool { get }

  /// Returns the index path of a cell's row; nil if the row is gone.
  func indexPath(of cell: UITableViewCell) -> IndexPath?

  /// Returns what tells the cells of the row that is shown above a cell's row in its section,
  /// usually one; nil for a cell whose row is gone or has another cell now.
  func cellsAbove() -> (UITableViewCell) -> [UITableViewCell]?

  /// Returns what the card of a row extends over, or of a section's header alone if that has no
  /// rows; nil without a card.
  func extent(ofCardAt indexPath: IndexPath, in resolved: ResolvedCardStyle) -> CardExtent?

  /// Returns a section's identifier, and the ends of cards that its header and footer wear.
  func enclosure(ofSection index: Int) -> (id: AnyHashable, header: Card?, footer: Card?)?

  /// Called when a card has been laid out without a height.
  func rowIsHidden()

  /// Makes every live cell wear its present card, after the table's layout or outside of it.
  func recompute(animated: Bool)
}

/// What installers may ask of the observer in a table, which they do not know.
@MainActor protocol TableObserver: UIView {
  var directory: (any RowDirectory)? { get }
  /// The greatest width that the table has had since it was laid out, which its content may still
  /// have.
  var widest: CGFloat { get }

  /// Has the table dressed anew.
  func reportChange()
}

extension UITableView {
  /// The observer in the table, nil if that is not dressed.
  var observer: (any TableObserver)? {
    subviews.lazy.compactMap { $0 as? any TableObserver }.first
  }
}
