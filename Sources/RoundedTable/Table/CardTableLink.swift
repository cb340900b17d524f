import UIKit

/// The connection between a ``RoundedDiffableDataSource`` or a ``CardController`` and its table
/// view.
///
/// It's opaque. Only those two classes have one, so no other class can conform to ``TableCards``.
@MainActor public final class CardTableLink {
  let plan: CardPlan
  /// The cards of the table view, which another data source may take over.
  private(set) var table: CardTable

  init(to tableView: UITableView) {
    plan = CardPlan(of: tableView)
    table = CardTable(for: plan)
    findTable()
  }

  // MARK: Whose table it is

  // It's decided here, by what `CardTable` knows. Several data sources may have been created for
  // one table view, which asks one of them for its rows. The table view has one `CardTable`, which
  // shows the cards of one data source. For each of them, its link is in one of these states:
  //
  //                the table asks this source for rows           uninstall()
  //     waiting ─────────────────────────────────────► showing ───────────────► resting
  //        ▲                                            │ │ ▲                    │ │
  //        │     the table asks another one with cards  │ │ └── a style is set ──┘ │
  //        └────────────────────────────────────────────┘ │ the source is freed     │
  //        ▲                                              ▼                         │
  //        │                                           orphaned                     │
  //        └────────── the table asks another source for rows ──────────────────────┘
  //
  // - `waiting`: The table's cards, if it has any, are another source's. Styles are kept, and
  //   change nothing on the table.
  // - `showing`: `table.plan` is this source's plan, and the table has an observer.
  // - `resting`: The table shows no cards, and asks this source for its rows. On an inset-grouped
  //   table, it never does anything else.
  // - `orphaned`: Nobody has the link any more. The table keeps its cards until another source
  //   fills it (see `CardTable.giveBackIfRefilled()`).

  /// Whether the table is this source's, showing or resting, so that the source may change it.
  var ownsTable: Bool {
    findTable()
    return table.plan === plan && table.belongsToPlan
  }

  /// Shows the cards of this source, if the table asks it for rows.
  func claimTable() {
    if table.plan === plan, table.observer != nil { return }
    findTable()
    if plan.source?.isAsked == true { table.showPlan(plan) }
  }

  /// Finds the table view's `CardTable` again.
  ///
  /// It's another one if this one has been restored, and another data source has prepared the table
  /// view since. The cells that this one knows are the other one's by now.
  private func findTable() {
    guard table.observer == nil,
      let other = plan.tableView?.subview(CardTableObserver.self)?.table
    else { return }
    table.cells.removeAll()
    table = other
  }

  /// Begins to show the cards of a source.
  func begin(for source: any RowSource) {
    plan.source = source
    claimTable()
  }

  /// Called when the source is freed.
  func sourceWasFreed() { if table.plan === plan { table.sourceWasFreed() } }

  // MARK: Changes by the app

  /// Sets a style, and shows it.
  func setStyles(animated: Bool, _ change: (TableLook) -> Void) {
    change(plan.look)
    plan.isUninstalled = false
    restyle(animated: animated)
  }

  /// Shows the present styles.
  ///
  /// - Parameters:
  ///   - animated: Whether the change is animated.
  ///   - always: Whether to call the installer even if the table style is the same.
  func restyle(animated: Bool, always: Bool = false) {
    guard ownsTable else { return }
    // A callback of the app's, such as `viewSafeAreaInsetsDidChange`, may set a style while the
    // installer changes the very property.
    guard !table.installation.isChanging else {
      return MainQueue.later { self.restyle(animated: animated, always: always) }
    }
    table.restyle(animated: animated, always: always)
  }

  /// Asks the app's closures again.
  func refresh(animated: Bool) { if ownsTable { table.refresh(animated: animated) } }

  func uninstall() {
    plan.isUninstalled = true
    plan.move = nil
    // If the table shows another data source's cards, the table and its cells are that one's.
    if table.plan === plan { table.uninstall() }
  }

  var installer: any TableInstaller {
    get { plan.installer ?? table.installation.standardInstaller }
    set {
      let isOther = newValue !== installer
      plan.installer = newValue
      if isOther { restyle(animated: false, always: true) }
    }
  }

  var decorator: any CellDecorator {
    get { plan.decorator ?? table.standardDecorator }
    set {
      let former = decorator
      plan.decorator = newValue
      if newValue !== former, table.plan === plan { table.decoratorDidChange(from: former) }
    }
  }

  // MARK: Updates

  /// Corrects cards after an update.
  func correctCardsAfterUpdate(animated: Bool) {
    guard ownsTable else { return table.updates.noteEndWithoutCorrection() }
    table.followTitles()
    table.correctCards(animated: animated)
  }

  /// Returns a completion that corrects cards once more before it calls another.
  nonisolated func correctingCards(then completion: (() -> Void)?) -> () -> Void {
    { [self] in
      // UIKit calls completions on the main queue.
      MainActor.assumeIsolated { correctAgain() }
      completion?()
    }
  }

  /// Corrects cards once more, unless the source has been freed by now.
  private func correctAgain() {
    if ownsTable, plan.source != nil { table.correctCards(animated: false) }
  }
}
