import UIKit

/// A change that the views of a card report to their slot.
///
/// They don't know the state of their cell.
enum CardViewChange {
  /// The cell has replaced or removed the card.
  case displaced
  /// The card has been laid out.
  case layout
  /// The card has another shape in the same place.
  case shape
  /// The selection has appeared, disappeared or begun to fade.
  case selection
  /// The app has set a color on what it believes to be its own background view.
  case color(UIColor?)
}
