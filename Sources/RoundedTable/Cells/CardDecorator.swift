public import UIKit

/// The default decorator, which decorates cells of any class with a view behind their content.
///
/// The card becomes the cell's `backgroundView`. A view of the same shape becomes its
/// `selectedBackgroundView` and `multipleSelectionBackgroundView`. The cell is not clipped, and its
/// content view keeps its place; the line below the row lies in front of the content, as UIKit's
/// does. What the app has put behind the cell becomes the card's fill; ``undecorate(_:)`` restores it.
///
/// A cell that later assigns a background configuration or view keeps its card: what it assigned
/// becomes the fill before anything is drawn. Meanwhile its `backgroundConfiguration` is nil, as in
/// any cell with a background view (Apple: UITableViewCell.backgroundView). A cell that assigns a
/// background in every layout is left alone; ``TableCards/diagnose()`` names it.
///
/// Decorating a reused cell in the style that it already shows creates no view or layer.
public final class CardDecorator: CellDecorator {
  /// The table whose cells are decorated.
  private weak var tableView: UITableView?

  /// Creates a decorator, for one table view.
  public init() {}

  /// Begins or ends to serve a table view. Traps if the decorator serves another.
  func serve(_ tableView: UITableView?) {
    if let other = self.tableView, let tableView, other !== tableView {
      fatalError(
        "CardDecorator: one decorator was given to two table views, \(other) and \(tableView). Give each a decorator of its own."
      )
    }
    self.tableView = tableView
  }

  /// Makes a cell show a card, or undecorates it if the card's style is ``CardStyle/noCard``.
  ///
  /// - Parameters:
  ///   - cell: The cell to decorate. It may be decorated already, by this decorator or another of its
  ///     class.
  ///   - card: The card to show.
  ///   - animated: Whether the change should be animated. Ignored, because the views' properties
  ///     animate inside any animation block. A card that the cell did not show before appears
  ///     finished.
  /// - Complexity: O(1)
  public func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool) {
    guard card.isCard else { return undecorate(cell) }
    (CardSlot.of(cell) ?? CardSlot()).decorate(cell, as: card, by: self)
  }

  /// Removes the card from a cell and restores what was behind the cell before.
  ///
  /// A color, view or configuration of the app's is restored unless the app has set another since.
  /// UIKit recreates a default background.
  ///
  /// - Parameter cell: The cell to undecorate. Nothing happens if it shows no card of this class.
  /// - Complexity: O(1)
  public func undecorate(_ cell: UITableViewCell) { CardSlot.of(cell)?.undecorate() }
}
