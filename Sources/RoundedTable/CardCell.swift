public import UIKit

/// A cell that draws its own corners.
///
/// The data source tells such a cell its card before the cell is returned to the table, and again after every update
/// that changes it, and does not dress it: the cell's background is the cell's own.
///
///     final class StripedCell: UITableViewCell, CardCell {
///       func apply(_ card: Card, animated: Bool) {
///         stripes.layer.cornerRadius = card.corners.topRadius
///       }
///     }
@MainActor public protocol CardCell: UITableViewCell {
  /// Shows a card.
  ///
  /// Called with the cell's first card before the cell is handed out, and whenever the card of its row changes. With
  /// `animated` the call comes inside an animation block that has the duration and the curve of the rows' own animation:
  /// set animatable properties, and they move in step.
  ///
  /// - Parameters:
  ///   - card: The card to show. Its `style.isCard` is false when the row wears none.
  ///   - animated: Whether the change is on screen and has to be seen to move.
  func apply(_ card: Card, animated: Bool)
}
