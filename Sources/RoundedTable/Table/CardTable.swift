import UIKit

/// Keeps the cards of one table view correct: it makes live cells show the cards that a plan
/// decides on.
///
/// There is one for each table view. The observer in the table owns it, because a table can outlive
/// its data source, and the next one to fill the table finds it there. A data source whose plan
/// isn't the table's at present doesn't change the table.
///
/// One `apply` goes like this:
///
/// 1. The data source notes that an update begins, and calls `super.apply`.
/// 2. The table asks for the cells of new rows. Each is decorated before it's returned
///    (``decorate(_:forRowAt:isSame:)``).
/// 3. `super.apply` returns, and ``correct(animated:)`` compares the card of every other live cell
///    with the one it should show. Those that differ change in step with the rows.
/// 4. The table lays out its rows. Then the observer calls ``tableDidLayOut()``, in the same pass
///    and before anything is drawn, for everything that depends on frames.
/// 5. The animations end. Cards are corrected once more, which usually changes nothing.
@MainActor final class CardTable {
  /// The plan of the data source that fills the table.
  private(set) var plan: CardPlan
  let installation: TableInstallation
  let cells = LiveCells()
  var updates = CardUpdates()
  private(set) var features: [TableFeature] = []
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
  /// Observes Differentiate Without Color, from the first style that depends on it.
  private var differentiation: AccessibilityObservation?

  init(for plan: CardPlan) {
    self.plan = plan
    installation = TableInstallation(of: plan)
  }

  var tableView: UITableView? { plan.tableView }

  var decorator: any CellDecorator { plan.decorator ?? standardDecorator }

  // MARK: Changing data sources

  /// Returns the table that a plan's data source should use.
  ///
  /// If the table view asks that source for its rows, it shows the plan's cards from now on.
  func serving(_ plan: CardPlan) -> CardTable {
    if plan === self.plan, observer != nil { return self }
    let table = current
    if plan.source?.isAsked == true {
      if plan !== table.plan { table.change(to: plan) }
      if table.observer == nil { table.install() }
    }
    return table
  }

  /// The table view's `CardTable`.
  ///
  /// It may be another one if this one has been restored, and another data source has prepared the
  /// table view since.
  var current: CardTable {
    observer != nil ? self : tableView?.subview(CardTableObserver.self)?.table ?? self
  }

  /// Whether the table shows a plan's cards, or shows none and asks the plan's data source for
  /// rows.
  ///
  /// A data source that has lost its table may still get a style. And if it has had the table
  /// twice, an update from the first time may end now.
  func isFor(_ plan: CardPlan) -> Bool {
    plan === self.plan && (observer != nil || plan.source?.isAsked != false && current === self)
  }

  private func change(to plan: CardPlan) {
    let former = decorator
    // The cells are for the other source's rows. The table is about to ask for new ones.
    for live in cells.all { live.leave() }
    updates.hasUpdateOutside = false
    for feature in features { feature.restore() }
    features.removeAll { !$0.isInUse }
    prepared = nil
    _ = installation.change(to: plan, plan.installer, isInstalled: observer != nil)
    self.plan = plan
    if former !== decorator || plan.isDormant {
      UIView.performWithoutAnimation { for cell in cells.views { undecorate(cell, by: former) } }
    }
    install()
  }

  /// Forgets the rows of a data source that has been freed.
  ///
  /// The table may outlive it, with its cards.
  func sourceWasFreed(of plan: CardPlan) {
    guard plan === self.plan else { return }
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
    uninstall(plan)
    return true
  }

  // MARK: Installing

  /// Prepares the table view and adds the observer, or restores the table if it should have no
  /// cards.
  ///
  /// - Parameter always: Whether to call the installer even if the table style is the same, because
  ///   something outside has changed.
  func install(always: Bool = false) {
    guard let tableView, plan.source != nil, isFor(plan) else { return }
    guard !plan.isDormant else { return restore() }
    let isNew = self.observer == nil
    let observer = observer ?? CardTableObserver(of: self)
    self.observer = observer
    observer.watch(tableView)
    noteHeights(
      installation.install(always: always || isNew) { observer.readableWidth(in: tableView) })
  }

  /// Restores the table: uninstalls the installer and removes the observer.
  func restore() {
    guard let observer, tableView != nil else { return }
    self.observer = nil
    for feature in features { feature.restore() }
    features.removeAll { !$0.isInUse }
    prepared = nil
    noteHeights(installation.giveBack())
    observer.stopWatching()
  }

  /// Tells the feature that measures rows if their heights may have changed.
  ///
  /// A table with a new width measures its rows by itself, and a table that hasn't measured any
  /// needn't do it again.
  func noteHeights(_ areOther: Bool) {
    guard areOther, observer?.isBeingResized != true, !cells.all.isEmpty else { return }
    for type in TableFeatures.all { type.heightsMayHaveChanged(in: self) }
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
    differentiation = AccessibilityObservation(
      of: UIAccessibility.differentiateWithoutColorDidChangeNotification
    ) { [weak self] in self?.environmentDidChange() }
  }

  /// Drops the features that nothing needs any more.
  private func dropFeatures() {
    let idle = features.filter { feature in
      let type = type(of: feature)
      return !feature.isInUse && !cells.all.contains { type.isNeeded(by: $0.card.resolved) }
    }
    guard !idle.isEmpty else { return }
    // First they are gone: what they restore may ask the table for its features.
    features.removeAll { feature in idle.contains { $0 === feature } }
    for feature in idle { feature.restore() }
    // A style that needs them may come back.
    prepared = nil
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
    // First, because an app that has set `separatorStyle` changes every card.
    if installation.isSeparatorOwnerOther { environmentDidChange() }
    guard let tableView else { return }
    installation.cardInstaller?.didLayOut(tableView)
    if !updates.isUpdating, plan.source?.findMovedRows() == true { correct(animated: false) }
    let isAtRest =
      !updates.isUpdating && plan.source != nil && tableView.window != nil
      && !tableView.hasUncommittedUpdates
    if !features.isEmpty {
      var layout = layout(of: tableView, isAtRest: isAtRest)
      for feature in features { feature.didLayOut(&layout) }
      if isAtRest, updates.isNewlyCorrect { dropFeatures() }
    }
    if isAtRest { updates.layOut() }
  }

  private func layout(of tableView: UITableView, isAtRest: Bool) -> TableLayout {
    let newest = NewestRowAnimation(on: cells)
    // If this is called in an animation block that moves rows, the block animates everything else,
    // too.
    let moves = updates.isAnimated || newest.isNew && UIView.inheritedAnimationDuration == 0
    return TableLayout(
      rows: cells.views.compactMap { cell in indexPath(of: cell).map { (cell, $0) } },
      isAtRest: isAtRest,
      animation: moves && UIView.areAnimationsEnabled ? .copied(from: newest) : nil)
  }

  /// Installs again, because the table's size, margins or traits, or a setting of the user's, have
  /// changed.
  ///
  /// The table may be in its layout, so it must not be asked for its rows.
  func environmentDidChange() {
    guard !installation.isChanging, plan.source != nil else { return }
    install(always: true)
    // UIKit may not tell rows out of view about a new safe area (Apple: UIView.safeAreaInsets).
    layOutRowsAgain()
    correct(animated: false)
  }
}
