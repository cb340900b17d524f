import UIKit

/// What a dressed cell carries as its `backgroundView`: the card, drawn inside the cell's safe area.
///
/// The view covers the whole cell, as UIKit lays background views out, and draws the card inside it. It also keeps what the
/// cell wore before, so that taking the card off restores it.
package final class CardBackgroundView: PlainView {
  /// The card that is shown.
  package private(set) var card = Card.none

  let shape = CardShapeView()
  private let separator = CardSeparatorView()
  weak var decorator: CardDecorator?
  weak var anchor: CardAnchorView?
  private(set) weak var cell: UITableViewCell?
  /// Whether a cell wears the card, also while the cell has put something else in its place.
  var isWorn = false
  /// What the cell's selected background is to be, which a cell that takes its card away loses with it.
  var selection: CardSelectionView?
  var former = SavedBackground()
  let margins = CellMargins()
  private var contentClip = CardContentClip()
  private var focusShape = CardFocusShape()
  /// Whether the card is filled as that of a focused row.
  var showsFocus = false

  package override func setUp() {
    followMarginsOfCell()
    shape.addSubview(separator)
    addSubview(shape)
  }

  /// Shows a card, animated if called inside an animation block.
  func show(_ card: Card, fill: Fill) {
    self.card = card
    show(fill)
    separator.style = card.style.separator ?? .automatic
    separator.end = CGFloat(card.layout.lineEnd)
    showSeparator()
    layOutShape()
    shape.show(card)
    // Outside its table a line has no place yet.
    if cell?.superview != nil { layOutSeparator() }
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

  /// The card of a cell, also if the cell has put another background in its place since.
  static func worn(by cell: UITableViewCell) -> CardBackgroundView? {
    (cell.backgroundView as? CardBackgroundView) ?? CardAnchorView.find(in: cell)?.background
  }

  /// Takes the card off its cell and puts back what was behind the cell before.
  func restore(_ cell: UITableViewCell) {
    release(cell)
    margins.restore(to: cell)
    former.restore(to: cell)
    anchor?.removeFromSuperview()
  }

  /// Gives free what the card has of its cell's.
  func release(_ cell: UITableViewCell) {
    comeOut()
    isWorn = false
    contentGap?.removeFromSuperview()
    contentGap = nil
    contentClip.restore()
    focusShape.restore(to: cell)
    shape.fillView.host(nil)
  }

  /// Whether the card is the cell's background view, or shown in place of the app's.
  func isBackground(of cell: UITableViewCell) -> Bool {
    cell.backgroundView === self || sentinel != nil && sentinel?.superview === cell.backgroundView
  }

  /// Whether the card is where it is drawn in its cell.
  func isShown(in cell: UITableViewCell) -> Bool {
    isBackground(of: cell) || superview != nil && sentinel == nil
  }

  /// What is in the app's background view while the card is shown beside it.
  var sentinel: CardSentinelView? {
    didSet { if sentinel != nil, contentGap == nil { contentGap = CardContentGapView(for: self) } }
  }

  private var contentGap: CardContentGapView?

  /// Leaves the place beside or inside what the cell assigned, if the card was put there.
  func comeOut() {
    guard superview != nil, cell?.backgroundView !== self else { return }
    let wasWorn = isWorn
    isWorn = false
    removeFromSuperview()
    isWorn = wasWorn
    guard let sentinel else { return }
    self.sentinel = nil
    sentinel.removeFromSuperview()
    former.showView()
  }

  /// Lays the card out inside the safe area, which may change at any time.
  package override func layoutSubviews() {
    super.layoutSubviews()
    if let cell {
      margins.settle(on: cell, isLaidOut: true)
      contentGap?.follow(cell)
    }
    layOutShape()
    separator.textStart = textStartInCard
    separator.editingShift = cell?.editingShift ?? 0
    layOutSeparator()
    decorator?.cardWasLaidOut(self)
  }

  /// The place of the card's view: the whole cell.
  ///
  /// A cell sets it whenever it is laid out. A colour that the cell gives itself at the same time is then noticed.
  package override var frame: CGRect { didSet { setNeedsLayout() } }

  /// Follows the cell's margins, where lines begin with the content, and the safe area, from which the card's inset is measured.
  package override func marginsDidChange() {
    if let cell { margins.settle(on: cell) }
    setNeedsLayout()
  }

  /// Draws the lines anew when their thickness or contrast changes.
  package override func traitsDidChange() {
    if let cell { margins.followTextSize(on: cell) }
    setNeedsLayout()
  }

  /// Notices that the cell has taken its card away.
  ///
  /// A background configuration that is assigned removes the background view (Apple: UITableViewCell.backgroundConfiguration), and
  /// there is no callback for it.
  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let cell = superview as? UITableViewCell {
      self.cell = cell
    } else if superview == nil, isWorn {
      anchor?.cardWasRemoved()
    }
  }

  /// Cells come into their table after they were dressed.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    rememberConfiguration()
  }

  func rememberConfiguration() {
    guard former.configuration != nil, let cell else { return }
    host?.rememberConfiguration(of: cell)
  }

  private weak var latestHost: CardHostView?

  /// The host of the table that the cell is in.
  var host: CardHostView? {
    if let latestHost, latestHost.superview != nil { return latestHost }
    latestHost = CardHostView.around(self)
    return latestHost
  }

  private func layOutShape() {
    let rect = cardRect(for: card)
    if shape.frame != rect { shape.frame = rect }
    guard let cell else { return }
    contentClip.show(card, in: rect, of: self, on: cell)
    if isWorn, !card.layout.isShapedBySystem { focusShape.show(card.corners, in: rect, on: cell) }
  }

  /// Known only when the row is laid out.
  private var textStartInCard: CGFloat? {
    guard card.wantsSeparator, let start = cell?.textStartAfterPicture else { return nil }
    return max(0, start - leadingDistance(to: shape.frame))
  }

  private func layOutSeparator() {
    separator.layOut(
      in: shape.bounds, of: cell, padding: Double(contentStartInCard), outline: shape.outlineWidth)
  }

  /// Where content begins that heeds the cell's margins, from the card's leading edge; without what editing adds.
  private var contentStartInCard: CGFloat {
    guard !card.layout.isShapedBySystem, let content = cell?.contentView, !content.bounds.isEmpty,
      !bounds.isEmpty
    else { return CGFloat(card.style.usedPadding) }
    let margin = isMirrored ? layoutMargins.right : layoutMargins.left
    // A content view has margins of 8 points by itself (Apple: UIView.directionalLayoutMargins), which may be more than the cell's.
    let inner = isMirrored ? content.layoutMargins.right : content.layoutMargins.left
    let start =
      leadingDistance(to: convert(content.bounds, from: content)) - separator.editingShift
      + min(inner, 8)
    return max(0, max(margin, start) - leadingDistance(to: shape.frame))
  }
}

extension UIView {
  /// Makes a background's margins those of the cell, exactly: they tell where content begins.
  func followMarginsOfCell() {
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = .zero
  }
}
