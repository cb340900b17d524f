import UIKit

/// The look of a highlighted or selected row, in the card's shape.
///
/// An outline is left to the card behind, which is seen round the selection: two lines on top of one another would be darker
/// where they are translucent, also while one fades out.
final class CardSelectionView: PlainView {
  /// Made when the row is highlighted or selected for the first time, which most rows never are.
  private var shape: CardShapeView?
  private var color: UIColor?
  private var hosted: UIView?
  private(set) var card = Card.none
  /// The card that the cell wears, or wore until the app put something else in its place.
  private(set) weak var background: CardBackgroundView?
  /// The cell that the view is in, or was in last.
  private(set) weak var cell: UITableViewCell?

  override func setUp() {
    followMarginsOfCell()
  }

  func show(
    _ card: Card, of background: CardBackgroundView, color: UIColor, hosting view: UIView?
  ) {
    self.card = card
    self.background = background
    self.color = color
    hosted = view
    fill()
    // A view that is not shown is laid out when it is.
    if superview == nil { setNeedsLayout() } else { layOutShape() }
    showShape()
  }

  private func fill() {
    shape?.fillView.show(color, nil)
    shape?.fillView.host(hosted)
  }

  /// The view is about to be shown, and needs what it draws.
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview != nil, shape == nil else { return }
    let shape = CardShapeView()
    self.shape = shape
    addSubview(shape)
    fill()
    setNeedsLayout()
  }

  /// UIKit adds the view only while it is needed (Apple: UITableViewCell.selectedBackgroundView), so this tells that the row is
  /// highlighted or selected, or isn't any more, without the delegate.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let superview { cell = superview as? UITableViewCell }
    selectionMoved()
  }

  /// A row that is deselected in view fades its selection out, and removes it in the end: the lines are back from the beginning.
  override var alpha: CGFloat { didSet { selectionMoved() } }

  private func selectionMoved() {
    if let cell { background?.host?.selectionMoved(on: cell) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutShape()
    showShape()
  }

  override func marginsDidChange() { setNeedsLayout() }

  /// Makes room for an outline whose thickness has changed.
  override func traitsDidChange() { setNeedsLayout() }

  /// Gives the app's view free, which goes back to the cell.
  func release() { shape?.fillView.host(nil) }

  private var insets: UIEdgeInsets { card.insets(ofLine: drawnWidth(of: card.outline)) }

  private func layOutShape() {
    let (card, insets) = (cardRect(for: card), insets)
    let rect = CGRect(
      x: card.minX + insets.left, y: card.minY + insets.top,
      width: max(0, card.width - insets.left - insets.right),
      height: max(0, card.height - insets.top - insets.bottom))
    if let shape, shape.frame != rect { shape.frame = rect }
  }

  private func showShape() { shape?.show(card, inside: insets) }
}
