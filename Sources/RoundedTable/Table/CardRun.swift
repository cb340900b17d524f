import UIKit

/// The rows of a card, and what else is inside it.
struct CardRun: Equatable {
  var section: Int
  /// None if the card is a header or footer alone.
  var rows: Range<Int>
  /// How much of the section's header is inside the card; nil if that has not been seen.
  var header: CGFloat? = 0
  /// How much of the section's footer is inside the card; nil if that has not been seen.
  var footer: CGFloat? = 0

  /// Whether a row is in the card, or a header or footer beside that row.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.section == section && (rows.isEmpty || rows.contains(indexPath.row))
  }
}
