import UIKit

/// The one owner of everything that a card has changed in a cell; it is itself the line below the
/// row.
///
/// A cell is in one of these states, and nothing else tells whether a card is in it:
///
///             decorate                  the app puts something else behind the cell
///     off ───────────► shown ◄──────────────────────────────────────► displaced
///      ▲                ▲          the layout of the same pass, or decorate │
///      │                │ decorate                                          │ for the fifth time
///      │                └──────────────────────────────────────────── refused
///      └── undecorate, from any state: the app's background is given back
///
/// - `off`: the slot is in no cell, or the cell has removed it together with the card.
/// - `shown`: the card is the cell's background view. What the app had put there is its fill.
/// - `displaced`: like Apple's own examples, apps assign `backgroundConfiguration` whenever a
///   cell's state changes, and UIKit then removes all three background views (Apple:
///   UITableViewCell.backgroundConfiguration). Nothing may be put back inside that setter, so the
///   removal only invalidates the slot's layout, which comes in the same pass as the cell's, before
///   anything is drawn. Out of sight, a cell is also displaced while a provider is asked: see
///   ``lendConfiguration()``.
/// - `refused`: without a layout that kept the card, the cell has put something else there a fifth
///   time, as one does that assigns a background view in every layout; or it has removed the card,
///   as one does that removes views as wide as itself. Everything is given back, the cell is left
///   alone until it is decorated again, and the diagnosis names it.
///
/// From the second time on, the card goes into a background configuration instead, if the cell has
/// assigned one: whether a new background view makes UIKit update a cell's configuration, and the
/// app assign it once more, is not documented.
final class CardSlot: SeparatorView, CardOwner {
  enum State {
    case off, shown, displaced, refused
  }

  private(set) var state = State.off
  let row = CellBackgroundView()
  private let selection = CardSelectionView()
  /// What the app has put behind the cell.
  let app = AppBackground()
  private(set) weak var cell: UITableViewCell?
  /// The decorator that has decorated the cell.
  private(set) var decorator: (any CellDecorator)?
  /// The table that the cell is in.
  weak var host: (any CardHost)?
  private var contentClip = CardContentClip()
  private var focusShape = CardFocusShape()
  private var content: UIView?
  /// Whether the card has been changed out of sight, and not been drawn since.
  private var isStale = false
  /// How often the card has been displaced since a layout kept it.
  private var displacements = 0

  /// The slot in a cell, nil if that has never been decorated.
  static func of(_ cell: UITableViewCell) -> CardSlot? {
    // The card knows its slot, which is usually quicker than looking among the cell's views.
    (cell.backgroundView as? CellBackgroundView)?.owner as? CardSlot ?? cell.subview(CardSlot.self)
  }

  override func setUp() {
    super.setUp()
    row.owner = self
    selection.owner = self
  }

  // MARK: Decorating

  /// Makes a cell show a card.
  func decorate(_ cell: UITableViewCell, as card: Card, by decorator: any CellDecorator) {
    self.decorator = decorator
    displacements = 0
    // A card that the cell did not show before would grow from nothing in an animation.
    guard state == .off || state == .refused else { return show(card, on: cell) }
    UIView.performWithoutAnimation {
      self.cell = cell
      if superview !== cell { moveInFront(of: cell) }
      show(card, on: cell)
    }
  }

  private func show(_ card: Card, on cell: UITableViewCell) {
    putBehind(cell)
    row.show(card)
    isStale = !cell.isInSight
    // What is not in sight is drawn once, in its layout.
    if !isStale { showParts(of: cell) }
  }

  private func showParts(of cell: UITableViewCell) {
    isStale = false
    showFill(of: cell)
    showSeparator()
    decorateSelection(of: cell)
  }

  /// In front of the content, as UIKit's own separator is.
  ///
  /// A cell may override `addSubview(_:)` to redirect its subviews to its content view.
  private func moveInFront(of cell: UITableViewCell) {
    content = cell.contentView
    cell.insertSubview(self, aboveSubview: cell.contentView)
  }

