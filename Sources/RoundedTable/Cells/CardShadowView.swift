import UIKit

/// A row's share of its card's shadow, behind the row.
///
/// The view clips what it contains: it is as high as the row, and open outwards where the card ends and
/// at its sides. Inside, a layer casts the shadow of the card as far as that is seen near the row, so
/// that the blur is the same on both sides of a joint.
final class CardShadowView: PlainView {
  private let caster = PlainView()
  private var shadow: CardShadow?
  private var position: CapPosition?

  override func setUp() {
    clipsToBounds = true
    accessibilityElementsHidden = true
    addSubview(caster)
  }

  override class var observesTraits: Bool { true }

  override func traitsDidChange() {
    if let shadow { caster.layer.show(shadow, in: traitCollection) }
  }

  /// Shows the shadow of a card behind a row's part of it, which is in the coordinates of the view around this one.
  func show(_ shadow: CardShadow, of card: Card, _ slice: CardSlice?, in rect: CGRect) {
    if self.shadow != shadow {
      self.shadow = shadow
      caster.layer.show(shadow, in: traitCollection)
    }
    let frame = clip(shadow, of: card, slice, around: rect)
    let inner = CGRect(
      x: rect.minX - frame.minX, y: rect.minY - frame.minY, width: rect.width, height: rect.height)
    // Where rows join, the next one has its own share at once, which this one's would darken.
    let former = position ?? card.position
    let joins =
      former.roundsTop && !card.position.roundsTop
      || former.roundsBottom && !card.position.roundsBottom
    let isOther = former != card.position
    position = card.position
    if self.frame != frame || caster.frame != inner {
      if joins {
        UIView.performWithoutAnimation { (self.frame, caster.frame) = (frame, inner) }
      } else {
        (self.frame, caster.frame) = (frame, inner)
      }
    }
    // An end that has come or gone is where the row ends, not on its way there.
    if isOther {
      UIView.performWithoutAnimation { drawPath(of: card, slice, for: shadow, in: rect.size) }
    } else {
      drawPath(of: card, slice, for: shadow, in: rect.size)
    }
  }

  /// The blur of a shadow ends within three times its radius.
  private func clip(
    _ shadow: CardShadow, of card: Card, _ slice: CardSlice?, around rect: CGRect
  ) -> CGRect {
    let (right, down) = (shadow.offset.width, shadow.offset.height)
    let reach: CGFloat = 3 * shadow.radius
    let room = slice?.room ?? (.infinity, .infinity)
    let top: CGFloat = card.position.roundsTop ? min(max(0, reach - down), room.above) : 0
    let bottom: CGFloat = card.position.roundsBottom ? min(max(0, reach + down), room.below) : 0
    let (left, trailing) = (max(0, reach - right), max(0, reach + right))
    return CGRect(
      x: rect.minX - left, y: rect.minY - top, width: rect.width + left + trailing,
      height: rect.height + top + bottom)
  }

  private func drawPath(of card: Card, _ slice: CardSlice?, for shadow: CardShadow, in size: CGSize)
  {
    let far: CGFloat = 4 * shadow.radius + abs(shadow.offset.height)
    let rest = slice.map { $0.cardHeight - $0.offset - $0.rowHeight } ?? far
    let above: CGFloat = card.position.roundsTop ? 0 : min(far, slice?.offset ?? far)
    let below: CGFloat = card.position.roundsBottom ? 0 : max(0, min(far, rest))
    var corners = card.resolved.corners(at: .single)
    let own = card.corners.fitted(in: size)
    if card.position.roundsTop { corners.topRadius = own.topRadius }
    if card.position.roundsBottom { corners.bottomRadius = own.bottomRadius }
    let rect = CGRect(x: 0, y: -above, width: size.width, height: size.height + above + below)
    let path = UIBezierPath.card(
      in: rect, CardRadii(corners, in: rect.size, isMirrored: isMirrored)
    ).cgPath
    caster.layer.castShadow(along: path)
  }
}

extension CALayer {
  /// Casts a shadow in the colour of some traits.
  func show(_ shadow: CardShadow, in traits: UITraitCollection) {
    shadowColor = shadow.color.resolvedColor(with: traits).cgColor
    shadowOpacity = Float(shadow.opacity)
    shadowRadius = shadow.radius
    shadowOffset = shadow.offset
  }

  /// Gives the shadow another shape, in step with the animation around.
  @MainActor func castShadow(along path: CGPath) {
    guard shadowPath != path else { return }
    let before = shadowPath.flatMap { _ in (presentation() ?? self).shadowPath }
    shadowPath = path
    animateInStep("shadowPath", from: before)
  }
}
