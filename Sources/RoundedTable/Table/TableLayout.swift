import UIKit

/// The table after its layout, as features need it.
@MainActor struct TableLayout {
  /// The cells and the index paths of their rows.
  let rows: [(cell: UITableViewCell, indexPath: IndexPath)]
  /// Whether rows are in their places, because no update is in progress whose cards haven't been
  /// corrected.
  let isAtRest: Bool
  /// The animation of the rows; nil if they don't move.
  let animation: RowAnimation?
  /// The cards with visible rows that draw something across them; nil if none has moved.
  var cards: [VisibleCard]?
}
