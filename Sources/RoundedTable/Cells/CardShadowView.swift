import UIKit

/// Draws a row's slice of its card's shadow, behind the row.
///
/// The view clips its contents. It's as high as the row, and extends beyond it at the sides and
/// where the card ends. Inside, a layer casts the shadow of as much of the card as is visible near
/// the row, so that the blur is the same on both sides of a joint.
///
/// Behind a fill that's not opaque, the shadow has a hole as large as the card, as a glass pane's
/// shadow would. That takes a mask. A shadow path with a hole wouldn't do, because its blur would
/// fall into the hole.
final class CardShadowView: PlainView {
  private let caster = PlainView()
  /// The mask that's transparent where the card is; nil if the card is opaque.
  private var hole: CAShapeLayer?
  private var shadow: CardShadow?
  private var piece: CapPosition?

  override func setUp() {
    clipsToBounds = true
    addSubview(caster)
  }

  override class var observesTraits: Bool { true }

  override func traitsDidChange() {
    if let shadow { caster.layer.showShadow(shadow, in: traitCollection) }
  }

  /// Whether the shadow has a hole where the card is.
  var isCutOut: Bool { hole != nil }

  /// Shows the slice of a shadow behind a part of its card, which is the superview.
  func showShadow(_ shadow: CardShadow, of part: CardBackgroundView) {
    if self.shadow != shadow {
      self.shadow = shadow
      caster.layer.showShadow(shadow, in: traitCollection)
    }
    let rect = part.shape.part
    let isSamePiece = piece == part.card.piece
    // Where the shadow ends isn't known until the slice fits the new position.
    if part.isSliced { piece = part.card.piece }
    let frame = frame(of: shadow, around: part)
    let inner = rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
    func change() {
      if self.frame != frame { self.frame = frame }
      if caster.frame != inner { caster.frame = inner }
      let path = path(of: shadow, around: part)
      caster.layer.castShadow(along: path)
      cutOut(part.shape.isTranslucent ? path : nil, at: inner.origin)
    }
    // The shadow beyond an end of the card appears and disappears without animation. Where the next
    // row now continues the card, it already draws its own slice, and the two together would be too
    // dark. Where the card now ends, the shadow belongs at the row's edge.
    if isSamePiece { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Cuts the card out of the shadow; nil fills the hole.
  ///
  /// The card's path begins at a point of this view. In an animation, the hole changes with the
  /// card.
  private func cutOut(_ card: CGPath?, at origin: CGPoint) {
    guard let card else {
      if hole != nil { layer.mask = nil }
      hole = nil
      return
    }
    let path = UIBezierPath(cgPath: card)
    path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    path.append(UIBezierPath(rect: bounds))
    let hole = self.hole ?? CAShapeLayer()
    hole.fillRule = .evenOdd
    hole.showPath(path.cgPath)
    if self.hole == nil { layer.mask = hole }
    self.hole = hole
  }

  /// The view's frame.
  ///
  /// The blur of a shadow ends within three times its radius.
  private func frame(of shadow: CardShadow, around part: CardBackgroundView) -> CGRect {
    let offset = shadow.offset
    let reach = CGFloat(3 * shadow.radius)
    let piece = part.card.piece
    let slice = part.slice ?? .whole
    let top = piece.roundsTop ? min(max(0, reach - offset.height), slice.roomAbove) : 0
    let isLast =
      piece.roundsBottom || slice.restCorners != nil && slice.distanceToEnd == 0
    let bottom = isLast ? min(max(0, reach + offset.height), slice.roomBelow) : 0
    return part.shape.part.inset(
      by: UIEdgeInsets(
        top: -top, left: -max(0, reach - offset.width), bottom: -bottom,
        right: -max(0, reach + offset.width)))
  }

  private func path(of shadow: CardShadow, around part: CardBackgroundView) -> CGPath {
    let card = part.card
    let slice = part.slice
    let size = part.shape.part.size
    // As far as the blur, or a corner that continues beyond the row.
    let far: CGFloat = max(
      4 * shadow.radius + abs(shadow.offset.height), card.resolved.wholeCorners.heightOfRoundEnd)
    let above: CGFloat = card.piece.roundsTop ? 0 : min(far, slice?.offset ?? far)
    let below: CGFloat = card.piece.roundsBottom ? 0 : min(far, slice?.distanceToEnd ?? far)
    var corners = card.resolved.wholeCorners
    let own = card.corners.fitted(width: size.width, height: size.height)
    if card.piece.roundsTop { corners.topRadius = own.topRadius }
    if card.piece.roundsBottom { corners.bottomRadius = own.bottomRadius }
    corners = slice?.corners(corners) ?? corners
    let rect = CGRect(x: 0, y: -above, width: size.width, height: size.height + above + below)
    return cardPath(corners, in: rect).cgPath
  }
}

extension CALayer {
  /// Casts a shadow, with its color resolved for some traits.
  func showShadow(_ shadow: CardShadow, in traits: UITraitCollection) {
    shadowColor = shadow.color.resolvedColor(with: traits).cgColor
    shadowOpacity = Float(shadow.opacity)
    shadowRadius = shadow.radius
    shadowOffset = shadow.offset
  }

  /// Changes the shadow's shape, in step with the animation block around the call.
  @MainActor func castShadow(along path: CGPath) {
    guard shadowPath?.isSame(as: path) != true else { return }
    let before = shadowPath == nil ? nil : (presentation() ?? self).shadowPath
    shadowPath = path
    animateInStep("shadowPath", from: before)
  }
}
