import UIKit

/// An invisible view that stays in a dressed cell when the app replaces the card, and has the card restored.
///
/// Like Apple's own examples, apps assign `backgroundConfiguration` whenever a cell's state changes, and UIKit then removes all
/// three background views (Apple: UITableViewCell.backgroundConfiguration). Nothing may be restored inside that setter, so the
/// removal only invalidates this view's layout. It is laid out in the same pass as the cell, before anything is drawn.
final class CardAnchorView: PlainView {
  /// The card that the cell wears, or will wear again.
  let background = CardBackgroundView()
  /// The duration of the app's animation during which the card was removed, in seconds.
  private(set) var inheritedDuration: TimeInterval = 0
  var attempts = CardAttempts()
  private var isCardMissing = false

  override func setUp() {
    background.anchor = self
    accessibilityElementsHidden = true
  }

  /// The anchor in a cell, nil if the cell wears no card.
  static func find(in cell: UITableViewCell) -> CardAnchorView? {
    cell.subview(CardAnchorView.self)
  }

  /// The cell or the app has removed the card.
  func cardWasRemoved() {
    isCardMissing = true
    inheritedDuration = UIView.inheritedAnimationDuration
    setNeedsLayout()
  }

  /// The card is back in its cell.
  func cardWasRestored() { isCardMissing = false }

  /// Gives up if the cell removes its subviews, which it would do again and again.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview == nil, isCardMissing, let cell = background.cell else { return }
    background.restore(cell)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isCardMissing, let cell = superview as? UITableViewCell else { return }
    isCardMissing = false
    background.decorator?.restoreCard(of: self, on: cell)
  }
}
