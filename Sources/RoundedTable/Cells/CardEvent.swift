import UIKit

/// What happens to the views of a card, which know nothing of the cell that they are in.
enum CardEvent {
  /// The cell has put something else in the place of the card.
  case displaced
  /// The card has been laid out.
  case laidOut
  /// The card has another shape, and lies where it was.
  case shaped
  /// The selection has come or gone, or has begun to fade.
  case marked
  /// The app has set a colour on its own background, in whose place it finds the view.
  case colored(UIColor?)
}

/// The owner of a card, to which its views tell what happens to them.
@MainActor protocol CardOwner: AnyObject {
  func heard(_ event: CardEvent, from view: UIView)
}
