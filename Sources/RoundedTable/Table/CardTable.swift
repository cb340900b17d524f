import UIKit

/// Keeps the cards of one table view right: makes its live cells show the cards that a plan says.
///
/// There is one for each table view. The observer in the table owns it, and whoever fills the table
/// next finds it there, because a table can outlive its data source. A data source whose plan is
/// not the table's at present does nothing to the table.
///
/// One `apply` goes like this:
///
/// 1. The data source notes that an update begins, and calls `super.apply`.
/// 2. The table asks for cells of new rows. Each is decorated before it is returned
///    (``decorate(_:forRowAt:isSame:)``).
/// 3. `super.apply` returns, and ``correct(animated:)`` compares the card of every other live cell
///    with the one that it should show. Those that differ change in step with the rows.
/// 4. The table lays out its rows. After them, the observer calls ``tableDidLayOut()``: what depends
///    on frames comes now, in the same pass, and before anything is drawn.
/// 5. The animations end. Cards are corrected once more, which costs next to nothing.
@MainActor final class CardTable {
  /// The plan of the data source that the table asks.
  private(set) var plan: CardPlan
  let installation: TableInstallation
  let cells = LiveCells()
  var updates = CardUpdates()
  private(set) var features: [TableFeature] = []
  /// The observer in the table, while that is decorated.
  private(set) weak var observer: CardTableObserver?
  let standardDecorator = CardDecorator()
  private(set) lazy var measuring = RowMeasuring { [weak self] in self?.obstacle(in: $0) ?? nil }
  /// Ends an update; made once, because most updates have no other completion.
  private(set) lazy var end: () -> Void = { [weak self] in self?.updateDidEnd() }
  /// What a pass over the cells fills, kept so that the next one allocates nothing.
  var scratch: (sections: [CardSection], changed: [LiveCell]) = ([], [])
  /// The style that features were last made for.
  private var prepared: ResolvedCardStyle?
  /// Nil while no style depends on the setting.
  private var differentiation: AccessibilityObservation?

  init(for plan: CardPlan) {
    self.plan = plan
    installation = TableInstallation(of: plan)
  }

  /// Returns the one of a table view, a new one if the table has none yet.
  static func of(_ tableView: UITableView, for plan: CardPlan) -> CardTable {
    CardTableObserver.of(tableView)?.table ?? CardTable(for: plan)
  }

  var tableView: UITableView? { plan.tableView }

  var decorator: any CellDecorator { plan.decorator ?? standardDecorator }

  // MARK: Whose table it is

  /// Returns the table that a plan's data source is to use, and shows that plan's cards if the table
  /// asks its source for rows.
  func serving(_ plan: CardPlan) -> CardTable {
    if plan === self.plan, observer != nil { return self }
    let table = current
    if plan.source?.isAsked == true {
      if plan !== table.plan { table.change(to: plan) }
      if table.observer == nil { table.install() }
    }
    return table
  }

  /// The table of the table view: this one may have been restored, and another data source have
  /// decorated the table view since.
  var current: CardTable {
    observer != nil ? self : tableView.flatMap(CardTableObserver.of)?.table ?? self
  }

  private func change(to plan: CardPlan) {
    let former = decorator
    // The cells stand for the other source's rows. The table is about to ask for new ones.
    for live in cells.all { live.leave() }
    measuring.cancel()
    for feature in features { feature.restore() }
    features.removeAll { !$0.isInUse }
    prepared = nil
    _ = installation.change(to: plan, plan.installer, isInstalled: observer != nil)
    self.plan = plan
    if former !== decorator || plan.isDormant {
      UIView.performWithoutAnimation {
        for cell in cells.views { undecorate(cell, by: former) }
      }
    }
    install()
  }

  /// Forgets the rows of a data source that has been freed.
  ///
  /// The decorated table may outlive it.
  func sourceWasFreed(of plan: CardPlan) {
    guard plan === self.plan else { return }
    for live in cells.all { live.leave() }
    giveBackIfRefilled()
  }

  /// Restores the table if its data source has been freed and one of another class fills it.
  ///
  /// A table without a data source shows its rows as they are, usually in its screen's last
  /// transition, and is left alone.
  ///
  /// - Returns: Whether the table has been restored.
  @discardableResult func giveBackIfRefilled() -> Bool {
    guard plan.source == nil, observer != nil, tableView?.dataSource != nil else { return false }
    restore()
    UIView.performWithoutAnimation { for cell in cells.views { undecorate(cell) } }
    measuring.need()
    measuring.schedule(in: tableView, animated: false)
    return true
  }

  // MARK: Installing

  /// Installs what the table itself looks like, and the observer, or restores the table if it is to
  /// have no cards.
  ///
  /// - Parameter always: Whether something outside has changed, so that the installer gets its turn
  ///   although the table's own look is the same.
  func install(always: Bool = false) {
    guard let tableView, plan.source != nil else { return }
    guard !plan.isDormant else { return noteHeights(restore()) }
    let isNew = self.observer == nil
    let observer = observer ?? CardTableObserver(of: self)
    self.observer = observer
    observer.watch(tableView)
    noteHeights(
      installation.install(always: always || isNew) { observer.readableWidth(in: tableView) })
  }

