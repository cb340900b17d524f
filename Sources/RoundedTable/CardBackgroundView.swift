public import UIKit

/// What a dressed cell carries as its `backgroundView`: the card, drawn at the cell's margins.
///
/// The view covers the whole cell, as UIKit lays background views out, and draws the card inside it. It also keeps what the
/// cell wore before, so that taking the card off restores it.
public final class CardBackgroundView: UIView {
  /// The card that is shown.
  public private(set) var card = Card.none

  let shape = CardShapeView()
  private let separator = CardSeparatorView()
  private var outlineView: CardOutlineView?
  weak var decorator: CardDecorator?
  private weak var cell: UITableViewCell?
  /// Whether the card has been put back on a cell that had removed it.
  var wasPutBack = false
  /// Whether the card was taken off on purpose.
  var isTakenOff = false
  var former = FormerBackground()

  init(decorator: CardDecorator) {
    self.decorator = decorator
    super.init(frame: .zero)
    followMarginsOfCell()
    shape.addSubview(separator)
    addSubview(shape)
  }

  /// Traps: a card is made by its decorator, never from an archive.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) {
    fatalError("CardBackgroundView is made by CardDecorator")
  }

  /// Shows a card, animated if called inside an animation block.
  func show(_ card: Card, color: UIColor?, gradient: CardGradient?) {
    let isNew = self.card == .none
    self.card = card
    shape.fillView.show(color, gradient)
    showOutline(card)
    separator.style = card.style.separator ?? CardSeparator()
    separator.alpha = card.wantsSeparator ? 1 : 0
    layOutCard()
    shape.show(card.corners, isOutlined: card.style.outline != nil)
    if isNew { setNeedsLayout() }
  }

  /// Takes the card off its cell and puts back what was behind the cell before.
  func takeOff(from cell: UITableViewCell) {
    isTakenOff = true
    former.restore(to: cell)
  }

  /// Lays the card out at the margins, which UIKit may change at any time.
  public override func layoutSubviews() {
    super.layoutSubviews()
    layOutCard()
  }

  /// Follows the cell's margins to the new place of the card.
  public override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Notices that the cell has dropped its card.
  ///
  /// A background configuration that is assigned later than the cell was returned removes the background view (Apple:
  /// UITableViewCell.backgroundConfiguration), and nothing else tells.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let superview {
      cell = superview as? UITableViewCell
    } else if let cell {
      decorator?.cardWasRemoved(self, from: cell)
    }
  }

  private func layOutCard() {
    let rect = cardRect(for: card)
    if shape.frame != rect { shape.frame = rect }
    separator.layOut(
      in: shape.bounds, padding: card.effectivePadding, outline: card.style.outline?.width ?? 0)
  }

  private func showOutline(_ card: Card) {
    guard let outline = card.style.outline, !card.isShapedBySystem else {
      outlineView?.removeFromSuperview()
      outlineView = nil
      return
    }
    let view = outlineView ?? CardOutlineView()
    if outlineView == nil {
      outlineView = view
      view.frame = shape.bounds
      shape.insertSubview(view, belowSubview: separator)
    }
    view.show(outline, of: card)
  }
}

extension UIView {
  /// Makes a background's margins those of the cell, exactly: they tell where the card is.
  func followMarginsOfCell() {
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = .zero
    isUserInteractionEnabled = false
  }

  /// The table view that a view is in.
  var enclosingTableView: UITableView? {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table }
      view = current.superview
    }
    return nil
  }
}
