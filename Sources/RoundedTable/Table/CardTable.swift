import UIKit

/// One table view: what is known of it, and everything that was changed on it.
///
/// It is separate from the data source, because a table can outlive that: the observer in the table
/// owns it, and whoever fills the table next has it restored.
@MainActor final class CardTable {
  let plan: CardPlan
  let styling: TableStyling
  /// Ends an update; made once, because most updates have no other completion.
  private(set) lazy var end: () -> Void = { [weak self] in
    self?.correctAgain()
    self?.updateEnded()
  }
  /// What a pass over the cells fills, kept so that the next one allocates nothing.
  var scratch: (sections: [CardSection], changed: [LiveCell]) = ([], [])
  /// Whether rows have been found elsewhere than was told.
  var hasUntoldUpdate = false
  /// The observer in the table, while that is decorated.
  private(set) weak var observer: CardTableObserver?
  var decorator: any CellDecorator = CardDecorator()
  let cells = LiveCells()
  var due = DueChores()
  /// Whether rows may be highlighted or selected, next to which no line is drawn.
  var hasSelectedRows = false
  /// Whether the background configuration of any cell became its card's fill.
  var lendsConfigurations = false
  /// In the order in which they were made.
  private(set) var features: [TableFeature] = []
  /// Nil while no style depends on the setting.
  private var differentiation: AccessibilityObservation?
  /// Whether another data source has taken over the table.
  private(set) var isSuperseded = false

  init(of tableView: UITableView) {
    plan = CardPlan(of: tableView)
    styling = TableStyling(for: plan)
  }

  var tableView: UITableView? { plan.tableView }

  // MARK: Whose table it is

  /// Decorates the table for a source of its rows.
  func begin(for source: any RowSource) {
    plan.source = source
    isSuperseded = !source.isAsked
    guard !isSuperseded else { return }
    takeOver(from: other)
    // There are no rows yet, so a batch would only scroll the table to the top.
    due.chores.remove(.measure)
  }

  /// Takes the table over if it asks this source while another one decorates it.
  func takeOver() { if isElsewhere { takeOver(from: other) } }

  private func takeOver(from other: CardTable?) {
    isSuperseded = false
    other?.supersede()
    decorate()
  }

  /// What another data source has made of the same table, whether or not that still exists.
  private var other: CardTable? {
    tableView.flatMap(CardTableObserver.of)?.table.flatMap { $0 === self ? nil : $0 }
  }

  /// Whether another data source decorates the table.
  var isElsewhere: Bool { isSuperseded || styling.isDormant && other?.plan.source != nil }

  /// Restores the table and all its cells for another data source; what this one still does must
  /// not reach it.
  private func supersede() {
    restore()
    isSuperseded = true
    due.chores = []
    undecorateCells()
    correct(animated: false)
  }

  /// Restores the table if its data source has been freed and another one fills it.
  ///
  /// A table without a data source shows its rows as they are, usually in its screen's last
  /// transition, and is left alone.
  ///
  /// - Returns: Whether the table has been restored.
  @discardableResult func giveBackIfRefilled() -> Bool {
    guard plan.source == nil, observer != nil, tableView?.dataSource != nil else { return false }
    restore()
    undecorateCells()
    due.chores.insert(.measure)
    scheduleMeasuring(animated: false)
    return true
  }

  /// Forgets the rows of a data source that is being freed.
  ///
  /// The decorated table may outlive it.
  func abandon() {
    plan.source = nil
    for live in cells.all { live.leave() }
    giveBackIfRefilled()
  }

  private func undecorateCells() {
    UIView.performWithoutAnimation { for cell in cells.views { undecorate(cell) } }
  }

  // MARK: Features

  /// Returns the leaf of a class, which is made if the table has none yet.
  @discardableResult func feature<Feature: TableFeature>(_ type: Feature.Type) -> Feature {
    if let known = knownFeature(type) { return known }
    let feature = type.init(of: self)
    features.append(feature)
    return feature
  }

  func knownFeature<Feature: TableFeature>(_ type: Feature.Type) -> Feature? {
    features.first { Swift.type(of: $0) == type } as? Feature
  }

  func drop(_ type: TableFeature.Type) { features.removeAll { Swift.type(of: $0) == type } }

  /// Makes what a card needs of the table: slices, leaves, and the observation of a setting.
  ///
  /// Most cards need none.
  func prepare(for card: Card) {
    if card.resolved.needsSlices { due.used.insert(.slices) }
    if card.style.swipedRowAppearance == .separated { feature(RowGestures.self) }
    if card.style.fill.view != nil, !card.resolved.hasGaps {
      feature(CardBackdrops.self)
    }
    if card.style.accessibilityOutline != nil, differentiation == nil {
      differentiation = AccessibilityObservation(
        of: UIAccessibility.differentiateWithoutColorDidChangeNotification
      ) { [weak self] in self?.environmentDidChange() }
    }
  }

  // MARK: Decorating the table

  /// Decorates the table, or updates it after a change.
  func decorate(installing: Bool = true) {
    guard let tableView, let source = plan.source, !isSuperseded else { return }
    guard !styling.isDormant else { return measureIfOther(restore()) }
    if observer == nil {
      // Until the table asks this data source, it is the other one's.
      isSuperseded = other?.plan.source != nil || !source.isAsked
      if isSuperseded { return }
      other?.supersede()
    }
    let isNew = self.observer == nil
    let observer = observer ?? CardTableObserver(of: self)
    self.observer = observer
    observer.watch(tableView)
    let isOther = styling.decorate(installing: installing || isNew) {
      observer.readableWidth(in: tableView)
    }
    measureIfOther(isOther)
  }

  /// Restores the table: uninstalls the installer and removes the observer.
  ///
  /// - Returns: Whether rows may have other heights.
  @discardableResult func restore() -> Bool {
    guard let observer, tableView != nil else { return false }
    self.observer = nil
    plan.headers.removeAll()
    for feature in features { feature.restore() }
    due.used = []
    plan.hasEnclosed = false
    let isOther = styling.giveBack()
    observer.stopWatching()
    return isOther
  }

  /// Has rows measured again if the table has been changed so that they may have other heights.
  ///
  /// A table with a new width measures its rows by itself; one that has not measured any need not
  /// do it again.
  func measureIfOther(_ isOther: Bool) {
    if isOther, observer?.isBeingResized != true, !cells.all.isEmpty {
      due.chores.insert(.measure)
    }
  }

  /// Redraws the cards' lines if the table's look different since the last update.
  func followSeparators() { if observer != nil, styling.followSeparators() { layOutRowsAgain() } }

  // MARK: What the observer tells

  /// Decorates the table anew: its size, its margins or its traits have changed, or a setting of the
  /// user's.
  ///
  /// The table may be in its layout, so it must not be asked for its rows.
  func environmentDidChange() {
    guard !styling.isChanging, plan.source != nil else { return }
    decorate()
    // Rows out of sight need not be told of a new safe area (Apple: UIView.safeAreaInsets).
    layOutRowsAgain()
    correct(animated: false)
    scheduleMeasuring(animated: false)
  }

  /// Called when the table has left its window, or the observer the table.
  func leftWindow() { if tableView?.window == nil { styling.leftWindow() } }
}
