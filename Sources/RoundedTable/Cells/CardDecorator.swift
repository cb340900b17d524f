public import UIKit

/// The default decorator, which puts the card behind the content of a cell of any class.
///
/// The card becomes the cell's `backgroundView`, and a view of the same shape its
/// `selectedBackgroundView` and `multipleSelectionBackgroundView`. The cell isn't clipped, and its
/// content view keeps its frame. The separator lies in front of the content, as UIKit's does. The
/// background that the cell had becomes the card's fill, and ``undecorate(_:)`` gives it back.
///
/// If a decorated cell later assigns a background view or configuration, it keeps its card, and
/// what it assigned becomes the fill before anything is drawn. A decorated cell's
/// `backgroundConfiguration` is nil, as in any cell with a background view (Apple:
/// UITableViewCell.backgroundView). So don't edit it in place in a cell provider. Assign a whole
/// configuration instead, or a color in the cell's `updateConfiguration(using:)`. A cell that
/// assigns a background in every layout loses its card, and ``TableCards/diagnose()`` reports it.
///
/// Decorating a reused cell in the same style creates no view and no layer.
public final class CardDecorator: CellDecorator {
  /// Creates a decorator, which can serve several table views.
  public init() {}

  /// Makes a cell show a card, or undecorates it if the card's style is ``CardStyle/noCard``.
  ///
  /// - Parameters:
  ///   - cell: The cell to decorate. It may already be decorated, by this decorator or another one
  ///     of its class.
  ///   - card: The card to show.
  ///   - animated: Whether the change should be animated. It's ignored, because the card animates
  ///     in any animation block around the call. A card that's new in the cell appears without
  ///     animation.
  /// - Complexity: O(1)
  public func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool) {
    guard card.isCard else { return undecorate(cell) }
    if let slot = CardSlot.of(cell) { return slot.decorate(cell, as: card, by: self) }
    // The separator owns the slot. From now on, the cell owns the separator.
    let separator = CardSeparatorView()
    separator.slot.decorate(cell, as: card, by: self)
    withExtendedLifetime(separator) {}
  }

  /// Removes the card from a cell, and gives the cell its own background back.
  ///
  /// A color, view or configuration that you've set is restored, unless you've set another one
  /// since. UIKit recreates a default background.
  ///
  /// - Parameter cell: The cell to undecorate. Nothing happens if it shows no card of this class.
  /// - Complexity: O(1)
  public func undecorate(_ cell: UITableViewCell) { CardSlot.of(cell)?.undecorate() }
}
