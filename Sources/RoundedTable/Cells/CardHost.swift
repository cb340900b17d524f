import UIKit

/// What happens to the views of a card, which know nothing of the cell that they are in.
enum CardEvent {
  /// The cell has put something else in the place of the card.
  case displaced
  /// The card has been laid out, or has another shape.
  case laidOut
  /// The selection has come or gone, or has begun to fade.
  case marked
  /// The app has set a colour on its own background, in whose place it finds the view.
  case colored(UIColor?)
}

/// The owner of a card, to which its views tell what happens to them.
@MainActor protocol CardOwner: AnyObject {
  func heard(_ event: CardEvent, from view: UIView)
}

/// What a card tells of itself: the table that it is in, which cells do not know, listens.
@MainActor protocol CardHost: AnyObject {
  /// A card has been laid out.
  func cardWasLaidOut(_ slot: CardSlot)

  /// The highlight or selection of a cell's row has changed, or a card has left its window.
  func selectionMoved(on cell: UITableViewCell)

  /// A row has another height than its slice was made for.
  func needSlices()
}
