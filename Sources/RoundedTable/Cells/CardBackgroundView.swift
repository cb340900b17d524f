import UIKit

/// The `backgroundView` of a dressed cell, which draws the card inside the cell's safe area.
///
/// UIKit makes background views as large as the cell. This one also saves what was behind the cell before, to restore it later.
package final class CardBackgroundView: CardPartView {
  private let separator = CardSeparatorView()
  weak var decorator: CardDecorator?
  weak var anchor: CardAnchorView?
  private(set) weak var cell: UITableViewCell?
  /// Whether a cell wears the card, even while the cell has put something else in its place.
  var isWorn = false
  /// The cell's selected background, which a cell loses when it removes its card.
  var selection: CardSelectionView?
  let former = SavedBackground()
  private var contentClip = CardContentClip()
  private var focusShape = CardFocusShape()
  /// Whether the row has been filled by itself, because it is away from the backdrop.
  var showsAway = false
  /// Whether the row is away from the backdrop: lifted, or swiped aside.
  var isAway: Bool { showsBackdrop && cell?.isAwayFromItsPlace == true }
  /// Whether the card has the fill of a focused row.
  var showsFocus = false

  /// A colour that the app sets on its background view, in whose place it finds the card.
  package override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      former.view?.backgroundColor = newValue
      decorator?.fillAgain(self)
    }
  }

  package override func setUp() {
    super.setUp()
    followMarginsOfCell()
    shape.addSubview(separator)
  }

  /// Shows a card, animated if called inside an animation block.
  func show(_ card: Card, fill: Fill) {
    let hasOtherStyle = card.resolved !== self.card.resolved
    show(card)
    show(fill)
    if hasOtherStyle {
      separator.style = card.style.separator ?? .automatic
      separator.ends.end = CGFloat(card.layout.lineEnd)
    }
    showSeparator()
    // Only what is on screen changes in step with the rows. Elsewhere the cell's place, size and margins are not known yet.
    if isPlaced, UIView.areAnimationsEnabled, cell?.isInSight == true {
      // Lines are where they were if only the position has changed.
      if hasOtherStyle { layOutParts() } else { layOutShape() }
    } else {
      isPlaced = false
      setNeedsLayout()
    }
  }

  /// The fill of a card, with a view of the app's in it.
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

  /// Whether the line is hidden, because the row or the one below it is highlighted or selected.
  var isSeparatorCovered = false {
    didSet { if isSeparatorCovered != oldValue { showSeparator() } }
  }

  private func showSeparator() {
    let alpha: CGFloat = card.wantsSeparator && !isSeparatorCovered ? 1 : 0
    if separator.alpha != alpha { separator.alpha = alpha }
  }

  /// The card of a cell, even if the cell has since put another background in its place.
  static func worn(by cell: UITableViewCell) -> CardBackgroundView? {
    (cell.backgroundView as? CardBackgroundView) ?? CardAnchorView.find(in: cell)?.background
  }

  /// Restores what was behind the cell before it was dressed.
  func restore(_ cell: UITableViewCell) {
    release(cell)
    former.restore(to: cell)
    anchor?.removeFromSuperview()
  }

  /// Releases everything that the card has borrowed from its cell.
  func release(_ cell: UITableViewCell) {
    withdraw()
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

  /// Whether the card is drawn in its cell.
  func isShown(in cell: UITableViewCell) -> Bool {
    isBackground(of: cell) || superview != nil && sentinel == nil
  }

  /// The view inside the app's background view while the card is shown beside that.
  var sentinel: CardSentinelView? {
    didSet { if sentinel != nil, contentGap == nil { contentGap = ContentGapView(for: self) } }
  }

  private var contentGap: ContentGapView?

  /// Removes the card from beside or inside what the cell assigned.
  func withdraw() {
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

  /// Whether the card has been laid out since it was last shown without an animation.
  private var isPlaced = true

  /// Lays out the card inside the safe area, which may change at any time.
  package override func layoutSubviews() {
    super.layoutSubviews()
    if let cell { contentGap?.follow(cell) }
    if isPlaced { layOutParts() } else { place() }
    decorator?.cardWasLaidOut(self)
  }

  /// Invalidates the layout with every layout of the cell.
  ///
  /// A cell sets the frame whenever it is laid out. A colour that the cell sets in its own layout is noticed this way.
  package override var frame: CGRect { didSet { setNeedsLayout() } }

  package override func sidesDidChange() { setNeedsLayout() }

  package override class var observesTraits: Bool { true }

  /// Whether traits have changed since the card was last filled: other colours may be clear in them.
  var hasOtherTraits = false

  /// Redraws the lines when their thickness or contrast changes.
  package override func traitsDidChange() {
    hasOtherTraits = true
    super.traitsDidChange()
  }

  /// Notices that the cell has removed its card.
  ///
  /// Assigning a background configuration removes the background view (Apple: UITableViewCell.backgroundConfiguration), and
  /// there is no callback for it.
  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let cell = superview as? UITableViewCell {
      self.cell = cell
    } else if superview == nil, isWorn {
      anchor?.cardWasRemoved()
    }
  }

  /// Cells enter their table after they were dressed, and may leave it while they are marked.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { latestHost?.coverSeparatorsLater() }
    rememberConfiguration()
  }

  func rememberConfiguration() {
    guard former.hasConfiguration, let cell else { return }
    host?.rememberConfiguration(of: cell)
  }

  private weak var latestHost: CardHostView?

  /// The host in the cell's table.
  var host: CardHostView? {
    if let latestHost, latestHost.superview != nil { return latestHost }
    latestHost = CardHostView.around(self)
    return latestHost
  }

  /// Lays out a card that appears finished, also in an animated update.
  private func place() {
    isPlaced = true
    UIView.performWithoutAnimation {
      layOutParts()
      shape.draw()
    }
  }

  private func layOutParts() {
    layOutShape()
    separator.ends.textStart = textStartInCard
    separator.ends.editingShift = cell?.editingShift ?? 0
    layOutSeparator()
  }

  private func layOutShape() {
    let rect = cardRect(for: card)
    layOutShape(in: rect)
    if let slice, slice.rowHeight != bounds.height { host?.needSlices() }
    guard let cell else { return }
    contentClip.show(card, in: rect, of: self, on: cell)
    if isWorn, !card.layout.isShapedBySystem { focusShape.show(card.corners, in: rect, on: cell) }
  }

  override func backdropDidChange() { decorator?.fillAgain(self) }

  override var seenFrame: CGRect? {
    guard let cell, cell.isInSight else { return nil }
    return cell.layer.presentation()?.frame ?? cell.frame
  }

  /// Known only once the row is laid out.
  ///
  /// The last row has it too, because others may come after it.
  private var textStartInCard: CGFloat? {
    guard card.resolved.hasSeparators, let start = cell?.textStartAfterPicture(in: self) else {
      return nil
    }
    return max(0, start - leadingDistance(to: shape.frame))
  }

  private func layOutSeparator() {
    let isMirrored = isMirrored
    separator.ends.margin = contentStartInCard(isMirrored: isMirrored)
    separator.layOut(
      in: shape.bounds, of: cell, outline: drawnWidth(of: card.outline), isMirrored: isMirrored)
  }

  /// The distance from the card's leading edge to content that follows the cell's margins, without the shift of editing.
  private func contentStartInCard(isMirrored: Bool) -> CGFloat {
    guard !card.layout.isShapedBySystem, let content = cell?.contentView, !content.bounds.isEmpty,
      !bounds.isEmpty
    else { return CGFloat(card.layout.padding) }
    let margin = isMirrored ? layoutMargins.right : layoutMargins.left
    // A content view has default margins of 8 points (Apple: UIView.directionalLayoutMargins), which may be more than the
    // cell's.
    let inner = isMirrored ? content.layoutMargins.right : content.layoutMargins.left
    let safeArea = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
    let part = shape.frame
    let edge = isMirrored ? bounds.maxX - part.maxX : part.minX - bounds.minX
    return max(0, max(margin, safeArea + min(inner, 8)) - edge)
  }
}

extension UIView {
  /// Makes a background's margins exactly those of the cell, which decide where content begins.
  func followMarginsOfCell() {
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = .zero
  }
}
