public import UIKit

/// A cell that draws its own corners.
///
/// The data source does not decorate such a cell. It tells the cell its card before it returns the
/// cell to the table, and again after every update that changes the card. The cell draws its
/// background, and also the line below the row, because the table's separators are off. Where the
/// style has gaps, it leaves them empty: see ``Card/topSpacing``.
///
/// This cell rounds a photo that fills it:
///
///     final class PhotoCell: UITableViewCell, CardCell {
///       let photo = UIImageView()  // in the content view, pinned to its edges
///       let line = UIView()  // in front of it, at the bottom
///
///       func apply(_ card: Card, animated: Bool) {
///         var corners: CACornerMask = []
///         if card.position.roundsTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
///         if card.position.roundsBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
///         photo.clipsToBounds = true
///         photo.layer.maskedCorners = corners
///         photo.layer.cornerRadius = max(card.corners.topRadius, card.corners.bottomRadius)
///         line.isHidden = !card.wantsSeparator
///       }
///     }
@MainActor public protocol CardCell: UITableViewCell {
  /// Shows a card.
  ///
  /// Called with the cell's first card before the data source returns the cell, and whenever the
  /// card of its row changes. If `animated` is true, the call is inside an animation block with the
  /// duration and curve of the rows' own animation: changes to animatable properties move with the
  /// rows.
  ///
  /// - Parameters:
  ///   - card: The card to show. Its `style.isCard` is false if the row belongs to no card, and
  ///     after ``TableCards/uninstall()``.
  ///   - animated: Whether the change is on screen and should be animated.
  func apply(_ card: Card, animated: Bool)
}
