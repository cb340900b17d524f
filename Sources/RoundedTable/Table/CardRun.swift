import UIKit

/// The rows of a card, and how much of a header and footer is inside it.
struct CardRun: Equatable {
  var section: Int
  /// The rows' indexes.
  ///
  /// It's empty if the card is only a header or footer.
  var rows: Range<Int>
  /// The height of the header's part inside the card; nil if the header hasn't been seen.
  var header: CGFloat? = 0
  /// The height of the footer's part inside the card; nil if the footer hasn't been seen.
  var footer: CGFloat? = 0

  /// Whether a row is in the card, or next to a header or footer that is.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.section == section && (rows.isEmpty || rows.contains(indexPath.row))
  }
}
