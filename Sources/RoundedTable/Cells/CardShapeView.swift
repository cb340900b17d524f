import UIKit

/// Draws the shape of a row's part of a card: a fill with rounded top and bottom corners, and the
/// outline.
///
/// `cornerRadius` animates and `maskedCorners` doesn't (Apple: CALayer). So each pair of corners
/// has its own view with a fixed mask, and only the radii change. This view clips its contents to
/// the top pair. The fill view inside it draws the fill with the bottom pair, for which it need not
/// clip. Clipping without a radius costs nothing, so only rows with a rounded top need an offscreen
/// pass.
///
/// A layer limits its radius to half its height, and a row that's low has half the height of its
/// card's corner, or less. So the view whose corners are round extends beyond the part, where the
/// card goes on: this view below a rounded top, and the fill view above a rounded bottom. The other
/// one of the two ends with the part.
///
/// A floating header near the end of its card draws the top and what it has of the bottom. The fill
/// view then ends with the card, below the part.
final class CardShapeView: PlainView {
  private let fill = LayerView<CAGradientLayer>()
  private var outline: LayerView<CAShapeLayer>?
  private var card = Card.none
  /// The insets of this shape from the card's edges, if it's inside an outline.
  private var insets = UIEdgeInsets.zero
  private var gradient: CardGradient?
  private var hosted: UIView?
  /// The rectangle of the row's part of the card, in the superview's coordinates.
  private(set) var part = CGRect.zero
  /// The row's slice of a gradient across the card, and of what's left of the card.
  var slice = RowSlice.whole {
    didSet {
      let isEndOther =
        slice.restCorners != oldValue.restCorners || lengthBelow(slice) != lengthBelow(oldValue)
      if isEndOther { draw() } else if slice != oldValue { placeGradient() }
    }
  }

  override func setUp() {
    clipsToBounds = true
    addSubview(fill)
  }

  override class var observesTraits: Bool { true }

  override func traitsDidChange() {
    if gradient != nil { resolveGradient() }
    draw()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    draw()
  }

  /// Places this view at a part of a card, animated inside an animation block.
  func place(at part: CGRect) {
    guard part != self.part else { return }
    self.part = part
    // Now, because a gap may be opening or closing. This view's own layout comes later.
    draw()
  }

  /// Shows a card's corners and outline, animated inside an animation block.
  ///
  /// With insets, it shows the corners that lie inside an outline, and no outline.
  func showCard(_ card: Card, inside insets: UIEdgeInsets? = nil) {
    self.card = card
    self.insets = insets ?? .zero
    if insets != nil || card.style.outline == nil {
      outline?.removeFromSuperview()
      outline = nil
    } else if outline == nil {
      let view = LayerView<CAShapeLayer>()
      // Not animated, because a shape is black by default (Apple: CAShapeLayer.fillColor).
      UIView.performWithoutAnimation { (view.layer as? CAShapeLayer)?.fillColor = nil }
      outline = view
      fill.addSubview(view)
    }
    for view in [self, fill] { view.layer.cornerCurve = card.curve }
    draw()
  }

  /// Shows a color or a gradient, with one of the app's views in front.
  func showFill(_ color: UIColor?, _ gradient: CardGradient? = nil, hosting view: UIView? = nil) {
    // Setting a color allocates, even if it's the same one.
    if !UIColor.areEqual(fill.backgroundColor, color) {
      if fill.backgroundColor == nil {
        // It replaces a gradient or a view behind the row, which are gone at once. A color that
        // fades in would leave the row without its card meanwhile.
        UIView.performWithoutAnimation { fill.backgroundColor = color }
      } else {
        fill.backgroundColor = color
      }
    }
    if gradient != self.gradient {
      self.gradient = gradient
      resolveGradient()
    }
    placeGradient()
    if view != nil || hosted != nil { host(view) }
    clipFill()
  }

  /// Whether what's behind this view can be seen through the fill.
  var isTranslucent: Bool {
    func isOpaque(_ color: UIColor) -> Bool {
      color.resolvedColor(with: traitCollection).cgColor.alpha >= 1
    }
    if let gradient { return !gradient.colors.allSatisfy(isOpaque) }
    let colors = [fill.backgroundColor, hosted?.backgroundColor].compactMap(\.self)
    // Nothing at all is shown until the cell's layout.
    let isShown = hosted != nil || !colors.isEmpty
    return isShown && !colors.contains(where: isOpaque)
  }

  private func clipFill() {
    // A hosted view has square corners, and a layer's radius is documented for its background, not
    // for a gradient (Apple: CALayer.cornerRadius). The outline is open where the part ends.
    let endsAbove = outline != nil && frame.maxY > part.maxY
    let clips = hosted != nil || gradient != nil || endsAbove
    if fill.clipsToBounds != clips { fill.clipsToBounds = clips }
  }

  private func host(_ view: UIView?) {
    if let hosted, hosted !== view, hosted.superview === fill { hosted.removeFromSuperview() }
    hosted = view
    guard let view else { return }
    if view.superview !== fill {
      // Inside an animation block, a new view would grow and fade in from nothing.
      view.layer.removeAllAnimations()
      UIView.performWithoutAnimation {
        fill.insertSubview(view, at: 0)
        view.frame = Self.part(in: fill.layer.presentation() ?? fill.layer)
      }
    }
    view.frame = Self.part(in: fill.layer)
  }