  /// Puts the card behind the cell, and saves what the cell has in its place.
  private func putBehind(_ cell: UITableViewCell) {
    app.save(from: cell)
    if displacements > 1, cell.backgroundConfiguration != nil {
      var configuration = UIBackgroundConfiguration.clear()
      configuration.customView = row
      cell.backgroundConfiguration = configuration
    } else if cell.backgroundView !== row {
      row.frame = CGRect(origin: .zero, size: cell.bounds.size)
      // This clears the cell's background configuration (Apple: UITableViewCell.backgroundView),
      // which has been saved.
      cell.backgroundView = row
    }
    state = .shown
  }

  /// Gives back what was behind the cell before it was decorated, and leaves it.
  func undecorate() {
    guard let cell, state != .off else { return }
    leave(cell, as: .off)
    removeFromSuperview()
  }

  /// Gives back everything that is borrowed from the cell.
  private func leave(_ cell: UITableViewCell, as state: State) {
    self.state = state
    contentClip.restore()
    focusShape.restore(to: cell)
    app.restore(to: cell)
    // If it is fading out, it would stay until the end.
    selection.removeFromSuperview()
    showSeparator()
  }

  // MARK: What the views tell

  func heard(_ event: CardEvent, from view: UIView) {
    guard let cell else { return }
    switch event {
    case .marked: host?.selectionMoved()
    case _ where state != .shown: break
    case .displaced:
      state = .displaced
      setNeedsLayout()
    case .laidOut: rowWasLaidOut(in: cell)
    case .shaped: shapeParts(of: cell)
    case .colored(let color):
      // If the app has a background for several rows as well, the color could be meant for either.
      let selected = app.multipleSelectionView == nil ? app.selectedView : nil
      (view === row ? app.view : selected)?.backgroundColor = color
      showFill(of: cell)
      decorateSelection(of: cell)
    }
  }

