import UIKit

/// The line along a card's outer edges, open where rows join.
final class CardOutlineView: PlainView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  private var outline: CardOutline?
  private var corners = CornerConfiguration.square
  private var position = CapPosition.middle

  override func setUp() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func show(_ outline: CardOutline, of card: Card) {
    self.outline = outline
    corners = card.corners
    position = card.position
    resolveColor()
    drawPath()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    drawPath()
  }

  override class var observesTraits: Bool { true }

  override func traitsDidChange() {
    resolveColor()
    drawPath()
  }

  var lineWidth: CGFloat { drawnWidth(of: outline) }

  private func resolveColor() {
    guard let layer = layer as? CAShapeLayer, let outline else { return }
    layer.fillColor = nil
    layer.strokeColor = outline.color.resolvedColor(with: traitCollection).cgColor
    layer.lineWidth = lineWidth
  }

  func drawPath() {
    guard let layer = layer as? CAShapeLayer, outline != nil, !bounds.isEmpty else { return }
    let path = UIBezierPath.cardOutline(
      in: bounds, CardRadii(corners, in: bounds.size, isMirrored: isMirrored),
      position: position, width: lineWidth)
    guard layer.path != path.cgPath else { return }
    let before = (layer.presentation() ?? layer).path
    layer.path = path.cgPath
    layer.animateInStep("path", from: before)
  }
}
