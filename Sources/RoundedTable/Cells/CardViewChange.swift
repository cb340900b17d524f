import UIKit

/// What happens to the views of a card, which know nothing of the state of their cell.
enum CardViewChange {
  /// The cell has put something else in the place of the card.
  case displaced
  /// The card has been laid out.
  case layout
  /// The card has another shape, and lies where it was.
  case shape
  /// The selection has come or gone, or has begun to fade.
  case selection
  /// The app has set a color on its own background, in whose place it finds the view.
  case color(UIColor?)
}