  /// Gives up if the cell removes its subviews, which it would do again and again.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil, state == .displaced { undecorate() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell, superview === cell else { return }
    if state == .displaced { putBack(on: cell) }
  }

  /// Puts the card back, in the layout pass in which it was displaced.
  ///
  /// Its own layout comes in the same pass, and fills it with what the cell has assigned.
  private func putBack(on cell: UITableViewCell) {
    displacements += 1
    let isRemoved = cell.backgroundView === row && row.superview == nil
    guard !isRemoved, displacements <= 4 else { return leave(cell, as: .refused) }
    // The card was there before: in an animation, it does not come in anew.
    UIView.performWithoutAnimation { putBehind(cell) }
    row.setNeedsLayout()
  }

  /// Gives what the cell has of its own the card's shape.
  private func shapeParts(of cell: UITableViewCell) {
    let (card, rect) = (row.card, row.shape.frame)
    focusShape.show(card.corners, in: rect, on: cell)
    contentClip.show(card, in: rect, of: row, on: cell)
  }

  /// Uses what the cell got after it was decorated: in `willDisplay`, in its `layoutSubviews`, or
  /// from an update handler.
  private func rowWasLaidOut(in cell: UITableViewCell) {
    if !cell.layer.needsLayout() { displacements = 0 }
    let hasNewColors = app.save(from: cell)
    if isStale { showParts(of: cell) } else { showFill(of: cell) }
    if hasNewColors && cell.isSelectedOrHighlighted || app.multipleSelectionView != nil
      || cell.selectedBackgroundView !== selection
    {
      decorateSelection(of: cell)
    }
    shapeParts(of: cell)
    let (card, rect) = (row.card, row.shape.frame)
    // A backdrop is found among the rows that are in their places, of which this may be no longer
    // one, or again; and so may one whose shadow fell anywhere while it was lifted.
    let isFree = row.slice.map { min($0.roomAbove, $0.roomBelow) == .infinity } ?? false
    let isOther =
      row.slice.map { $0.rowHeight != rect.height } ?? false
      || isFree && card.shadow != nil && !cell.isLifted
    if isOther || card.style.fill.view != nil { host?.needSlices() }
    if content !== cell.contentView { moveInFront(of: cell) }
    if card.resolved.hasSeparators {
      show(below: card, of: cell, in: cell.convert(rect, from: row))
    }
    host?.cardWasLaidOut(self)
  }

  // MARK: Lending the configuration

  /// Gives a cell that is out of sight the configuration back that became its fill, for a provider
  /// that edits it in place.
  ///
  /// - Returns: Whether there is one.
  func lendConfiguration() -> Bool {
    // UIKit hides cells in the reuse pool, or removes them from the table.
    guard let cell, cell.superview == nil || cell.isHidden, cell.backgroundView === row,
      let configuration = app.configuration
    else { return false }
    cell.backgroundConfiguration = configuration
    return true
  }

  /// Ends the lending: the card is back, unless its cell is about to be decorated or the provider has
  /// changed what is behind it.
  func takeBack(unless returned: UITableViewCell) {
    guard let cell, cell !== returned, cell.backgroundView == nil else { return }
    UIView.performWithoutAnimation { cell.backgroundView = row }
    state = .shown
  }

  // MARK: Fill and selection

  private func showFill(of cell: UITableViewCell) {
    let fill = row.card.style.fill
    var color = fill.color ?? fill.view?.fallback
    // As UIKit's own configurations do for focused rows, and for selected rows that have no
    // selected background.
    let showsState =
      cell.selectionStyle != .none && cell.isSelectedOrHighlighted && cell.backgroundView !== row
    if cell.isFocused || showsState {
      let highlight = app.selectionColor(of: cell, in: row.card.style)
      if highlight != .clear { return row.shape.show(highlight) }
    }
    if fill.isAutomatic {
      color = app.fill(of: cell) ?? .secondarySystemGroupedBackground
    } else if fill.view != nil, row.showsBackdrop, !cell.isAwayFromItsPlace {
      color = nil
    }
    row.shape.show(
      color, fill.gradient, hosting: fill.isAutomatic ? app.hosted : nil)
  }

  private func decorateSelection(of cell: UITableViewCell) {
    guard cell.backgroundView === row else { return }
    let style = row.card.style
    let hosted = app.hostedSelection(of: cell, in: style)
    let color = hosted == nil ? app.selectionColor(of: cell, in: style) : .clear
    selection.show(row.card, color: color, hosting: hosted)
    if cell.multipleSelectionBackgroundView !== selection {
      cell.multipleSelectionBackgroundView = selection
    }
    // Last, in case a view cannot be both.
    if cell.selectedBackgroundView !== selection { cell.selectedBackgroundView = selection }
  }

  // MARK: The line below the row

  /// Whether the line is hidden, because the row or the one below it is highlighted or selected.
  var isSeparatorHidden = false {
    didSet { if isSeparatorHidden != oldValue { showSeparator() } }
  }

  private func showSeparator() {
    let alpha: CGFloat =
      row.card.wantsSeparator && !isSeparatorHidden && state != .refused && state != .off ? 1 : 0
    if self.alpha != alpha { self.alpha = alpha }
  }
}

/// What a card tells of itself: the table that it is in, which cells do not know, listens.
@MainActor protocol CardHost: AnyObject {
  /// A card has been laid out.
  func cardWasLaidOut(_ slot: CardSlot)

  /// The highlight or selection of a cell's row has changed, or a card has left its window.
  func selectionMoved()

  /// A row has another height than its slice was made for.
  func needSlices()
}

/// Gives the system's focus halo and hover effect the card's shape.
///
/// Everything else is the app's choice and left alone: a focus effect other than a halo, a hover
/// style with a shape, or neither.
@MainActor struct CardFocusShape {
  private var rect = CGRect.null
  private var corners = CornerConfiguration.square
  private var effect = Borrowed(\UITableViewCell.focusEffect)
  private var shapedHover: NSObject?

