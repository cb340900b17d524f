public import UIKit

/// A type that dresses cells: it makes each show its row's part of a card.
///
/// The default is ``CardDecorator``. To draw cards in another way, write your own and assign it to
/// ``RoundedDiffableDataSource/decorator``, as `CustomLookScreen` in the examples does.
///
/// Cells are reused, so ``dress(_:as:animated:)`` must set every property that it uses, for every card: the cell may still wear
/// another row's. ``undress(_:)`` must restore what was there before.
@MainActor public protocol CellDecorator: AnyObject {
  /// Makes a cell show a card.
  ///
  /// Called before the data source returns a cell to the table, and for a live cell when its card changes. If `animated` is
  /// true, the call is inside an animation block with the duration and curve of the rows' own animation.
  ///
  /// - Parameters:
  ///   - cell: The cell to dress. It may already be dressed.
  ///   - card: The card to show.
  ///   - animated: Whether the change is on screen and should be animated.
  func dress(_ cell: UITableViewCell, as card: Card, animated: Bool)

  /// Undresses a cell: afterwards it is as if it had never been dressed.
  ///
  /// - Parameter cell: The cell to undress. Nothing happens if it is not dressed.
  func undress(_ cell: UITableViewCell)
}

/// The default decorator, which dresses cells of any class with a view behind their content.
///
/// The card becomes the cell's `backgroundView`. A view of the same shape becomes its
/// `selectedBackgroundView` and `multipleSelectionBackgroundView`. The cell is not clipped, and its
/// content view keeps its place; the line below the row lies in front of the content, as UIKit's
/// does. What the app has put behind the cell becomes the card's fill; ``undress(_:)`` restores it.
///
/// A cell that later assigns a background configuration or view keeps its card: what it assigned
/// becomes the fill before anything is drawn. Meanwhile its `backgroundConfiguration` is nil, as in
/// any cell with a background view (Apple: UITableViewCell.backgroundView). A cell that assigns a
/// background in every layout is left alone; ``RoundedDiffableDataSource/diagnose()`` names it.
///
/// Dressing a reused cell in the style that it already wears creates no view or layer.
public final class CardDecorator: CellDecorator {
  /// Creates a decorator.
  public init() {}

  /// Makes a cell show a card, or undresses it if the card's style is ``CardStyle/noCard``.
  ///
  /// - Parameters:
  ///   - cell: The cell to dress. It may be dressed already, by this decorator or another of its
  ///     class.
  ///   - card: The card to show.
  ///   - animated: Whether the change should be animated. Ignored, because the views' properties
  ///     animate inside any animation block. A card that the cell did not wear before appears
  ///     finished.
  /// - Complexity: O(1)
  public func dress(_ cell: UITableViewCell, as card: Card, animated: Bool) {
    guard card.isCard else { return undress(cell) }
    (CardSlot.of(cell) ?? CardSlot()).dress(cell, as: card, by: self)
  }

  /// Removes the card from a cell and restores what was behind the cell before.
  ///
  /// A colour, view or configuration of the app's is restored unless the app has set another since.
  /// UIKit recreates a default background.
  ///
  /// - Parameter cell: The cell to undress. Nothing happens if it wears no card of this class.
  /// - Complexity: O(1)
  public func undress(_ cell: UITableViewCell) { CardSlot.of(cell)?.undress() }
}
