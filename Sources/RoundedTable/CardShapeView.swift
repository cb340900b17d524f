import UIKit

/// A card's shape: a fill with rounded top corners and rounded bottom corners.
///
/// `maskedCorners` does not animate and `cornerRadius` does (Apple: CALayer), so each pair of corners has a view of its own
/// with a fixed mask, and the radii go between zero and theirs. This view clips with the top pair; the fill view inside
/// carries the fill and the bottom pair, and needs no clipping for it. A clip without a radius costs nothing, so only
/// rows with a rounded top are drawn off screen.
final class CardShapeView: UIView {
  let fillView = CardFillView()
  private var outlineView: CardOutlineView?
  private var corners = CornerConfiguration(topRadius: 0, bottomRadius: 0, curve: .continuous)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    fillView.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    fillView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(fillView)
  }

  required init?(coder: NSCoder) {
    fatalError("CardShapeView is made by a card")
  }

  /// Takes on the corners and the outline of a card, animated if called inside an animation block.
  func show(_ card: Card) {
    corners = card.corners
    let isOutlined = card.style.outline != nil
    let curve: CALayerCornerCurve =
      corners.curve == .continuous && !isOutlined ? .continuous : .circular
    layer.cornerCurve = curve
    fillView.layer.cornerCurve = curve
    showOutline(card)
    fitCorners()
  }

  /// The width of the line round the card as it is drawn, zero without one.
  var outlineWidth: CGFloat { outlineView?.lineWidth ?? 0 }

  private func showOutline(_ card: Card) {
    guard let outline = card.style.outline, !card.place.isShapedBySystem else {
      outlineView?.removeFromSuperview()
      outlineView = nil
      return
    }
    let view = outlineView ?? CardOutlineView()
    if outlineView == nil {
      outlineView = view
      view.frame = bounds
      insertSubview(view, aboveSubview: fillView)
    }
    view.show(outline, of: card)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fitCorners()
  }

  private func fitCorners() {
    let fitted = corners.drawn(in: bounds.size)
    layer.cornerRadius = fitted.topRadius
    fillView.layer.cornerRadius = fitted.bottomRadius
  }
}
