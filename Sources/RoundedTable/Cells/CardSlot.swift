import UIKit

/// Owns everything that a card has changed in one cell, and knows whether the cell shows a card.
///
/// The separator in the cell owns it, so it lives as long as the cell leaves that view alone.
///
/// A cell is in one of these states:
///
///             decorate                  the app puts something else behind the cell
///     off ───────────► shown ◄──────────────────────────────────────► displaced
///      ▲                ▲          the layout of the same pass, or decorate │
///      │                │ decorate                                          │ for the fifth time
///      │                └──────────────────────────────────────────── refused
///      └── undecorate, from any state: the app's background is restored
///
/// - `off`: The slot isn't in a cell, or the cell has removed it together with the card.
/// - `shown`: The card is the cell's background view. The background that the app had set is its
///   fill.
/// - `displaced`: Apps, and Apple's own examples, assign `backgroundConfiguration` whenever a
///   cell's state changes, and UIKit then removes all three background views (Apple:
///   UITableViewCell.backgroundConfiguration). Nothing may be put back inside that setter. So the
///   slot only invalidates its layout, which runs in the same pass as the cell's, before anything
///   is drawn.
/// - `refused`: The cell has displaced the card a fifth time without a layout that kept it, as a
///   cell does that assigns a background view in every layout. Or it has removed the card's view,
///   or moved it into another view, as a cell does that removes views as wide as itself. Everything
///   is given back, the cell is left alone until it's decorated again, and the diagnosis reports
///   it.
///
/// From the second time on, the card goes into a background configuration if the cell has assigned
/// one. It isn't documented whether a new background view makes UIKit update the cell's
/// configuration, in which case the app would assign it once more.
@MainActor final class CardSlot {
  enum State { case off, shown, displaced, refused }

  private(set) var state = State.off
  /// The separator below the row, in front of the content.
  private unowned let separator: CardSeparatorView
  let background = CellBackgroundView()
  private let selection = CardSelectionView()
  /// The background of a row that's selected together with others.
  ///
  /// It's created when the table allows that.
  private var severalSelection: CardSelectionView?
  /// The app's own background.
  let appBackground = AppBackground()
  private(set) weak var cell: UITableViewCell?
  /// The decorator that decorated the cell.
  private(set) var decorator: (any CellDecorator)?
  /// What the table does when something changes in the cell.
  var onChange: ((CardSlot, SlotChange) -> Void)?
  /// Whether the table has noted that the card has been laid out.
  var isLayoutNoted = false
  /// What clips the content view; nil until a style asks for it.
  private var contentClip: CardContentClip?
  private var focusShape = CardFocusShape()
  private var content: UIView?
  /// Whether the card has changed out of view and hasn't been drawn since.
  private var isStale = false
  /// How often the card has been displaced since a layout last kept it.
  private var displacements = 0

  /// The slot in a cell; nil if the cell has never been decorated.
  static func of(_ cell: UITableViewCell) -> CardSlot? {
    // The card knows its slot. That's usually faster than a search among the cell's subviews.
    (cell.backgroundView as? CellBackgroundView)?.slot
      ?? cell.subview(CardSeparatorView.self)?.slot
  }

  init(in separator: CardSeparatorView) {
    self.separator = separator
    FocusObservation.begin()
    background.slot = self
    selection.slot = self
  }

  // MARK: Decorating

  /// Makes a cell show a card.
  func decorate(_ cell: UITableViewCell, as card: Card, by decorator: any CellDecorator) {
    self.decorator = decorator
    displacements = 0
    guard state == .off || state == .refused else { return showCard(card, on: cell) }
    // A new card would grow from nothing in an animation.
    UIView.performWithoutAnimation {
      self.cell = cell
      if separator.superview !== cell { moveInFront(of: cell) }
      showCard(card, on: cell)
    }
  }

  private func showCard(_ card: Card, on cell: UITableViewCell) {
    putCard(behind: cell)
    background.showCard(card)
    isStale = !cell.isInSight
    // A cell out of view is drawn once, in its layout.
    if !isStale { showParts(of: cell) }
  }

