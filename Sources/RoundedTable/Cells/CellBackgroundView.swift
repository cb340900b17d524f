import UIKit

/// The `backgroundView` of a decorated cell, which draws the card inside the cell's safe area.
///
/// UIKit makes background views as large as the cell. The view knows nothing of its cell's state:
/// its slot fills it, and is told what happens to it.
package final class CellBackgroundView: CardBackgroundView {
  weak var slot: CardSlot?
  /// Whether the card has been laid out since it was last shown without an animation.
  private var isPlaced = true

  package override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { slot?.viewDidChange(self, .color(newValue)) }
  }

  package override func setUp() {
    super.setUp()
    followMarginsOfCell()
  }

  /// Shows a card, animated if called inside an animation block.
  override func show(_ card: Card) {
    let hasOtherStyle = card.resolved !== self.card.resolved
    super.show(card)
    // Only what is on screen changes in step with the rows. Elsewhere the cell's place, size and
    // margins are not known yet.
    if isPlaced, UIView.areAnimationsEnabled, enclosing(UITableViewCell.self)?.isInSight == true {
      layOut(hasOtherStyle ? .layout : .shape)
    } else {
      isPlaced = false
      setNeedsLayout()
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPlaced else { return layOut(.layout) }
    // A card appears finished, also in an animated update.
    isPlaced = true
    UIView.performWithoutAnimation { layOut(.layout) }
  }

  private func layOut(_ change: CardViewChange) {
    let former = shape.frame
    layOutShape(in: cardRect(for: card))
    // Beside a gap, the part is elsewhere in another position, and with it the line below.
    slot?.viewDidChange(self, shape.frame == former ? change : .layout)
  }

  /// Invalidates the layout with every layout of the cell.
  ///
  /// A cell sets the frame whenever it is laid out. A color that the cell sets in its own layout
  /// is noticed this way.
  package override var frame: CGRect { didSet { setNeedsLayout() } }

  /// Notices that the cell has removed its card, or put it into a view of its own: there is no
  /// callback for it.
  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // A configuration's background has it in a view of UIKit's.
    let isTaken =
      enclosing(UITableViewCell.self)?.backgroundView === self && !(superview is UITableViewCell)
    if superview == nil || isTaken { slot?.viewDidChange(self, .displaced) }
  }
}

extension UIView {
  /// Makes a background's margins exactly those of the cell, which decide where content begins.
  func followMarginsOfCell() {
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = .zero
  }
}
