import UIKit

/// The look of a highlighted or selected row, in the card's shape.
final class CardSelectionView: UIView {
  private let shape = CardShapeView()
  private(set) var card = Card.none
  private weak var decorator: CardDecorator?
  /// The card that the cell wears, or wore until the app put something else in its place.
  private(set) var background: CardBackgroundView?
  /// The cell that the view is in, or was in last.
  private(set) weak var cell: UITableViewCell?

  init(decorator: CardDecorator) {
    self.decorator = decorator
    super.init(frame: .zero)
    followMarginsOfCell()
    addSubview(shape)
  }

  required init?(coder: NSCoder) {
    fatalError("CardSelectionView is made by CardDecorator")
  }

  func show(
    _ card: Card, of background: CardBackgroundView, color: UIColor, hosting view: UIView?
  ) {
    self.card = card
    self.background = background
    shape.fillView.show(color, nil)
    shape.fillView.host(view)
    // A view that is not shown is laid out when it is.
    if superview == nil { setNeedsLayout() } else { layOutCard() }
    shape.show(card)
  }

  /// UIKit adds the view only while it is needed (Apple: UITableViewCell.selectedBackgroundView), so this tells that the row is
  /// highlighted or selected, or isn't any more, without the delegate.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let superview { cell = superview as? UITableViewCell }
    decorator?.selectionMoved(self)
  }

  /// A row that is deselected in view fades its selection out, and removes it in the end: the lines are back from the beginning.
  override var alpha: CGFloat { didSet { decorator?.selectionMoved(self) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutCard()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Gives the app's view free, which goes back to the cell.
  func takeOff() { shape.fillView.host(nil) }

  private func layOutCard() {
    let rect = cardRect(for: card)
    if shape.frame != rect { shape.frame = rect }
  }
}
