import UIKit

/// The shape of a row's part of a card: a fill with rounded top and bottom corners, and the outline.
///
/// `maskedCorners` does not animate and `cornerRadius` does (Apple: CALayer). So each pair of
/// corners has its own view with a fixed mask, and only the radii change. This view clips its
/// contents to the top pair. The fill view inside draws the fill with the bottom pair and needs no
/// clipping for that. Clipping without a radius costs nothing, so only rows with a rounded top need
/// an offscreen pass.
final class CardShapeView: PlainView {
  private let fill = GradientView()
  private var outline: PathView?
  private var card = Card.none
  /// The insets of this shape from the card's edges, where it lies inside an outline.
  private var insets = UIEdgeInsets.zero
  private var gradient: CardGradient?
  private var hosted: UIView?
  /// The row's share of a gradient that runs across the card.
  var slice = RowSlice.whole { didSet { if slice != oldValue { placeGradient() } } }

  override func setUp() {
    clipsToBounds = true
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(fill)
  }

  override class var observesTraits: Bool { true }

  override func traitsDidChange() {
    resolveGradient()
    draw()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    draw()
  }

  /// Shows the corners of a card, animated inside an animation block, and its outline, or the
  /// corners that it has inside that.
  func show(_ card: Card, inside insets: UIEdgeInsets? = nil) {
    (self.card, self.insets) = (card, insets ?? .zero)
    if insets != nil || card.outline == nil {
      outline?.removeFromSuperview()
      outline = nil
    } else if outline == nil {
      let view = PathView()
      outline = view
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      insertSubview(view, aboveSubview: fill)
    }
    for view in [self, fill] { view.layer.cornerCurve = card.curve }
    draw()
  }

  /// Shows a color or a gradient, and in front of it a view of the app's.
  func show(_ color: UIColor?, _ gradient: CardGradient? = nil, hosting view: UIView? = nil) {
    // Setting a color allocates, even if it is the same one.
    if !UIColor.areEqual(fill.backgroundColor, color) { fill.backgroundColor = color }
    if gradient != self.gradient {
      self.gradient = gradient
      resolveGradient()
      clipFill()
    }
    placeGradient()
    if view != nil || hosted != nil { host(view) }
  }

  /// A hosted view has square corners, and a layer's radius is documented for its background alone
  /// and not for a gradient (Apple: CALayer.cornerRadius): the fill clips them to the bottom pair.
  private func clipFill() { fill.clipsToBounds = hosted != nil || gradient != nil }

  private func host(_ view: UIView?) {
    if let hosted, hosted !== view, hosted.superview === fill { hosted.removeFromSuperview() }
    hosted = view
    clipFill()
    guard let view else { return }
    if view.superview !== fill {
      // A view that is made in an animation grows and fades in from nothing where it is, and would
      // here.
      view.layer.removeAllAnimations()
      UIView.performWithoutAnimation {
        fill.addSubview(view)
        view.frame = fill.layer.presentation()?.bounds ?? fill.bounds
      }
    }
    view.frame = fill.bounds
  }

  /// Draws everything in its present size, before its layout.
  ///
  /// `layoutIfNeeded()` begins with the table (Apple: CALayer.layoutIfNeeded), which may be in its
  /// layout.
  func draw() {
    // A line's inner edge is as far from the card's everywhere, as nearly as a smaller radius can
    // do it.
    let size = CGSize(
      width: bounds.width + insets.left + insets.right,
      height: bounds.height + insets.top + insets.bottom)
    // Before its first layout the shape has no size, and its radii are those that it will have in
    // any row high enough.
    let fitted = bounds.isEmpty ? card.corners : card.corners.fitted(in: size)
    // The mask is the card's, not the position's, because `maskedCorners` does not animate.
    let isWhole = card.corners.corners == .all
    let mask = isWhole ? .top.union(.bottom) : card.corners.corners.mask(isMirrored: isMirrored)
    round(layer, mask.intersection(.top), max(0, fitted.topRadius - insets.top))
    round(fill.layer, mask.intersection(.bottom), max(0, fitted.bottomRadius - insets.bottom))
    drawOutline()
    placeGradient()
    if let hosted, hosted.superview === fill { hosted.frame = fill.bounds }
  }

  /// Most rows are in the middle of their card and stay square.
  private func round(_ layer: CALayer, _ mask: CACornerMask, _ radius: CGFloat) {
    if layer.maskedCorners != mask { layer.maskedCorners = mask }
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
  }

  /// Along the card's outer edges, open where rows join.
  private func drawOutline() {
    guard let layer = outline?.layer as? CAShapeLayer, let line = card.outline else { return }
    let width = drawnWidth(of: line)
    layer.fillColor = nil
    layer.strokeColor = line.color.resolvedColor(with: traitCollection).cgColor
    layer.lineWidth = width
    let path = UIBezierPath.cardOutline(
      in: bounds, CardRadii(card.corners, in: bounds.size, isMirrored: isMirrored),
      position: card.piece, width: width)
    if !bounds.isEmpty { layer.show(path.cgPath) }
  }

  /// A gradient takes `CGColor`s, which do not adapt (Apple: UIColor.cgColor).
  private func resolveGradient() {
    let colors = gradient?.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    let layer = fill.layer as? CAGradientLayer
    layer?.colors = colors
    layer?.locations = gradient?.locations?.map { $0 as NSNumber }
  }

  private func placeGradient() {
    guard let gradient, let layer = fill.layer as? CAGradientLayer else { return }
    let slice = gradient.extent == .card ? slice : .whole
    let line = slice.line(gradient.direction, isMirrored: isMirrored)
    guard (layer.startPoint, layer.endPoint) != line else { return }
    let shown = layer.presentation() ?? layer
    let (start, end) = (shown.startPoint, shown.endPoint)
    (layer.startPoint, layer.endPoint) = line
    layer.animateInStep("startPoint", from: start)
    layer.animateInStep("endPoint", from: end)
  }
}

private final class GradientView: PlainView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class PathView: PlainView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}
