import UIKit

/// What a row, a header or a footer draws of its card: the shape with its fill and outline, and
/// behind it the shadow.
package class CardBackgroundView: PlainView {
  /// The card that is shown.
  package private(set) final var card = Card.none
  final let shape = CardShapeView()
  private final var shadowView: CardShadowView?

  /// The share of what is drawn across the card; nil until the table's layout has given the part a
  /// place.
  final var slice: RowSlice? {
    didSet {
      guard slice != oldValue || slicedPiece != card.piece else { return }
      slicedPiece = card.piece
      shape.slice = slice ?? .whole
      layOutShadow()
    }
  }

  /// The piece of the card that had the slice: it may have become another one since.
  private final var slicedPiece: CapPosition?

  /// Whether the slice is that of the card that is shown.
  final var isSliced: Bool { slice != nil && slicedPiece == card.piece }

  /// Whether a view behind the rows fills the card, so that this one does not.
  final var showsBackdrop = false { didSet { if showsBackdrop != oldValue { setNeedsLayout() } } }

  /// The upper edge of the part in its table as it is on screen now; nil if it is not in sight.
  final var seenTop: CGFloat? {
    guard let row = enclosing(UITableViewCell.self) ?? superview, row.window != nil, !row.isHidden
    else { return nil }
    return (row.layer.presentation() ?? row.layer).frame.minY + shape.frame.minY
  }

  package override func setUp() {
    addSubview(shape)
  }

  func show(_ card: Card) {
    self.card = card
    shape.show(card)
  }

  /// Lays out the part in the coordinates of this view.
  final func layOutShape(in rect: CGRect) {
    if shape.frame != rect {
      shape.frame = rect
      // In the motion of the frame, which may be a gap that comes or goes. Its layout comes later.
      shape.draw()
    }
    layOutShadow()
  }

  package override func sidesDidChange() { setNeedsLayout() }

  package override class var observesTraits: Bool { true }

  private func layOutShadow() {
    // In front of a backdrop, which casts its own, a shadow would be seen through the row.
    guard let shadow = card.shadow, !showsBackdrop else {
      shadowView?.removeFromSuperview()
      shadowView = nil
      return
    }
    let view = shadowView ?? CardShadowView()
    if shadowView == nil {
      shadowView = view
      insertSubview(view, at: 0)
    }
    view.show(shadow, of: card, slice, isSliced: isSliced, in: shape.frame)
  }
}
