import UIKit

/// The one owner of everything that a card has changed in a cell; it is itself the line below the row.
///
/// A cell is in one of these states, and nothing else tells whether a card is in it:
///
///             dress                  the app puts something else behind the cell
///     off ───────────► worn ◄──────────────────────────────────────► displaced
///      ▲                ▲              the layout of the same pass       │
///      │                │ dress                                          │ for the third time
///      │                └──────────────────────────────────────────── refused
///      └── undress, from any state: the app's background is given back
///
/// - `off`: the slot is in no cell.
/// - `worn`: the card is the cell's background view. What the app had put there is its fill.
/// - `displaced`: like Apple's own examples, apps assign `backgroundConfiguration` whenever a cell's state
///   changes, and UIKit then removes all three background views (Apple:
///   UITableViewCell.backgroundConfiguration). Nothing may be put back inside that setter, so the removal
///   only invalidates the slot's layout, which comes in the same pass as the cell's, before anything is
///   drawn.
/// - `refused`: in one and the same state, the cell has put something else there again and again without a
///   layout that kept the card, as one does that assigns a background view in every layout. It is left alone
///   until it is dressed again, and the diagnosis names it.
///
/// From the third time on, the card goes into a background configuration instead, if the cell has assigned
/// one: whether a new background view makes UIKit update a cell's configuration, and the app assign it once
/// more, is not documented.
final class CardSlot: CardLineView {
  enum State {
    case off, worn, displaced, refused
  }

  private(set) var state = State.off
  let row = CardRowView()
  /// What the app has put behind the cell.
  let app = AppBackground()
  private(set) weak var cell: UITableViewCell?
  /// The decorator that has dressed the cell.
  private(set) weak var decorator: (any CellDecorator)?
  /// The table that the cell is in.
  weak var host: (any CardHost)?
  private var selection: CardSelectionView?
  private var contentClip = CardContentClip()
  private var focusShape = CardFocusShape()
  private weak var content: UIView?
  /// How often the card has been displaced in the same state since a layout kept it.
  private var displacements = 0
  private var displacedState: UICellConfigurationState?
  private static let mostDisplacements = (asView: 2, inConfiguration: 8)
  /// Whether the row has the fill of a focused one.
  private var showsFocus = false
  /// Whether the row has been filled by itself, because it is away from the backdrop.
  private var showsAway = false
  /// Whether traits have changed since the card was last filled: other colours may be clear in them.
  private var hasOtherTraits = false

  /// The slot in a cell, nil if that has never been dressed.
  static func of(_ cell: UITableViewCell) -> CardSlot? {
    // The card knows its slot, which is usually quicker than looking among the cell's views.
    (cell.backgroundView as? CardRowView)?.slot as? CardSlot ?? cell.subview(CardSlot.self)
  }

  override func setUp() {
    super.setUp()
    accessibilityElementsHidden = true
    row.slot = self
    row.report = { [weak self] in self?.heard($0) }
  }

  // MARK: Dressing

  /// Makes a cell wear a card.
  func dress(_ cell: UITableViewCell, as card: Card, by decorator: any CellDecorator) {
    if self.decorator !== decorator, state != .off { undress() }
    self.decorator = decorator
    // A card that the cell did not wear before would grow from nothing in an animation.
    guard state == .off || state == .refused else { return show(card, on: cell) }
    UIView.performWithoutAnimation {
      if superview !== cell {
        self.cell = cell
        app.saveAll(from: cell)
        moveInFront(of: cell)
      }
      show(card, on: cell)
    }
  }

  private func show(_ card: Card, on cell: UITableViewCell) {
    displacements = 0
    putBehind(cell)
    rememberConfiguration()
    row.show(card, fill: fill(of: cell, as: card))
    showLine()
    dressSelection(of: cell)
  }

  /// In front of the content, as UIKit's own separator is.
  ///
  /// A cell may override `addSubview(_:)` to redirect its subviews to its content view.
  private func moveInFront(of cell: UITableViewCell) {
    content = cell.contentView
    cell.insertSubview(self, aboveSubview: cell.contentView)
  }

  /// Makes the card the cell's background view, and saves what the cell has in its place.
  private func putBehind(_ cell: UITableViewCell) {
    guard cell.backgroundView !== row else {
      app.saveChanges(from: cell)
      state = .worn
      return
    }
    if state != .off { app.saveAssigned(from: cell) }
    UIView.performWithoutAnimation {
      row.frame = CGRect(origin: .zero, size: cell.bounds.size)
      // This clears the cell's background configuration (Apple: UITableViewCell.backgroundView), which has been saved.
      cell.backgroundView = row
    }
    state = .worn
  }