  /// Restores the table: uninstalls the installer and removes the observer.
  ///
  /// - Returns: Whether rows may have other heights.
  @discardableResult func restore() -> Bool {
    guard let observer, tableView != nil else { return false }
    self.observer = nil
    for feature in features { feature.restore() }
    features.removeAll { !$0.isInUse }
    prepared = nil
    let isOther = installation.giveBack()
    observer.stopWatching()
    return isOther
  }

  /// Has rows measured again if the table has been changed so that they may have other heights.
  ///
  /// A table with a new width measures its rows by itself; one that has not measured any need not
  /// do it again.
  func noteHeights(_ areOther: Bool) {
    if areOther, observer?.isBeingResized != true, !cells.all.isEmpty { measuring.need() }
  }

  private func obstacle(in tableView: UITableView) -> RowMeasuring.Obstacle? {
    // A table without a data source has no rows, and UIKit would miss its former ones.
    guard !cells.views.isEmpty, tableView.dataSource != nil else { return .noRows }
    guard tableView.window != nil, updates.areFinished, !tableView.hasUncommittedUpdates,
      !cells.views.contains(where: \.isAwayFromItsPlace)
    else { return .movement }
    guard tableView.layer.needsLayout(), observer?.superview === tableView else { return nil }
    needsLayout()
    return .movement
  }

  // MARK: Features

  /// Returns the feature of a class, which is made if the table has none yet.
  @discardableResult func feature<Feature: TableFeature>(_ type: Feature.Type) -> Feature {
    if let known = knownFeature(type) { return known }
    let feature = type.init(of: self)
    features.append(feature)
    let order = TableFeatures.all.map { ObjectIdentifier($0) }
    func place(_ feature: TableFeature) -> Int {
      order.firstIndex(of: ObjectIdentifier(Swift.type(of: feature))) ?? order.count
    }
    features.sort { place($0) < place($1) }
    return feature
  }

  func knownFeature<Feature: TableFeature>(_ type: Feature.Type) -> Feature? {
    features.first { Swift.type(of: $0) == type } as? Feature
  }

  /// Makes the features that cards in a style need, and observes what the style depends on.
  func prepare(for style: ResolvedCardStyle) {
    guard style !== prepared else { return }
    prepared = style
    for type in TableFeatures.all where type.isNeeded(by: style) { feature(type) }
    guard style.style.accessibilityOutline != nil, differentiation == nil else { return }
    differentiation = AccessibilityObservation(
      of: UIAccessibility.differentiateWithoutColorDidChangeNotification
    ) { [weak self] in self?.environmentDidChange() }
  }

  /// Drops the features that neither any of some styles nor anything else asks for any more.
  func dropFeatures(neededBy styles: [ResolvedCardStyle]) {
    features.removeAll { feature in
      let type = type(of: feature)
      if feature.isInUse || styles.contains(where: { type.isNeeded(by: $0) }) { return false }
      feature.restore()
      return true
    }
  }

  // MARK: What the observer tells

  /// Has features called after the table's next layout, which this brings about.
  func needsLayout() { observer?.setNeedsLayout() }

  /// Does what depends on where rows are, after the table's layout.
  ///
  /// It comes in the pass that shows a change, and before anything is drawn. The table may be asked
  /// for frames then, and its own views may be changed. Cells that change are laid out in the same
  /// pass once more.
  func tableDidLayOut() {
    // Who draws the separators comes first: an app that has set `separatorStyle` changes every card.
    if installation.isSeparatorOwnerOther { environmentDidChange() }
    guard let tableView else { return }
    installation.cardInstaller?.didLayOut(tableView)
    if !updates.isUpdating, plan.source?.findMovedRows() == true { correct(animated: false) }
    if !features.isEmpty {
      let layout = layout(of: tableView)
      for feature in features { feature.didLayOut(layout) }
      if layout.isAtRest { updates.layOut() }
    }
    // Last, because it waits for whatever the others have begun.
    measuring.schedule(in: tableView)
  }

  private func layout(of tableView: UITableView) -> TableLayout {
    let isAtRest =
      !updates.isUpdating && plan.source != nil && tableView.window != nil
      && !tableView.hasUncommittedUpdates
    let newest = NewestRowAnimation(on: cells)
    // Rows that are moved by the block that this is called in take everything along.
    let moves = updates.isAnimated || newest.isNew && UIView.inheritedAnimationDuration == 0
    return TableLayout(
      rows: cells.views.compactMap { cell in indexPath(of: cell).map { (cell, $0) } },
      isAtRest: isAtRest,
      animation: moves && UIView.areAnimationsEnabled ? .copied(from: newest) : nil)
  }

  /// Installs anew: the table's size, its margins or its traits have changed, or a setting of the
  /// user's.
  ///
  /// The table may be in its layout, so it must not be asked for its rows.
  func environmentDidChange() {
    guard !installation.isChanging, plan.source != nil else { return }
    install(always: true)
    // Rows out of sight need not be told of a new safe area (Apple: UIView.safeAreaInsets).
    layOutRowsAgain()
    correct(animated: false)
    measuring.schedule(in: tableView, animated: false)
  }

  /// Called when the table has left its window, or the observer the table.
  func leftWindow() { if tableView?.window == nil { installation.leftWindow() } }
}
