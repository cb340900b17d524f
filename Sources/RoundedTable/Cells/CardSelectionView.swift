import UIKit

/// The look of a highlighted or selected row, in the card's shape.
///
/// It draws no outline. The card's own stays visible round the selection: two translucent lines on top of each other would be
/// darker.
final class CardSelectionView: PlainView {
  /// Created when the row is first highlighted or selected, which most rows never are.
  private var shape: CardShapeView?
  private var color: UIColor?
  private var hosted: UIView?
  private var card = Card.none

  /// What happens to the view.
  enum Event {
    /// It has come or gone, or begun to fade: the highlight or selection of the row has changed.
    case marked
    /// The app has set a colour on its selected background, in whose place it finds this view.
    case color(UIColor?)
  }

  var report: (Event) -> Void = { _ in }

  func show(_ card: Card, color: UIColor, hosting view: UIView?) {
    self.card = card
    self.color = color
    hosted = view
    fill()
    // A view that is not shown is laid out later, when it is.
    if superview == nil { setNeedsLayout() } else { layOutShape() }
    showShape()
  }

  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { report(.color(newValue)) }
  }

  private func fill() {
    shape?.fillView.show(color, nil)
    shape?.fillView.host(hosted)
  }

  /// Creates the shape when the view is about to be shown.
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview != nil, shape == nil else { return }
    let shape = CardShapeView()
    self.shape = shape
    addSubview(shape)
    fill()
    setNeedsLayout()
  }

  /// Observes the highlight and selection of the row without a delegate.
  ///
  /// UIKit adds the view only while it is needed (Apple: UITableViewCell.selectedBackgroundView).
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    report(.marked)
  }

  /// Shows the lines again as soon as a deselected row begins to fade its selection out, not when UIKit removes the view.
  override var alpha: CGFloat { didSet { report(.marked) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutShape()
    showShape()
  }

  override func sidesDidChange() { setNeedsLayout() }

  /// An outline needs more room if its width changes.
  override class var observesTraits: Bool { true }

  /// Releases the app's view, which returns to the cell.
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