  /// Shapes a cell's halo and hover style, if these or the card's shape have changed.
  mutating func show(_ corners: CornerConfiguration, in rect: CGRect, on cell: UITableViewCell) {
    let isOther = rect != self.rect || corners != self.corners
    (self.rect, self.corners) = (rect, corners)
    var path: UIBezierPath { cell.cardPath(corners, in: rect) }
    let present = cell.focusEffect
    if present is UIFocusHaloEffect, let own = effect.own(of: cell) as? UIFocusHaloEffect,
      isOther || own === present
    {
      let halo = UIFocusHaloEffect(path: path)
      halo.containerView = own.containerView
      halo.referenceView = own.referenceView
      halo.position = own.position
      effect.set(halo, of: cell)
    }
    shapedHover = Capabilities.shapeHover(of: cell, formerly: shapedHover, isStale: isOther) {
      path
    }
  }

  /// Restores the cell's halo and hover style, unless the app has changed them since.
  mutating func restore(to cell: UITableViewCell) {
    effect.giveBack(to: cell)
    if let shapedHover {
      _ = Capabilities.shapeHover(of: cell, formerly: shapedHover, isStale: true) { nil }
    }
    self = CardFocusShape()
  }
}

/// The clip of a cell's content view, and the values from before.
@MainActor struct CardContentClip {
  private var view: UIView?
  private var radius = Borrowed(\UIView.layer.cornerRadius)
  private var corners = Borrowed(\UIView.layer.maskedCorners)
  private var curve = Borrowed(\UIView.layer.cornerCurve)
  private var clips = Borrowed(\UIView.clipsToBounds)
  private var mask = Borrowed(\UIView.layer.mask)
  private var cut: CAShapeLayer?

  /// Clips the content view to the card's corners if the style asks for it, and restores it if not.
  ///
  /// The rectangle of the card is in the background's coordinates.
  mutating func show(
    _ card: Card, in rect: CGRect, of background: UIView, on cell: UITableViewCell
  ) {
    let isWanted = card.style.clipsContent
    if view != nil, !isWanted || view !== cell.contentView { restore() }
    guard isWanted else { return }
    let content = cell.contentView
    view = content
    let fitted = card.corners.fitted(in: rect.size)
    let shared = Self.corners(of: content.convert(content.bounds, to: background), sharedWith: rect)
      .intersection(card.corners.corners.mask(isMirrored: cell.isMirrored))
    let top = fitted.topRadius > 0 ? shared.intersection(.top) : []
    let bottom = fitted.bottomRadius > 0 ? shared.intersection(.bottom) : []
    let largest = max(
      top.isEmpty ? 0 : fitted.topRadius, bottom.isEmpty ? 0 : fitted.bottomRadius)
    // `maskedCorners` does not animate, so a row that loses its corners keeps the mask while the
    // radius moves to zero.
    if largest > 0 { corners.set(top.union(bottom), of: content) }
    curve.set(card.curve, of: content)
    radius.set(largest, of: content)
    clips.set(true, of: content)
    // At a gap the card ends inside the content, where that has no corners.
    guard cut != nil || rect.height < background.bounds.height else { return }
    let layer = cut ?? CAShapeLayer()
    let part = content.convert(rect, from: background)
    layer.show(cell.cardPath(card.corners, in: part).cgPath)
    cut = layer
    mask.set(layer, of: content)
  }

  /// The content's corners that coincide with the card's; beside an accessory or an editing control
  /// they do not.
  private static func corners(of content: CGRect, sharedWith card: CGRect) -> CACornerMask {
    let edges: [(CGFloat, CACornerMask)] = [
      (content.minX - card.minX, .left), (content.maxX - card.maxX, .right),
      (content.minY - card.minY, .top), (content.maxY - card.maxY, .bottom),
    ]
    // A card's edges are on whole pixels, those of content may not be.
    return edges.reduce(.top.union(.bottom)) { abs($1.0) <= 0.5 ? $0 : $0.subtracting($1.1) }
  }

  mutating func restore() {
    radius.giveBack(to: view)
    corners.giveBack(to: view)
    curve.giveBack(to: view)
    clips.giveBack(to: view)
    mask.giveBack(to: view)
    (view, cut) = (nil, nil)
  }
}
