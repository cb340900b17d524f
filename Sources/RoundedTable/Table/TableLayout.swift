import UIKit

/// What features may want to know about the table after its layout.
@MainActor final class TableLayout {
  /// The live cells, with their rows.
  let rows: [(cell: UITableViewCell, indexPath: IndexPath)]
  /// Whether rows are in their places: no update has begun whose cards are not corrected yet.
  let isAtRest: Bool
  /// The animation of the rows, nil if they do not move.
  let animation: RowAnimation?
  /// The cards with rows in sight that draw something across them; nil if they are where they were.
  var cards: [VisibleCard]?

  init(
    rows: [(cell: UITableViewCell, indexPath: IndexPath)], isAtRest: Bool, animation: RowAnimation?
  ) {
    (self.rows, self.isAtRest, self.animation) = (rows, isAtRest, animation)
  }
}
