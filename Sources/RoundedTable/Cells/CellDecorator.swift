public import UIKit

/// A type that decorates cells: it makes each show its row's part of a card.
///
/// The default is ``CardDecorator``. To draw cards in another way, write your own and assign it to
/// ``TableCards/decorator``, as `CustomLookScreen` in the examples does.
///
/// Cells are reused, so ``decorate(_:as:animated:)`` must set every property that it uses, for every
/// card: the cell may still show another row's. ``undecorate(_:)`` must restore what was there before.
@MainActor public protocol CellDecorator: AnyObject {
  /// Makes a cell show a card.
  ///
  /// Called before the data source returns a cell to the table, and for a live cell when its card
  /// changes. If `animated` is true, the call is inside an animation block with the duration and
  /// curve of the rows' own animation.
  ///
  /// - Parameters:
  ///   - cell: The cell to decorate. It may already be decorated.
  ///   - card: The card to show.
  ///   - animated: Whether the change is on screen and should be animated.
  func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool)

  /// Undecorates a cell: afterwards it is as if it had never been decorated.
  ///
  /// - Parameter cell: The cell to undecorate. Nothing happens if it is not decorated.
  func undecorate(_ cell: UITableViewCell)
}
