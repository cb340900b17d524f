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
///   or put it into a view of its own, as one does that removes views as wide as itself. Everything is given back, the cell is left
///   alone until it is decorated again, and the diagnosis names it.
///
/// From the second time on, the card goes into a background configuration instead, if the cell has
/// assigned one: whether a new background view makes UIKit update a cell's configuration, and the
/// app assign it once more, is not documented.
final class CardSlot: SeparatorView {
  enum State {
    case off, shown, displaced, refused
  }

  private(set) var state = State.off
  let row = CellBackgroundView()
  private let selection = CardSelectionView()
  /// The selection of a row that can be selected together with others; made when that is possible.
  private var severalSelection: CardSelectionView?
  /// What the app has put behind the cell.
  let app = AppBackground()
  private(set) weak var cell: UITableViewCell?
  /// The decorator that has decorated the cell.
  private(set) var decorator: (any CellDecorator)?
  /// The table that the cell is in.
  weak var delegate: (any CardSlotDelegate)?
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
    (cell.backgroundView as? CellBackgroundView)?.slot ?? cell.subview(CardSlot.self)
  }

  override func setUp() {
    super.setUp()
    row.slot = self
    selection.slot = self
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
    severalSelection?.removeFromSuperview()
    showSeparator()
  }

  // MARK: Changes of the views

  func viewDidChange(_ view: UIView, _ change: CardViewChange) {
    guard let cell else { return }
    switch change {
    case .selection: delegate?.cardDidChange(in: cell, .selection)
    case _ where state != .shown: break
    case .displaced:
      state = .displaced
      setNeedsLayout()
    case .layout: rowWasLaidOut(in: cell)
    case .shape: shapeParts(of: cell)
    case .color(let color):
      let selected = view === selection ? app.selectedView : app.multipleSelectionView
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
    // It would take the card away again and again, and so on without end.
    let isTaken = cell.backgroundView === row && row.superview !== cell
    guard !isTaken, displacements <= 4 else { return leave(cell, as: .refused) }
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
      || severalSelection == nil && cell.maySelectSeveral
    {
      decorateSelection(of: cell)
    }
    shapeParts(of: cell)
    if content !== cell.contentView { moveInFront(of: cell) }
    if row.card.resolved.hasSeparators {
      show(below: row.card, of: cell, in: cell.convert(row.shape.frame, from: row))
    }
    delegate?.cardDidChange(in: cell, .layout)
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

  /// Puts the card back, unless the provider has changed what is behind the cell.
  func takeBack() {
    guard let cell, cell.backgroundView == nil else { return }
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
    if cell.selectedBackgroundView !== selection { cell.selectedBackgroundView = selection }
    guard severalSelection != nil || cell.maySelectSeveral else { return }
    // One view need not be able to be both.
    let several = severalSelection ?? CardSelectionView()
    (severalSelection, several.slot) = (several, self)
    several.show(row.card, color: color, hosting: hosted)
    if cell.multipleSelectionBackgroundView !== several {
      cell.multipleSelectionBackgroundView = several
    }
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
