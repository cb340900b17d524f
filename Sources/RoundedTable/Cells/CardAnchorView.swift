import UIKit

/// A view without any look that stays in a dressed cell when the card is taken away, and has the card put back.
///
/// Apps assign `backgroundConfiguration` at every change of a cell's state, as Apple's own examples do, and UIKit then removes
/// all three background views (Apple: UITableViewCell.backgroundConfiguration). Nothing may be put back while UIKit is in that
/// setter. So the removal only asks for this view's layout, which comes in the same pass as the cell's, before anything is drawn.
final class CardAnchorView: PlainView {
  /// The card that the cell wears, or has to wear again.
  let background = CardBackgroundView()
  /// What the app may have been animating when it took the card away, in seconds.
  private(set) var inheritedDuration: TimeInterval = 0
  var attempts = CardAttempts()
  private var isCardMissing = false

  override func setUp() {
    background.anchor = self
    accessibilityElementsHidden = true
  }

  /// The anchor in a cell, nil if the cell wears no card.
  static func find(in cell: UITableViewCell) -> CardAnchorView? {
    for case let anchor as CardAnchorView in cell.subviews { return anchor }
    return nil
  }

  /// The card has left its cell, by no doing of ours.
  func cardWasRemoved() {
    isCardMissing = true
    inheritedDuration = UIView.inheritedAnimationDuration
    setNeedsLayout()
  }

  /// The card is in its cell again.
  func cardWasPutBack() { isCardMissing = false }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isCardMissing, let cell = superview as? UITableViewCell else { return }
    isCardMissing = false
    background.decorator?.putBack(self, on: cell)
  }
}
