public import UIKit

/// A cell that draws its own corners.
///
/// The data source tells such a cell its card before the cell is returned to the table, and again after every update
/// that changes it, and does not dress it: the cell's background is the cell's own, and so is the line below the row, because
/// the table's separators are off. A photo that fills its cell is rounded like this:
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
  /// Called with the cell's first card before the cell is handed out, and whenever the card of its row changes. With
  /// `animated` the call comes inside an animation block that has the duration and the curve of the rows' own animation:
  /// set animatable properties, and they move in step.
  ///
  /// - Parameters:
  ///   - card: The card to show. Its `style.isCard` is false when the row wears none.
  ///   - animated: Whether the change is on screen and has to be seen to move.
  func apply(_ card: Card, animated: Bool)
}
