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
///    (``decorate(_:forRowAt:isSameRow:isReused:)``).
/// 3. `super.apply` returns, and ``correctCards(animated:)`` compares the card of every live cell
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
  var changes = TableChanges.all
  /// The slots in which a card has been laid out since features last drew the table with its rows
  /// in their places.
  ///
  /// It's an array of its own that keeps its storage, so that an update allocates nothing for it.
  private(set) var laidOutSlots: [CardSlot] = []
  /// Whether the data source hasn't been asked for titles since the table's last layout.
  var areTitlesDue = true
  private(set) lazy var features = TableFeatures.all.map { $0.init(of: self) }
  private(set) lazy var measuring = RowMeasuring(of: self)
  /// The observer in the table; nil while the table shows no cards.
  private(set) weak var observer: CardTableObserver?
  let standardDecorator = CardDecorator()
  /// Ends an update.
  ///
  /// It's created once, because most updates have no other completion.
  private(set) lazy var endUpdate: () -> Void = { [weak self] in self?.updateDidEnd() }
  /// Reacts to a change in a cell.
  ///
  /// It's created once, because all cells have the same.
  private(set) lazy var onSlotChange: (CardSlot, SlotChange) -> Void = { [weak self] in
    self?.slotDidChange($0, $1)
  }
  /// Arrays that a pass over the cells fills, kept so that the next pass allocates nothing.
  var scratch: (sections: [CardSection], changed: [LiveCell]) = ([], [])
  /// Observes Differentiate Without Color, on which a style's outline may depend.
  private var differentiation: NotificationObservation?

  init(for plan: CardPlan) {
    self.plan = plan
    differentiation = NotificationObservation(
      of: UIAccessibility.differentiateWithoutColorDidChangeNotification
    ) { [weak self] in self?.environmentDidChange() }
  }

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
  func showPlan(_ plan: CardPlan) {
    if plan !== self.plan { changePlan(to: plan) }
    if observer == nil { prepareTableView() }
  }

  private func changePlan(to plan: CardPlan) {
    let former = decorator
    // The cells are for the other source's rows. The table is about to ask for new ones.
    for live in cells.all { live.forgetRow() }
    updates.hasUpdateOutside = false
    for feature in features { feature.restore() }
    measuring.cancel()
    // It's measured again only if the installer runs.
    plan.metrics = self.plan.metrics
    self.plan = plan
    if former !== decorator || plan.isDormant {
      UIView.performWithoutAnimation { for cell in cells.views { undecorate(cell, by: former) } }
    }
    prepareTableView()
  }

  /// Forgets the rows of the data source, which has been freed.
  ///
  /// The table may outlive it, with its cards.
  func sourceWasFreed() {
    for live in cells.all { live.forgetRow() }
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
  func prepareTableView(always: Bool = false) {
    guard let tableView, plan.source != nil else { return }
    guard !plan.isDormant else { return restoreTableView() }
    let isNew = self.observer == nil
    let observer = observer ?? CardTableObserver(of: self)
    self.observer = observer
    observer.watch(tableView)
    let haveHeightsChanged = installation.install(
      plan, on: tableView, always: always || isNew, isUpdating: updates.isUpdating
    ) { observer.readableWidth(in: tableView) }
    if haveHeightsChanged { rowHeightsMayHaveChanged() }
  }

  /// Restores the table: uninstalls the installer and removes the observer.
  func restoreTableView() {
    guard let observer, let tableView else { return }
    self.observer = nil
    for feature in features { feature.restore() }
    // Otherwise, the views would be kept, because no turn follows.
    laidOutSlots = []
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

  /// Returns the feature of a class; nil if it isn't listed.
  func feature<Feature: TableFeature>(_: Feature.Type) -> Feature? {
    features.lazy.compactMap { $0 as? Feature }.first
  }

  // MARK: Layout and changes

  /// Notes that the cards of all live cells have been computed again.
  func noteCorrection() {
    changes.insert(.cardsWereCorrected)
    setNeedsTurnIfInUse()
    measuring.schedule()
  }

  /// Causes a layout if a feature has drawn something that may have to be drawn otherwise now.
  func setNeedsTurnIfInUse() { if features.contains(where: \.isInUse) { setNeedsTurn() } }

  /// Notes that a header has got another height, or that one that's missing may have appeared.
  func headersMayHaveChanged() {
    changes.insert(.headersAreOthers)
    setNeedsTurn()
  }

  /// Notes that a card has been laid out.
  func noteLayout(of slot: CardSlot) {
    guard !slot.isLayoutNoted else { return }
    slot.isLayoutNoted = true
    laidOutSlots.append(slot)
  }

  /// Notes that rows have been selected, deselected or highlighted.
  func selectionMayHaveChanged() {
    changes.insert(.selectionIsOther)
    setNeedsTurn()
  }

  /// Has features take a turn: lays out the observer, and so calls ``tableDidLayOut()``.
  func setNeedsTurn() { observer?.setNeedsLayout() }

  /// Called after the table's layout, and after ``setNeedsTurn()``, for everything that depends on
  /// where rows are.
  ///
  /// It runs in the pass that shows a change, before anything is drawn. The table can be asked for
  /// frames, and its views can be changed. Cells that change are laid out once more in the same
  /// pass.
  func tableDidLayOut() {
    guard let tableView else { return }
    followEnvironment(of: tableView)
    let areSectionsKnown =
      !updates.isUpdating && plan.source != nil && tableView.window != nil
    let areRowsInPlace = areSectionsKnown && !tableView.hasUncommittedUpdates
    if !updates.isUpdating, plan.source?.findMovedRows(inLayout: true) == true {
      correctCards(animated: false)
    }
    if areRowsInPlace, installation.areGapsOther(in: tableView) { environmentDidChange() }
    takeTurns(
      in: TableLayout(of: self, areRowsInPlace: areRowsInPlace, areSectionsKnown: areSectionsKnown))
    measuring.schedule()
    areTitlesDue = true
  }

  /// Lets features look at the table, then corrects the cards that depend on what they've found,
  /// and then lets features draw.
  ///
  /// A correction may cause another layout, and so another turn, in which headers are looked at
  /// again. So may what features draw. That ends, because a turn that finds no new facts corrects
  /// nothing, and one that draws nothing new invalidates nothing.
  private func takeTurns(in layout: TableLayout) {
    // If the table needs another layout, its headers and rows may be those of before an update. The
    // pass that is running lays it out once more, and then this is called again.
    guard tableView?.layer.needsLayout() != true else { return setNeedsTurn() }
    layout.addChanges(changes)
    changes = []
    var correction = Correction.none
    for feature in features { correction = max(correction, feature.find(in: layout)) }
    if correction > .none {
      correctCards(animated: correction == .animated)
      layout.noteCorrection()
      layout.addChanges(changes)
      // Headers that were found may have other cards now. They're looked at again in the layout
      // that follows.
      changes = changes.subtracting(.cardsWereCorrected).union(.headersAreOthers)
    }
    let count = laidOutSlots.count
    // Those that are laid out as features draw are for the next turn.
    for slot in laidOutSlots { slot.isLayoutNoted = false }
    for feature in features { feature.draw(in: layout) }
    // Features that wait for rows to be in their places still have to look at what has changed. The
    // next turn comes with the update's correction, or with the layout that commits the update.
    guard layout.areRowsInPlace else {
      changes.formUnion(layout.changes)
      for slot in laidOutSlots { slot.isLayoutNoted = true }
      return
    }
    // A closure of the app's, such as one that makes a fill's view, may have uninstalled the table.
    laidOutSlots.removeFirst(min(count, laidOutSlots.count))
    if layout.changes.contains(.cellsAreNew) { for live in cells.all { live.isNew = false } }
    // In the turn after it, headers move along with an animated correction, so it's still noted.
    guard correction < .animated else { return setNeedsTurn() }
    updates.noteLayout()
  }

  /// Installs again if the app has changed what every card depends on, and the table view has no
  /// callback for it.
  private func followEnvironment(of tableView: UITableView) {
    if installation.isSeparatorOwnerOther(in: tableView) { environmentDidChange() }
    installation.cardInstaller?.didLayOut(tableView)
  }

  /// Installs again, because the table's size, margins or traits, or a setting of the user's, have
  /// changed.
  ///
  /// The table may be in its layout, so it must not be asked for its rows.
  func environmentDidChange() {
    guard observer != nil, !installation.isChanging, plan.source != nil else { return }
    prepareTableView(always: true)
    // UIKit may not tell rows out of view about a new safe area (Apple: UIView.safeAreaInsets).
    layOutRowsAgain()
    correctCards(animated: false)
  }
}
