import UIKit

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
    guard layer.path != path.cgPath, !bounds.isEmpty else { return }
    let before = (layer.presentation() ?? layer).path
    layer.path = path.cgPath
    layer.animateInStep("path", from: before)
  }
}
