public import UIKit

/// Dresses one cell as one row of a card.
///
/// The default is ``CardDecorator``. Write one to draw cards in another way; give it to
/// ``RoundedDiffableDataSource/decorator``.
///
/// A decorator is total and idempotent: it sets every property that it uses for every card, because the cell it is given
/// may come from the reuse pool and wear another row's card; and `undress` restores what was there before.
@MainActor public protocol CellDecorator: AnyObject {
  /// Makes a cell show a card.
  ///
  /// Called before a cell is returned to the table, and for a live cell when its card changes. With `animated` the call
  /// comes inside an animation block that has the duration and the curve of the rows' own animation.
  ///
  /// - Parameters:
  ///   - cell: The cell to dress. It may be dressed already.
  ///   - card: The card to show.
  ///   - animated: Whether the change is on screen and has to be seen to move.
  func dress(_ cell: UITableViewCell, as card: Card, animated: Bool)

  /// Takes a card off: afterwards the cell is as if it had never been dressed.
  ///
  /// - Parameter cell: The cell to undress. Does nothing if it isn't dressed.
  func undress(_ cell: UITableViewCell)
}
