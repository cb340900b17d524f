import UIKit

/// Keeps the cards of one table view correct: it makes live cells show the cards that a plan
/// decides on.
///
/// There is one for each table view. The observer in the table owns it, because a table can outlive
/// its data source, and the next one to fill the table finds it there. It shows the cards of one
/// data source at a time. `CardTableLink` decides whose turn it is.
///
/// One `apply` goes like this:
///
/// 1. The data source notes that an update begins, and calls `super.apply`.
/// 2. The table asks for the cells of new rows. Each is decorated before it's returned
///    (``decorate(_:forRowAt:isSame:isReused:)``).
/// 3. `super.apply` returns, and ``correct(animated:)`` compares the card of every other live cell
///    with the one it should show. Those that differ change in step with the rows.
/// 4. The table lays out its rows. Then the observer calls ``tableDidLayOut()``, in the same pass
///    and before anything is drawn, for everything that depends on frames.
/// 5. The animations end. Cards are corrected once more, which usually changes nothing.
@MainActor final class CardTable {
  /// The plan of the data source that fills the table.
  private(set) var plan: CardPlan
  let installation = TableInstallation()
  let cells = LiveCells()
  /// The headers and footers in sight that are ends of cards.
  var headers: [HeaderBackgroundView] = []
  var updates = CardUpdates()
  private(set) var features: [TableFeature] = []
  private(set) lazy var measuring = RowMeasuring(of: self)
  /// The observer in the table; nil while the table shows no cards.
  private(set) weak var observer: CardTableObserver?
  let standardDecorator = CardDecorator()
  /// Ends an update.
  ///
  /// It's created once, because most updates have no other completion.
  private(set) lazy var end: () -> Void = { [weak self] in self?.updateDidEnd() }
  /// Reacts to a change in a cell.
  ///
  /// It's created once, because all cells have the same.
  private(set) lazy var slotChange: (CardSlot, SlotChange) -> Void = { [weak self] in
    self?.slotDidChange($0, $1)
  }
  /// Arrays that a pass over the cells fills, kept so that the next pass allocates nothing.
  var scratch: (sections: [CardSection], changed: [LiveCell]) = ([], [])
  /// The style that features were last created for.
  private var prepared: ResolvedCardStyle?
  private var visibleSections = VisibleSections()
  /// Whether sections may have come into sight whose styles haven't been looked at.
  private var areSectionsNew = true
  /// Observes Differentiate Without Color, from the first style that depends on it.
  private var differentiation: NotificationObservation?

  init(for plan: CardPlan) { self.plan = plan }

  var tableView: UITableView? { plan.tableView }

  var decorator: any CellDecorator { plan.decorator ?? standardDecorator }

  // MARK: Changing data sources

  /// Whether the table view shows the plan's cards, or shows none and asks the plan's source for
  /// rows.
  ///
  /// Otherwise, another data source fills it now. A table whose source has been freed stays that
  /// source's until another one fills it.
  var belongsToPlan: Bool { observer != nil || plan.source?.isAsked != false }

  /// Shows a plan's cards from now on, because the table view asks its data source for rows.
  func show(_ plan: CardPlan) {
    if plan !== self.plan { change(to: plan) }
    if observer == nil { install() }
  }

  private func change(to plan: CardPlan) {
    let former = decorator
    // The cells are for the other source's rows. The table is about to ask for new ones.
    for live in cells.all { live.leave() }
    updates.hasUpdateOutside = false
    for feature in features { feature.restore() }
    measuring.cancel()
    // It's measured again only if the installer runs.
    plan.layout = self.plan.layout
    self.plan = plan
    if former !== decorator || plan.isDormant {
      UIView.performWithoutAnimation { for cell in cells.views { undecorate(cell, by: former) } }
    }
    install()
  }

  /// Forgets the rows of the data source, which has been freed.
  ///
  /// The table may outlive it, with its cards.
  func sourceWasFreed() {
    for live in cells.all { live.leave() }
    giveBackIfRefilled()
  }

  /// Restores the table if its data source has been freed and one without cards fills it.
  ///
  /// A table without a data source shows its rows as they are, usually during its screen's last
  /// transition, and is left alone.
  ///
  /// - Returns: Whether the table has been restored.
  @discardableResult func giveBackIfRefilled() -> Bool {
    guard plan.source == nil, observer != nil, tableView?.dataSource != nil else { return false }
    plan.isUninstalled = true
    uninstall()
    return true
  }

  // MARK: Installing

