import UIKit

/// What a card tells of itself: the table that it is in, which cells do not know, listens.
@MainActor protocol CardHost: AnyObject {
  /// A card has been laid out.
  func cardWasLaidOut(_ slot: CardSlot)

  /// The highlight or selection of a cell's row has changed, or a card has left its window.
  func selectionMoved(on cell: UITableViewCell)

  /// A row has another height than its slice was made for.
  func needSlices()

  /// A cell had a background configuration before it got its card.
  func rememberConfiguration(of cell: UITableViewCell)
}
