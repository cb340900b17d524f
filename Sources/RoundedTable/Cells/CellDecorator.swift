public import UIKit

/// An object that decorates cells: it makes each cell show its row's part of a card.
///
/// The default is ``CardDecorator``. To draw cards differently, write your own and assign it to
/// ``TableCards/decorator``, as `CustomLookScreen` in the examples does.
///
/// Cells are reused. So ``decorate(_:as:animated:)`` must set every property that it uses, for
/// every card, because the cell may still show another row's. ``undecorate(_:)`` must restore what
/// was there before the cell was decorated.
@MainActor public protocol CellDecorator: AnyObject {
  /// Makes a cell show a card.
  ///
  /// It's called before a cell is returned to the table, and whenever an update changes the row's
  /// part of the card. If `animated` is true, the call is inside an animation block with the
  /// duration and curve of the rows' own animation.
  ///
  /// - Parameters:
  ///   - cell: The cell to decorate. It may already be decorated.
  ///   - card: The card to show.
  ///   - animated: Whether the cell is on screen and the change should be animated.
  func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool)

  /// Makes a cell look as if it had never been decorated.
  ///
  /// - Parameter cell: The cell to undecorate. Nothing should happen if it isn't decorated.
  func undecorate(_ cell: UITableViewCell)
}
