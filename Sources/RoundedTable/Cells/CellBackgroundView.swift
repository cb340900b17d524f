import UIKit

/// The `backgroundView` of a decorated cell, which draws the card inside the cell's safe area.
///
/// UIKit makes background views as large as the cell. The view doesn't know its cell's state. It
/// reports what happens to it to its slot, which also fills it.
package final class CellBackgroundView: CardBackgroundView {
  weak var slot: CardSlot?
  /// Whether the card has been laid out since it was last shown without animation, as its first one
  /// is.
  private var isPlaced = true

  package override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { slot?.view(self, wasColored: newValue) }
  }

  package override func setUp() {
    super.setUp()
    followMarginsOfCell()
  }

  /// Shows a card, animated if called inside an animation block.
  override func showCard(_ card: Card) {
    let hasOtherStyle = card.resolved !== self.card.resolved
    super.showCard(card)
    // Only a visible card changes in step with the rows. Elsewhere, the cell's position, size and
    // margins aren't known yet.
    if isPlaced, UIView.areAnimationsEnabled, enclosing(UITableViewCell.self)?.isInSight == true {
      layOut(inSameStyle: !hasOtherStyle)
    } else {
      isPlaced = false
      setNeedsLayout()
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPlaced else { return layOut() }
    // A new card appears without animation, also during an animated update.
    isPlaced = true
    UIView.performWithoutAnimation { layOut() }
  }

  private func layOut(inSameStyle isSameStyle: Bool = false) {
    let former = shape.part
    layOutShape(in: cardRect(for: card))
    // With gaps, another position also moves this part, and the separator with it.
    if isSameStyle, shape.part == former { slot?.cardWasShaped() } else { slot?.cardWasLaidOut() }
  }

  /// Invalidates this view's layout whenever the cell lays itself out, which sets the frame.
  ///
  /// That's how a color that the cell sets in its own layout is noticed.
  package override var frame: CGRect { didSet { setNeedsLayout() } }

  /// Notices that the cell has removed its card, or moved it into a view of its own.
  ///
  /// There is no callback for it.
  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // In a background configuration, UIKit puts the view into one of its own.
    let isTaken =
      enclosing(UITableViewCell.self)?.backgroundView === self && !(superview is UITableViewCell)
    if superview == nil || isTaken { slot?.cardWasDisplaced() }
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
