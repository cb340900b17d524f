import UIKit

/// The look of a highlighted or selected row, in the card's shape.
final class CardSelectionView: UIView {
  private let shape = CardShapeView()
  private var card = Card.none

  init() {
    super.init(frame: .zero)
    followMarginsOfCell()
    addSubview(shape)
  }

  required init?(coder: NSCoder) {
    fatalError("CardSelectionView is made by CardDecorator")
  }

  func show(_ card: Card, color: UIColor) {
    self.card = card
    shape.fillView.show(color, nil)
    layOutCard()
    shape.show(card.corners, isOutlined: card.style.outline != nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutCard()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  private func layOutCard() {
    let rect = cardRect(for: card)
    if shape.frame != rect { shape.frame = rect }
  }
}
