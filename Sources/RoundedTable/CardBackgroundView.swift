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
  weak var decorator: CardDecorator?
  private(set) weak var cell: UITableViewCell?
  /// Whether the card has been put back on a cell that had removed it.
  var wasPutBack = false
  /// Whether the card was taken off on purpose.
  var isTakenOff = false
  var former = FormerBackground()
  private var contentClip = CardContentClip()

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
  func show(_ card: Card, fill: Fill) {
    self.card = card
    show(fill)
    separator.style = card.style.separator ?? CardSeparator()
    showSeparator()
    layOutShape()
    shape.show(card)
    layOutSeparator()
    // Later, when the cell is in the table, neighbours and margins are known.
    setNeedsLayout()
  }

  /// What is shown in the card's shape.
  struct Fill {
    var color: UIColor?
    var gradient: CardGradient?
    /// A view of the app's, in front of the colour.
    var view: UIView?
  }

  func show(_ fill: Fill) {
    shape.fillView.show(fill.color, fill.gradient)
    shape.fillView.host(fill.view)
  }

  /// Whether the row, or the one below, is highlighted or selected: there the line is hidden.
  var isSeparatorCovered = false {
    didSet { if isSeparatorCovered != oldValue { showSeparator() } }
  }

  private func showSeparator() {
    separator.alpha = card.wantsSeparator && !isSeparatorCovered ? 1 : 0
  }

  /// The card of a cell, also if the app has put another background in its place since: the selection is the card's still.
  static func worn(by cell: UITableViewCell) -> CardBackgroundView? {
    if let card = cell.backgroundView as? CardBackgroundView { return card }
    let selection =
      cell.selectedBackgroundView as? CardSelectionView
      ?? cell.multipleSelectionBackgroundView as? CardSelectionView
    return selection?.background
  }

  /// Takes the card off its cell and puts back what was behind the cell before.
  func takeOff(from cell: UITableViewCell) {
    contentClip.takeBack()
    isTakenOff = true
    shape.fillView.host(nil)
    former.restore(to: cell)
  }

  /// Lays the card out at the margins, which UIKit may change at any time.
  public override func layoutSubviews() {
    super.layoutSubviews()
    layOutShape()
    separator.textStart = textStartInCard
    separator.editingShift = cell?.editingShift ?? 0
    layOutSeparator()
    decorator?.cardWasLaidOut(self)
  }

  /// The place of the card's view: the whole cell.
  ///
  /// A cell sets it whenever it is laid out. A colour that the cell gives itself at the same time is then noticed.
  public override var frame: CGRect { didSet { setNeedsLayout() } }

  /// Follows the cell's margins to the new place of the card.
  public override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Draws the lines anew when their thickness or contrast changes.
  ///
  /// - Parameter previousTraitCollection: The traits from before.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
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
      // Nobody may come by again to do it: the next data source's decorator may find nothing of the card on the cell.
      if !isTakenOff {
        contentClip.takeBack()
        former.margins.restore(to: cell)
        former.restoreColors(to: cell)
      }
      decorator?.cardWasRemoved(self, from: cell)
    }
  }

  private func layOutShape() {
    let rect = cardRect(for: card)
    if shape.frame != rect { shape.frame = rect }
    if let cell { contentClip.show(card, in: rect, of: self, on: cell) }
  }

  /// Known only when the row is laid out.
  private var textStartInCard: CGFloat? {
    guard card.wantsSeparator, let start = cell?.textStartAfterPicture else { return nil }
    return max(0, start - leadingDistance(to: shape.frame))
  }

  private func layOutSeparator() {
    separator.layOut(
      in: shape.bounds, of: cell, padding: card.effectivePadding, outline: shape.outlineWidth)
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
}