  private func showParts(of cell: UITableViewCell) {
    isStale = false
    showFill(of: cell)
    showSeparator()
    decorateSelection(of: cell)
  }

  /// Puts the separator in front of the content, as UIKit's own separator is.
  ///
  /// It's inserted because a cell may override `addSubview(_:)` to redirect its subviews to its
  /// content view.
  private func moveInFront(of cell: UITableViewCell) {
    content = cell.contentView
    cell.insertSubview(separator, aboveSubview: cell.contentView)
  }

  /// Puts the card behind the cell, and saves the background that the cell has.
  private func putCard(behind cell: UITableViewCell) {
    appBackground.save(from: cell)
    if displacements > 1, cell.backgroundConfiguration != nil {
      var configuration = UIBackgroundConfiguration.clear()
      configuration.customView = background
      cell.backgroundConfiguration = configuration
    } else if cell.backgroundView !== background {
      background.frame = CGRect(origin: .zero, size: cell.bounds.size)
      // This clears the cell's background configuration (Apple: UITableViewCell.backgroundView),
      // which has just been saved.
      cell.backgroundView = background
    }
    state = .shown
  }

  /// Gives the cell its own background back, and leaves it.
  func undecorate() {
    guard let cell, state != .off else { return }
    restoreCell(cell, becoming: .off)
    separator.removeFromSuperview()
  }

  /// Gives back everything that was changed in the cell.
  private func restoreCell(_ cell: UITableViewCell, becoming state: State) {
    self.state = state
    contentClip?.restore()
    focusShape.restore(to: cell)
    appBackground.restore(to: cell)
    // A selection that's fading out would stay until it's gone.
    selection.removeFromSuperview()
    severalSelection?.removeFromSuperview()
    showSeparator()
  }

  // MARK: Changes of the views

  /// Called when the selection has appeared, disappeared or begun to fade.
  func selectionDidChange() { if cell != nil { onChange?(self, .selection) } }

  /// Called when the cell has replaced or removed the card.
  func cardWasDisplaced() {
    guard state == .shown else { return }
    state = .displaced
    separator.setNeedsLayout()
  }

  /// Called when the card has another shape in the same place.
  func cardWasShaped() { if let cell, state == .shown { shapeParts(of: cell) } }

  /// Called when the app has set a color on what it believes to be its own background view.
  func view(_ view: UIView, wasColored color: UIColor?) {
    guard let cell, state == .shown else { return }
    let selected =
      view === selection ? appBackground.selectedView : appBackground.multipleSelectionView
    (view === background ? appBackground.view : selected)?.backgroundColor = color
    showFill(of: cell)
    decorateSelection(of: cell)
  }

  /// Called when the cell has removed the separator.
  ///
  /// If it has removed its other subviews, too, it would do so again.
  func separatorWasRemoved() { if state == .displaced { undecorate() } }

  /// Puts a displaced card back when the separator is laid out, in the layout pass in which it was
  /// displaced.
  ///
  /// The card's own layout follows in the same pass, and turns what the cell has assigned into the
  /// fill.
  func putCardBack() {
    guard let cell, separator.superview === cell, state == .displaced else { return }
    displacements += 1
    // Such a cell would remove the card again and again, without end.
    let isTaken = cell.backgroundView === background && background.superview !== cell
    guard !isTaken, displacements <= 4 else { return restoreCell(cell, becoming: .refused) }
    // The card was there before, so it shouldn't animate in.
    UIView.performWithoutAnimation { putCard(behind: cell) }
    background.setNeedsLayout()
  }

  /// Gives the cell's own focus halo, hover style and content view the card's shape.
  private func shapeParts(of cell: UITableViewCell) {
    let card = background.card
    let rect = background.shape.part
    focusShape.showShape(card.corners, in: rect, on: cell)
    if card.style.clipsContent, contentClip == nil { contentClip = CardContentClip() }
    contentClip?.clip(to: card, in: rect, of: background, on: cell)
  }

