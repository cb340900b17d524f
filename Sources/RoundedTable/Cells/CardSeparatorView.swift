import UIKit

/// The separator below a row of a card, which owns the cell's slot and tells it of the cell's
/// layout.
final class CardSeparatorView: SeparatorView {
  private(set) lazy var slot = CardSlot(in: self)

  override func layoutSubviews() {
    super.layoutSubviews()
    slot.putCardBack()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { slot.separatorWasRemoved() }
  }
}
