import UIKit

/// Draws one row's, header's or footer's part of a card: the shape with its fill and outline, and
/// the shadow behind it.
package class CardBackgroundView: PlainView {
  package private(set) final var card = Card.none
  final let shape = CardShapeView()
  private final var shadowView: CardShadowView?

  /// The slice of what's drawn across the whole card; nil until the table's layout has placed this
  /// part.
  final var slice: RowSlice? {
    didSet {
      guard slice != oldValue || slicedPiece != card.piece else { return }
      slicedPiece = card.piece
      shape.slice = slice ?? .whole
      layOutShadow()
    }
  }

  /// The position for which the slice was made, which may have changed since.
  private final var slicedPiece: CapPosition?

  /// Whether the slice was made for the card that's shown.
  final var isSliced: Bool { slice != nil && slicedPiece == card.piece }

  /// Whether a view behind the rows fills the card, so that this view doesn't.
  final var showsBackdrop = false { didSet { if showsBackdrop != oldValue { setNeedsLayout() } } }

  /// The top edge of this part in the table, as it's on screen now in an animation, which begins
  /// there; nil if it isn't visible.
  final var seenTop: CGFloat? {
    guard let row = enclosing(UITableViewCell.self) ?? superview, row.window != nil, !row.isHidden
    else { return nil }
    return row.seenFrame.minY + shape.part.minY
  }

  package override func setUp() { addSubview(shape) }

  func showCard(_ card: Card) {
    self.card = card
    shape.showCard(card)
    if !card.needsSlice, slice != nil { slice = nil }
  }

  /// Fills the shape with a color or a gradient, with one of the app's views in front.
  final func fill(
    with color: UIColor?, _ gradient: CardGradient? = nil, hosting view: UIView? = nil
  ) {
    shape.showFill(color, gradient, hosting: view)
    if let shadowView, shadowView.isCutOut != shape.isTranslucent { layOutShadow() }
  }

  /// Lays out the shape, in this view's coordinates.
  final func layOutShape(in rect: CGRect) {
    shape.place(at: rect)
    layOutShadow()
  }

  package override func sidesDidChange() { setNeedsLayout() }

  package override class var observesTraits: Bool { true }

  private func layOutShadow() {
    // A view fill casts its own shadow. Another one would show through the row.
    guard let shadow = card.style.shadow, !showsBackdrop else {
      shadowView?.removeFromSuperview()
      shadowView = nil
      return
    }
    let view = shadowView ?? CardShadowView()
    if shadowView == nil { insertSubview(view, at: 0) }
    shadowView = view
    view.showShadow(shadow, of: self)
  }
}