  /// Called when the card has been laid out.
  ///
  /// Uses what the cell got after it was decorated: in `willDisplay`, in its `layoutSubviews` or
  /// from an update handler.
  func cardWasLaidOut() {
    guard let cell, state == .shown else { return }
    if !cell.layer.needsLayout() { displacements = 0 }
    let hasNewColors = appBackground.save(from: cell)
    if isStale { showParts(of: cell) } else { showFill(of: cell) }
    let hasNewSelectionColor = hasNewColors && cell.isSelectedOrHighlighted
    // The cell has assigned a view of its own, or the table now allows several selected rows.
    let hasOtherSelectionView =
      appBackground.multipleSelectionView != nil || cell.selectedBackgroundView !== selection
      || severalSelection == nil && cell.maySelectSeveral
    if hasNewSelectionColor || hasOtherSelectionView { decorateSelection(of: cell) }
    shapeParts(of: cell)
    if content !== cell.contentView { moveInFront(of: cell) }
    if background.card.resolved.hasSeparators {
      separator.showLine(
        below: background.card, of: cell, in: cell.convert(background.shape.part, from: background))
    }
    onChange?(self, .layout)
  }

  // MARK: Fill and selection

  /// The color that fills the card while the row is neither selected nor focused; nil if something
  /// else fills it.
  var unselectedColor: UIColor? {
    guard let cell, state == .shown else { return nil }
    let fill = background.card.style.fill
    guard fill.isAutomatic else { return fill.color }
    return appBackground.hosted == nil ? color(of: cell) : nil
  }

  /// Whether the card's view is in its cell, which may not take a background view.
  var isInCell: Bool { cell.map(background.isDescendant) ?? false }

  private func color(of cell: UITableViewCell) -> UIColor {
    appBackground.fill(of: cell) ?? .secondarySystemGroupedBackground
  }

  private func showFill(of cell: UITableViewCell) {
    let fill = background.card.style.fill
    var color = fill.color ?? fill.view?.fallback
    // UIKit's own configurations do the same for focused rows, and for selected rows without a
    // selected background.
    let showsState =
      cell.selectionStyle != .none && cell.isSelectedOrHighlighted
      && cell.backgroundView !== background
    if cell.isFocused || showsState {
      let highlight = appBackground.selectionColor(of: cell, in: background.card.style)
      if highlight != .clear { return background.fill(with: highlight) }
    }
    if fill.isAutomatic {
      color = self.color(of: cell)
    } else if let stateColor = appBackground.onlyStateColor(of: cell) {
      return background.fill(with: stateColor)
    } else if fill.view != nil, background.showsBackdrop, !cell.isAwayFromItsPlace {
      color = nil
    }
    background.fill(
      with: color, fill.gradient, hosting: fill.isAutomatic ? appBackground.hosted : nil)
  }

  private func decorateSelection(of cell: UITableViewCell) {
    guard cell.backgroundView === background else { return }
    let style = background.card.style
    let hosted = appBackground.hostedSelection(of: cell, in: style)
    let color = hosted == nil ? appBackground.selectionColor(of: cell, in: style) : .clear
    selection.showSelection(of: background.card, color: color, hosting: hosted)
    if cell.selectedBackgroundView !== selection { cell.selectedBackgroundView = selection }
    guard severalSelection != nil || cell.maySelectSeveral else { return }
    // Two views, because UIKit may need both at once.
    let several = severalSelection ?? CardSelectionView()
    severalSelection = several
    several.slot = self
    several.showSelection(of: background.card, color: color, hosting: hosted)
    if cell.multipleSelectionBackgroundView !== several {
      cell.multipleSelectionBackgroundView = several
    }
  }

  // MARK: The separator below the row

  /// Whether the separator is hidden, because its row or the next one is highlighted or selected.
  var isSeparatorHidden = false { didSet { if isSeparatorHidden != oldValue { showSeparator() } } }

  private func showSeparator() {
    let alpha: CGFloat =
      background.card.wantsSeparator && !isSeparatorHidden && state != .refused && state != .off
      ? 1 : 0
    if separator.alpha != alpha { separator.alpha = alpha }
  }
}
