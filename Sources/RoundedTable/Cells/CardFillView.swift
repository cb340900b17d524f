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

/// A row's share of what is drawn across its card: where the card is, seen from the row.
///
/// A gradient's line and a shadow's path follow from it. All of them change linearly with the
/// frames of rows, which UIKit animates with one curve: so the shares of neighbours meet in every
/// frame of an update in which rows keep their heights.
struct CardSlice: Equatable {
  /// How far the row's top edge is below the card's, in points.
  var offset: CGFloat
  /// The height of the row, in points.
  var rowHeight: CGFloat
  /// The height of the card, in points.
  var cardHeight: CGFloat
  /// The room for a shadow above the row, in points: it falls on no other row.
  var roomAbove = CGFloat.infinity
  /// The room for a shadow below the row, in points.
  var roomBelow = CGFloat.infinity

  /// The slice of a row that is its card.
  static let whole = CardSlice(offset: 0, rowHeight: 1, cardHeight: 1)

  /// The line of a gradient in the unit square that a layer stretches to the row's size (Apple:
  /// CAGradientLayer.startPoint).
  func line(
    _ direction: CardGradient.Direction, isMirrored: Bool
  ) -> (start: CGPoint, end: CGPoint) {
    // A row that is hidden by its height has one from where it grows.
    let height = max(rowHeight, 1)
    switch direction {
    case .vertical:
      return (
        CGPoint(x: 0.5, y: -offset / height), CGPoint(x: 0.5, y: (cardHeight - offset) / height)
      )
    case .diagonal:
      // How fast colours change along either side of the row, and so along the line.
      let card = max(cardHeight, .leastNonzeroMagnitude)
      let step = CGPoint(x: 0.5, y: height / (2 * card))
      let length = step.x * step.x + step.y * step.y
      func point(_ color: CGFloat) -> CGPoint {
        let x = color * step.x / length
        return CGPoint(x: isMirrored ? 1 - x : x, y: color * step.y / length)
      }
      let first = -offset / (2 * card)
      return (point(first), point(first + 1))
    }
  }
}
