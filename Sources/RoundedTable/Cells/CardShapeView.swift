import UIKit

/// The shape of a row's part of a card: a fill with rounded top and bottom corners.
///
/// `maskedCorners` does not animate and `cornerRadius` does (Apple: CALayer). So each pair of
/// corners has its own view with a fixed mask, and only the radii change. This view clips its
/// contents to the top pair. The fill view inside draws the fill with the bottom pair and needs no
/// clipping for that. Clipping without a radius costs nothing, so only rows with a rounded top need
/// an offscreen pass.
final class CardShapeView: PlainView {
  let fillView = CardFillView()
  private var outlineView: CardOutlineView?
  private var corners = CornerConfiguration.square
  /// The insets of this shape from the card's edges, where there is an outline.
  private var insets = UIEdgeInsets.zero

  override func setUp() {
    clipsToBounds = true
    fillView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(fillView)
  }

  /// Shows the corners of a card, animated inside an animation block, and its outline if it has
  /// one.
  func show(_ card: Card) {
    if card.outline == nil {
      outlineView?.removeFromSuperview()
      outlineView = nil
    } else {
      let view = outlineView ?? CardOutlineView()
      if outlineView == nil {
        outlineView = view
        view.frame = bounds
        insertSubview(view, aboveSubview: fillView)
      }
      view.show(card)
    }
    show(card, inside: .zero)
  }

  /// Shows the corners that a card has inside its outline, without drawing that.
  func show(_ card: Card, inside insets: UIEdgeInsets) {
    (corners, self.insets) = (card.corners, insets)
    layer.cornerCurve = card.curve
    fillView.layer.cornerCurve = card.curve
    fitCorners()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fitCorners()
  }

  /// Draws everything in its present size, before its layout.
  ///
  /// `layoutIfNeeded()` begins with the table (Apple: CALayer.layoutIfNeeded), which may be in its
  /// layout.
  func draw() {
    fitCorners()
    outlineView?.draw()
    fillView.layOutHosted()
  }

  private func fitCorners() {
    // A line's inner edge is as far from the card's everywhere, as nearly as a smaller radius can
    // do it.
    let card = CGSize(
      width: bounds.width + insets.left + insets.right,
      height: bounds.height + insets.top + insets.bottom)
    // Before its first layout the shape has no size, and its radii are those that it will have in
    // any row high enough.
    let fitted = bounds.isEmpty ? corners : corners.fitted(in: card)
    // The mask is the card's, not the position's, because `maskedCorners` does not animate.
    let isWhole = corners.corners == .all
    let mask = isWhole ? .top.union(.bottom) : corners.corners.mask(isMirrored: isMirrored)
    round(layer, mask.intersection(.top), max(0, fitted.topRadius - insets.top))
    round(fillView.layer, mask.intersection(.bottom), max(0, fitted.bottomRadius - insets.bottom))
  }

  /// Most rows are in the middle of their card and stay square.
  private func round(_ layer: CALayer, _ mask: CACornerMask, _ radius: CGFloat) {
    if layer.maskedCorners != mask { layer.maskedCorners = mask }
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
  }
}

/// The line along a card's outer edges, open where rows join.
final class CardOutlineView: PlainView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  private var card = Card.none

  override func setUp() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Shows the outline of a card, animated inside an animation block.
  func show(_ card: Card) {
    self.card = card
    draw()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    draw()
  }

  override class var observesTraits: Bool { true }

  override func traitsDidChange() { draw() }

  func draw() {
    guard let layer = layer as? CAShapeLayer, let outline = card.outline else { return }
    let width = drawnWidth(of: outline)
    layer.fillColor = nil
    layer.strokeColor = outline.color.resolvedColor(with: traitCollection).cgColor
    layer.lineWidth = width
    let path = UIBezierPath.cardOutline(
      in: bounds, CardRadii(card.corners, in: bounds.size, isMirrored: isMirrored),
      position: card.piece, width: width)
    if !bounds.isEmpty { layer.show(path.cgPath) }
  }
}

/// The fill of a card: a colour or a gradient.
///
/// A colour is the view's `backgroundColor`, which UIKit resolves for its traits. A gradient takes
/// `CGColor`s, which do not adapt (Apple: UIColor.cgColor), so they are resolved here whenever the
/// traits change.
final class CardFillView: PlainView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradient: CardGradient?
  private var hosted: UIView?

  /// The row's share of a gradient that runs across the card.
  var slice = CardSlice.whole { didSet { if slice != oldValue { placeGradient() } } }

  /// Shows a colour or a gradient, and in front of it a view of the app's, in place of the previous
  /// ones.
  func show(_ color: UIColor?, _ gradient: CardGradient? = nil, hosting view: UIView? = nil) {
    // Setting a colour allocates, even if it is the same one.
    if !UIColor.areEqual(backgroundColor, color) { backgroundColor = color }
    if gradient != self.gradient {
      self.gradient = gradient
      resolveGradient()
    }
    placeGradient()
    if view != nil || hosted != nil { host(view) }
  }

  /// A hosted view has square corners, so this one clips it to the bottom pair; the view around
  /// this one clips only the top pair.
  private func host(_ view: UIView?) {
    if let hosted, hosted !== view, hosted.superview === self { hosted.removeFromSuperview() }
    hosted = view
    clipsToBounds = view != nil
    guard let view else { return }
    if view.superview !== self {
      // A view that is made in an animation grows and fades in from nothing where it is, and would
      // here.
      view.layer.removeAllAnimations()
      UIView.performWithoutAnimation {
        addSubview(view)
        view.frame = layer.presentation()?.bounds ?? bounds
      }
    }
    view.frame = bounds
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutHosted()
  }

  func layOutHosted() {
    if let hosted, hosted.superview === self { hosted.frame = bounds }
  }

  override class var observesTraits: Bool { true }

  override func traitsDidChange() {
    if gradient != nil { resolveGradient() }
    placeGradient()
  }

  private func resolveGradient() {
    let colors = gradient?.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    (layer as? CAGradientLayer)?.colors = colors
  }

  private func placeGradient() {
    guard let gradient, let layer = layer as? CAGradientLayer else { return }
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
