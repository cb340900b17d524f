import UIKit

/// The cell's selected background view, in the card's shape.
///
/// It draws no outline. The card's own outline stays visible around the selection, because two
/// translucent lines on top of each other would be darker.
final class CardSelectionView: PlainView {
  weak var slot: CardSlot?
  private var card = Card.none
  private var color: UIColor?
  private var hosted: UIView?
  /// The shape is created when the row is first highlighted or selected, because most rows never
  /// are.
  private var shape: CardShapeView?
  /// Whether this view has been put behind the content since it appeared.
  private var wasMovedBehind = false

  func showSelection(of card: Card, color: UIColor, hosting view: UIView?) {
    self.card = card
    self.color = color
    hosted = view
    showShape()
    // It gets its place when it's shown.
    if superview == nil { setNeedsLayout() }
  }

  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { slot?.view(self, wasColored: newValue) }
  }

  /// Creates the shape when the view is about to be shown.
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview != nil, shape == nil else { return }
    let shape = CardShapeView()
    self.shape = shape
    addSubview(shape)
    showShape()
  }

  /// Notices that the row is highlighted or selected, for which a cell has no callback.
  ///
  /// UIKit adds this view only while it's needed (Apple: UITableViewCell.selectedBackgroundView).
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    wasMovedBehind = false
    if superview != nil { setNeedsLayout() }
    slot?.selectionDidChange()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    wasMovedBehind = false
  }

  /// Shows separators again as soon as a deselected row begins to fade out its selection, and not
  /// only when UIKit removes the view.
  override var alpha: CGFloat { didSet { slot?.selectionDidChange() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    moveBehindContent()
    showShape()
  }

  /// Puts the selection behind the content, once for each time it appears.
  ///
  /// UIKit has been seen to put it in front, in cells with a background view that scroll back into
  /// view (rdar://15039241). If UIKit, or the app, puts it there in every layout, the two would
  /// take turns without end.
  private func moveBehindContent() {
    guard !wasMovedBehind, let cell = superview as? UITableViewCell,
      let own = cell.subviews.firstIndex(of: self),
      let content = cell.subviews.firstIndex(of: cell.contentView), own > content
    else { return }
    wasMovedBehind = true
    cell.insertSubview(self, belowSubview: cell.contentView)
  }

  override func sidesDidChange() { setNeedsLayout() }

  /// The outline's width depends on the traits, and the selection lies inside it.
  override class var observesTraits: Bool { true }

  private func showShape() {
    guard let shape else { return }
    shape.showFill(color, hosting: hosted)
    let insets = card.insets(ofLine: drawnWidth(of: card.style.outline))
    // UIKit may lay it out before it's in its cell.
    if superview != nil {
      let rect = cardRect(for: card)
      shape.place(
        at: CGRect(
          x: rect.minX + insets.left, y: rect.minY + insets.top,
          width: max(0, rect.width - insets.left - insets.right),
          height: max(0, rect.height - insets.top - insets.bottom)))
    }
    shape.showCard(card, inside: insets)
  }
}