  /// The part of the card in the coordinates of the fill, which may begin above it.
  ///
  /// It ends with the fill, which in a floating header is the end of the card.
  private static func part(in fill: CALayer) -> CGRect {
    let above = -fill.frame.minY
    return CGRect(
      x: 0, y: above, width: fill.bounds.width, height: max(0, fill.bounds.height - above))
  }

  /// Draws everything in its present size, without waiting for layout.
  ///
  /// `layoutIfNeeded()` isn't an option, because it begins with the table (Apple:
  /// CALayer.layoutIfNeeded), which may be in its layout.
  func draw() {
    // Inside an outline, a smaller radius comes closest to an equal distance everywhere.
    let size = CGSize(
      width: part.width + insets.left + insets.right,
      height: part.height + insets.top + insets.bottom)
    // Before its first layout, the shape has no size. Use the radii of a row that's high enough for
    // them.
    var fitted =
      part.isEmpty ? card.corners : card.corners.fitted(width: size.width, height: size.height)
    fitted = slice.corners(fitted)
    extend(beyondEndsOf: fitted)
    // The mask is the card's and not the position's, because `maskedCorners` doesn't animate.
    let isWhole = card.corners.corners == .all
    let mask = isWhole ? .top.union(.bottom) : card.corners.corners.mask(isMirrored: isMirrored)
    round(layer, mask.intersection(.top), max(0, fitted.topRadius - insets.top))
    round(fill.layer, mask.intersection(.bottom), max(0, fitted.bottomRadius - insets.bottom))
    // The outline follows the card's outer edges, and is open where rows join.
    if let outline, let layer = outline.layer as? CAShapeLayer, let line = card.style.outline {
      let width = drawnWidth(of: line)
      layer.strokeColor = line.color.resolvedColor(with: traitCollection).cgColor
      layer.lineWidth = width
      outline.frame = Self.part(in: fill.layer)
      if !part.isEmpty {
        let corners = slice.restCorners == nil ? nil : fitted
        layer.showPath(outline.cardOutline(of: card, width: width, corners: corners).cgPath)
      }
    }
    clipFill()
    placeGradient()
    if let hosted, hosted.superview === fill { hosted.frame = Self.part(in: fill.layer) }
  }

  /// Sets the frames of this view and of the fill.
  ///
  /// Both are as high as the part, but for the view that rounds the part's one round end, and in a
  /// header near the end of its card.
  private func extend(beyondEndsOf corners: CornerConfiguration) {
    let missing = part.isEmpty ? 0 : max(0, corners.heightOfRoundEnd - part.height)
    let rest = lengthBelow(slice)
    var above: CGFloat = 0
    var below: CGFloat = 0
    if rest > 0 {
      // The card ends below the part, so there is no more room than that.
      below = min(missing, rest)
    } else if corners.roundsTop != corners.roundsBottom {
      if corners.roundsTop { below = missing } else { above = missing }
    }
    let own = CGRect(
      x: part.minX, y: part.minY, width: part.width, height: part.height + below)
    let filled = CGRect(x: 0, y: -above, width: part.width, height: part.height + above + rest)
    if frame != own { frame = own }
    if fill.frame != filled { fill.frame = filled }
    endWithPart(isLonger: below > 0 && rest > 0)
  }

  /// How far what's left of the card reaches below the part.
  ///
  /// While it moves there, that may be any length, which a layer can't have.
  private func lengthBelow(_ slice: RowSlice) -> CGFloat {
    slice.restCorners == nil ? 0 : min(slice.distanceToEnd, 4000)
  }

  /// Cuts off both views at the end of the part, if they both extend below it.
  private func endWithPart(isLonger: Bool) {
    guard isLonger || mask != nil else { return }
    let place = CGRect(origin: .zero, size: part.size)
    if isLonger, mask == nil {
      UIView.performWithoutAnimation {
        let end = PlainView()
        end.backgroundColor = .black
        end.frame = place
        mask = end
      }
    }
    if isLonger { mask?.frame = place } else { mask = nil }
  }

  /// Most rows are in the middle of their card and stay square, so nothing is set unless it
  /// changes.
  private func round(_ layer: CALayer, _ mask: CACornerMask, _ radius: CGFloat) {
    if layer.maskedCorners != mask { layer.maskedCorners = mask }
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
  }

  /// Resolves the gradient's colors, because a layer takes `CGColor`s, which don't adapt (Apple:
  /// UIColor.cgColor).
  private func resolveGradient() {
    let colors = gradient?.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    let layer = fill.layer as? CAGradientLayer
    layer?.colors = colors
    layer?.locations = gradient?.locations?.map { $0 as NSNumber }
  }

  private func placeGradient() {
    guard let gradient, let layer = fill.layer as? CAGradientLayer else { return }
    let own = gradient.spansCard ? slice : .whole
    let slice = own.extended(
      above: -fill.frame.minY, below: fill.frame.maxY - part.height, of: part.height)
    let line = slice.line(gradient.direction, isMirrored: isMirrored)
    guard (layer.startPoint, layer.endPoint) != line else { return }
    let shown = layer.presentation() ?? layer
    let start = shown.startPoint
    let end = shown.endPoint
    (layer.startPoint, layer.endPoint) = line
    layer.animateInStep("startPoint", from: start)
    layer.animateInStep("endPoint", from: end)
  }
}

private final class LayerView<Layer: CALayer>: PlainView {
  override class var layerClass: AnyClass { Layer.self }
}
