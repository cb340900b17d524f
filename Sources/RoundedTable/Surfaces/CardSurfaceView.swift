import UIKit

/// What is drawn once for a whole card, behind its rows: the fill, which may be a view of the app's, and the shadow.
package final class CardSurfaceView: PlainView {
  private(set) var card: SurfaceCard
  private(set) var place: SurfacePlace
  let shape = CardShapeView()

  // A card without a place cannot be shown, so this class has an initialiser of its own, unlike the other views.
  init(_ card: SurfaceCard, at place: SurfacePlace) {
    self.card = card
    self.place = place
    super.init()
  }

  package required init?(coder: NSCoder) {
    fatalError("\(Self.self) is made in code, never from an archive")
  }

  package override func setUp() {
    // Cells are at zero. The order of a table's subviews is UIKit's, which changes it.
    layer.zPosition = -1
    accessibilityElementsHidden = true
    shape.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(shape)
  }

  /// Shows a card, animated if called inside an animation block.
  func show(_ card: SurfaceCard, at place: SurfacePlace) {
    self.card = card
    self.place = place
    if frame != place.drawn { frame = place.drawn }
    if shape.frame != bounds { shape.frame = bounds }
    showFill()
    layOutHosted()
    shape.show(part, outline: card.resolved.outlinesSurface ? part.outline : nil)
    showShadow()
  }

  /// The card as a row of its own that is as high as what is drawn.
  private var part: Card {
    Card(position: place.position, resolved: card.resolved, mostRound: place.mostRound)
  }

  func showFill() {
    let fill = card.resolved.layout.surfaceFill ?? .automatic
    let isViewAllowed = !UIAccessibility.isReduceTransparencyEnabled
    host(isViewAllowed ? fill.view : nil)
    let gradient = fill.gradient.flatMap { $0.extent == .card ? $0 : nil }
    let isCovered = gradient != nil || hosted != nil
    let color = fill.color ?? fill.view?.fallback ?? .secondarySystemGroupedBackground
    let (whole, drawn) = (place.whole, place.drawn)
    let height = max(drawn.height, .leastNonzeroMagnitude)
    shape.fillView.show(
      isCovered ? nil : color, gradient,
      span: CardFillView.Span(
        start: (whole.minY - drawn.minY) / height, end: (whole.maxY - drawn.minY) / height))
  }

  /// The app's view in the card, and what it was made for.
  private var hosted: (fill: FillView, view: UIView)?

  private func host(_ fill: FillView?) {
    guard fill != hosted?.fill else { return }
    hosted = nil
    UIView.performWithoutAnimation {
      if let fill { hosted = (fill, fill.make()) }
      shape.fillView.host(hosted?.view)
    }
  }

  /// Lays out the app's view in step with the card.
  ///
  /// All else is drawn when the card is shown, as in ``CardShapeView/draw()``.
  private func layOutHosted() {
    guard let view = hosted?.view else { return }
    shape.fillView.layOutHosted()
    if UIView.inheritedAnimationDuration > 0 { view.layoutIfNeeded() }
  }

  /// Ends all animations of the surface and what is drawn in it.
  func stop() {
    func stop(_ layer: CALayer) {
      layer.removeAllAnimations()
      for sublayer in layer.sublayers ?? [] { stop(sublayer) }
    }
    if layer.animationKeys()?.isEmpty == false { stop(layer) }
  }

  func covers(_ place: SurfacePlace) -> Bool { self.place.drawn.contains(place.drawn) }

  // MARK: The shadow

  /// Has the shadow fade away, inside an animation block.
  func fadeShadow() {
    let before = (layer.presentation() ?? layer).shadowOpacity
    layer.shadowOpacity = 0
    layer.animateInStep("shadowOpacity", from: before)
  }

  private func showShadow() {
    guard let shadow = card.resolved.style.shadow else {
      layer.shadowOpacity = 0
      layer.shadowPath = nil
      return
    }
    layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
    if layer.shadowOpacity != Float(shadow.opacity) {
      let before = (layer.presentation() ?? layer).shadowOpacity
      layer.shadowOpacity = Float(shadow.opacity)
      layer.animateInStep("shadowOpacity", from: before)
    }
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    // Without a path, UIKit would find the shadow's shape anew for every frame.
    let radii = CardRadii(part.corners, in: bounds.size, isMirrored: isMirrored)
    let path = UIBezierPath.card(in: bounds, radii).cgPath
    guard layer.shadowPath != path else { return }
    let before = layer.shadowPath.flatMap { _ in (layer.presentation() ?? layer).shadowPath }
    layer.shadowPath = path
    layer.animateInStep("shadowPath", from: before)
  }
}