  /// Prepares the table view and adds the observer, or restores the table if it should have no
  /// cards.
  ///
  /// - Parameter always: Whether to call the installer even if the table style is the same, because
  ///   something outside has changed.
  func install(always: Bool = false) {
    guard let tableView, plan.source != nil else { return }
    guard !plan.isDormant else { return restore() }
    let isNew = self.observer == nil
    let observer = observer ?? CardTableObserver(of: self)
    self.observer = observer
    observer.watch(tableView)
    let haveHeightsChanged = installation.install(plan, on: tableView, always: always || isNew) {
      observer.readableWidth(in: tableView)
    }
    if haveHeightsChanged { rowHeightsMayHaveChanged() }
    areSectionsNew = true
    // A header or footer may be all that's in sight.
    if plan.canHaveCards { prepare(for: plan.look.laidOut(nil, in: plan.layout)) }
  }

  /// Restores the table: uninstalls the installer and removes the observer.
  func restore() {
    guard let observer, let tableView else { return }
    self.observer = nil
    for feature in features { feature.restore() }
    if installation.giveBack(to: tableView) { rowHeightsMayHaveChanged() }
    observer.stopWatching()
  }

  /// Has the rows measured again, because their heights may have changed.
  ///
  /// A table with a new width measures its rows by itself, and a table that hasn't measured any
  /// needn't do it again.
  func rowHeightsMayHaveChanged() {
    guard observer?.isBeingResized != true, !cells.all.isEmpty else { return }
    measuring.begin()
  }

  // MARK: Features

  /// Returns the feature of a class, and creates it if the table has none yet.
  @discardableResult func feature<Feature: TableFeature>(_ type: Feature.Type) -> Feature {
    if let known = knownFeature(type) { return known }
    let feature = type.init(of: self)
    let all = features + [feature]
    features = TableFeatures.all.compactMap { type in all.first { Swift.type(of: $0) == type } }
    return feature
  }

  func knownFeature<Feature: TableFeature>(_ type: Feature.Type) -> Feature? {
    features.first { Swift.type(of: $0) == type } as? Feature
  }

  /// Creates the features that a style needs, and observes the settings that the style depends on.
  func prepare(for style: ResolvedCardStyle) {
    guard style !== prepared else { return }
    prepared = style
    for type in TableFeatures.all where type.isNeeded(by: style) { feature(type) }
    guard style.style.accessibilityOutline != nil, differentiation == nil else { return }
    differentiation = NotificationObservation(
      of: UIAccessibility.differentiateWithoutColorDidChangeNotification
    ) { [weak self] in self?.environmentDidChange() }
  }

  /// Creates the features that the sections in sight need.
  ///
  /// A cell with a card does that, too. But a section of its own style may have only a header.
  private func prepareForSections(of tableView: UITableView) {
    guard areSectionsNew, plan.source?.hasSectionStyles == true else { return }
    areSectionsNew = false
    for section in visibleSections.find(in: tableView) {
      prepare(for: plan.section(at: section).resolved)
    }
  }

  /// Notes that cells have got their cards.
  func cardsWereCorrected(animated: Bool) {
    areSectionsNew = true
    if plan.source?.hasSectionStyles == true { needsLayout() }
    for feature in features { feature.didCorrect(animated: animated) }
    measuring.schedule()
  }

  // MARK: Layout and changes

  /// Calls features after the table's next layout, which this causes.
  func needsLayout() { observer?.setNeedsLayout() }

  /// Called after the table's layout, for everything that depends on where rows are.
  ///
  /// It runs in the pass that shows a change, before anything is drawn. The table can be asked for
  /// frames, and its views can be changed. Cells that change are laid out once more in the same
  /// pass.
  func tableDidLayOut() {
    guard let tableView else { return }
    // First, because it changes every card.
    if installation.isSeparatorOwnerOther(in: tableView) { environmentDidChange() }
    installation.cardInstaller?.didLayOut(tableView)
    if installation.areGapsOutOfDate { environmentDidChange() }
    if !updates.isUpdating, plan.source?.findMovedRows() == true { correct(animated: false) }
    let isAtRest =
      !updates.isUpdating && plan.source != nil && tableView.window != nil
      && !tableView.hasUncommittedUpdates
    if isAtRest { prepareForSections(of: tableView) }
    if !features.isEmpty {
      let layout = TableLayout(of: self, isAtRest: isAtRest)
      for feature in features { feature.didLayOut(layout) }
    }
    measuring.schedule()
    if isAtRest { updates.layOut() }
  }

  /// Installs again, because the table's size, margins or traits, or a setting of the user's, have
  /// changed.
  ///
  /// The table may be in its layout, so it must not be asked for its rows.
  func environmentDidChange() {
    guard observer != nil, !installation.isChanging, plan.source != nil else { return }
    install(always: true)
    // UIKit may not tell rows out of view about a new safe area (Apple: UIView.safeAreaInsets).
    layOutRowsAgain()
    correct(animated: false)
  }
}
