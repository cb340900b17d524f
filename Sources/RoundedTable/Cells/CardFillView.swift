import UIKit

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