  private func putIntoConfiguration(of cell: UITableViewCell) {
    app.saveAssigned(from: cell)
    var configuration = UIBackgroundConfiguration.clear()
    configuration.customView = row
    cell.backgroundConfiguration = configuration
    state = .worn
  }

  /// Gives back what was behind the cell before it was dressed, and leaves it.
  func undress() {
    guard let cell, state != .off else { return }
    release(cell)
    app.restore(to: cell)
    state = .off
    removeFromSuperview()
  }

  /// Gives back what is borrowed from the cell beside its background.
  private func release(_ cell: UITableViewCell) {
    state = .refused
    contentClip.restore()
    focusShape.restore(to: cell)
    row.release()
    showLine()
  }

  // MARK: What the views tell

  private func heard(_ event: CardRowView.Event) {
    guard let cell, state == .worn else { return }
    switch event {
    case .removed:
      guard !isLending else { return }
      state = .displaced
      setNeedsLayout()
    case .shaped:
      let card = row.card
      if !card.layout.isShapedBySystem {
        focusShape.show(card.corners, in: row.shape.frame, on: cell)
      }
      contentClip.show(card, in: row.shape.frame, of: row, on: cell)
    case .laidOut: rowWasLaidOut(in: cell)
    case .sized: host?.needSlices()
    case .left:
      if row.window == nil, cell.isMarked { host?.selectionMoved(on: cell) }
      rememberConfiguration()
    case .traits: hasOtherTraits = true
    case .fill: row.show(fill(of: cell, as: row.card))
    case .color(let color):
      app.view?.backgroundColor = color
      row.show(fill(of: cell, as: row.card))
    }
  }

  private func heard(_ event: CardSelectionView.Event) {
    guard let cell else { return }
    switch event {
    case .marked: host?.selectionMoved(on: cell)
    case .color(let color):
      // If the app has a background for several rows as well, the colour could be meant for either.
      guard app.multipleSelectionView == nil else { return }
      app.selectedView?.backgroundColor = color
      dressSelection(of: cell)
    }
  }

