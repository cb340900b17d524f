public import UIKit

/// A cell that draws its own part of a card.
///
/// RoundedTable puts nothing into such a cell. It gives the cell a ``Card`` before the cell is
/// returned to the table, and again after every update that changes the row's part of the card. The
/// cell draws its background, and the separator below the row if ``Card/wantsSeparator`` is true,
/// because the table's own separators are off. If the style has gaps, the cell leaves them empty:
/// see ``Card/topSpacing``.
///
/// This cell rounds a photo that fills it:
///
///     final class PhotoCell: UITableViewCell, CardCell {
///       let photo = UIImageView()  // in the content view, pinned to its edges
///       let separator = UIView()  // in front of it, at the bottom
///
///       func apply(_ card: Card, animated: Bool) {
///         photo.clipsToBounds = true
///         photo.layer.maskedCorners = card.corners.maskedCorners
///         photo.layer.cornerRadius = max(card.corners.topRadius, card.corners.bottomRadius)
///         separator.isHidden = !card.wantsSeparator
///       }
///     }
@MainActor public protocol CardCell: UITableViewCell {
  /// Shows a card.
  ///
  /// It's called before the cell is returned to the table, and whenever an update changes the row's
  /// part of the card. If `animated` is true, the call is inside an animation block with the
  /// duration and curve of the rows' own animation, so changes to animatable properties move with
  /// the rows.
  ///
  /// - Parameters:
  ///   - card: The card to show. The `isCard` of its `style` is false if the row has no card, and
  ///     after ``TableCards/uninstall()``.
  ///   - animated: Whether the cell is on screen and the change should be animated.
  func apply(_ card: Card, animated: Bool)
}