  /// Gives up if the cell removes its subviews, which it would do again and again.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview == nil, state == .displaced else { return }
    undress()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell, superview === cell else { return }
    if state == .displaced { putBack(on: cell) }
  }

  /// Puts the card back, in the layout pass in which it was displaced, filled with what the cell has assigned.
  private func putBack(on cell: UITableViewCell) {
    // A cell that has removed its subviews would remove the card again and again.
    if cell.backgroundView === row, row.superview == nil { return undress() }
    let state = cell.configurationState
    displacements = displacedState == state ? displacements + 1 : 1
    displacedState = state
    let isAssigned = displacements > Self.mostDisplacements.asView
    guard
      !isAssigned
        || cell.backgroundConfiguration != nil
          && displacements <= Self.mostDisplacements.inConfiguration
    else {
      release(cell)
      return app.restoreColors(to: cell)
    }
    UIView.performWithoutAnimation {
      if isAssigned { putIntoConfiguration(of: cell) } else { putBehind(cell) }
      dressSelection(of: cell)
      // UIKit shows no selected background with a configuration, whose colour shows the selection.
      if cell.isMarked { host?.selectionMoved(on: cell) }
      row.show(fill(of: cell, as: row.card))
    }
  }

  /// Uses what the cell got after it was dressed: in `willDisplay`, in its `layoutSubviews`, or from an update handler.
  private func rowWasLaidOut(in cell: UITableViewCell) {
    if !cell.layer.needsLayout() { displacements = 0 }
    let card = row.card
    let hasLateColors = app.saveLateColors(from: cell)
    if hasLateColors || showsFocus != cell.isFocused || showsAway != isAway || hasOtherTraits {
      row.show(fill(of: cell, as: card))
    }
    if hasLateColors && cell.isMarked || app.multipleSelectionView != nil
      || !(cell.selectedBackgroundView is CardSelectionView)
    {
      app.saveSelection(from: cell)
      UIView.performWithoutAnimation { dressSelection(of: cell) }
    }
    if content !== cell.contentView { moveInFront(of: cell) }
    layOutLine(in: cell)
    host?.cardWasLaidOut(self)
  }

  // MARK: Lending the configuration

  private var isLending = false

  /// Gives a cell that is out of sight the configuration back that became its fill, for a provider that edits it in place.
  ///
  /// - Returns: Whether there is one.
  func lendConfiguration() -> Bool {
    // UIKit hides cells in the reuse pool, or removes them from the table.
    guard let cell, cell.superview == nil || cell.isHidden, cell.backgroundView === row,
      let configuration = app.configuration
    else { return false }
    isLending = true
    cell.backgroundConfiguration = configuration
    return true
  }

  /// Ends the lending: the card is back, unless its cell is about to be dressed or the provider has changed what is behind it.
  func takeBack(unless returned: UITableViewCell) {
    isLending = false
    guard let cell, cell !== returned, cell.backgroundView == nil else {
      state = .displaced
      return
    }
    UIView.performWithoutAnimation { cell.backgroundView = row }
  }

  /// A configuration that became the fill is offered to providers again.
  private func rememberConfiguration() {
    guard app.hasConfiguration, let cell else { return }
    host?.rememberConfiguration(of: cell)
  }

  // MARK: Fill and selection

  /// Whether the row is away from the backdrop: lifted, or swiped aside.
  private var isAway: Bool { row.showsBackdrop && cell?.isAwayFromItsPlace == true }

  private func fill(of cell: UITableViewCell, as card: Card) -> CardRowView.Fill {
    hasOtherTraits = false
    showsFocus = cell.isFocused
    // The backdrop is found among the rows that are in their places.
    if showsAway != isAway { host?.needSlices() }
    showsAway = isAway
    // As UIKit's own configurations do for focused rows, and for selected rows that have no selected background.
    let showsState = cell.selectionStyle != .none && cell.isMarked && cell.backgroundView !== row
    if showsFocus || showsState {
      let highlight = selectionColor(of: cell, as: card)
      if highlight != .clear { return CardRowView.Fill(color: highlight) }
    }
    let fill = card.style.fill
    if row.showsBackdrop, !showsAway, fill.view != nil { return CardRowView.Fill() }
    guard fill.isAutomatic else {
      return CardRowView.Fill(color: fill.color ?? fill.view?.fallback, gradient: fill.gradient)
    }
    return CardRowView.Fill(
      color: app.fill(of: cell) ?? .secondarySystemGroupedBackground, view: app.hosted)
  }

  private func dressSelection(of cell: UITableViewCell) {
    guard cell.backgroundView === row else { return }
    let showsApps = row.card.style.selectionFill == nil && !hidesSelection(of: cell)
    let hosted = showsApps ? app.hostedSelection : nil
    let color = hosted == nil ? selectionColor(of: cell, as: row.card) : .clear
    let view = cell.selectedBackgroundView as? CardSelectionView ?? selection ?? CardSelectionView()
    if selection !== view {
      selection = view
      view.report = { [weak self] in self?.heard($0) }
    }
    view.show(row.card, color: color, hosting: hosted)
    if cell.multipleSelectionBackgroundView !== view { cell.multipleSelectionBackgroundView = view }
    // Last, in case a view cannot be both.
    if cell.selectedBackgroundView !== view { cell.selectedBackgroundView = view }
  }

  private func selectionColor(of cell: UITableViewCell, as card: Card) -> UIColor {
    if let color = card.style.selectionFill { return color }
    if hidesSelection(of: cell) { return .clear }
    if let color = app.selectionFill(of: cell) { return color }
    guard card.style.fill.isAutomatic, let color = app.selectedColor(of: cell) else {
      return .systemGray4
    }
    // The card's own fill need not be drawn twice.
    return color == app.fill(of: cell) ? .clear : color
  }

  /// Whether the fill is a colour of the app's that covers the selection.
  private func hidesSelection(of cell: UITableViewCell) -> Bool {
    row.card.style.fill.isAutomatic && app.coversSelection(of: cell)
  }

  // MARK: The line below the row

  /// Whether the line is hidden, because the row or the one below it is highlighted or selected.
  var isLineCovered = false {
    didSet { if isLineCovered != oldValue { showLine() } }
  }

  private func showLine() {
    let alpha: CGFloat =
      row.card.wantsSeparator && !isLineCovered && state != .refused && state != .off ? 1 : 0
    if self.alpha != alpha { self.alpha = alpha }
  }

  private func layOutLine(in cell: UITableViewCell) {
    guard row.card.resolved.hasSeparators else { return }
    show(below: row.card, of: cell, in: cell.convert(row.shape.frame, from: row))
  }
}
