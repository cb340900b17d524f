import UIKit

/// Calls the installer: decides when to call it, and knows what's installed on the table view.
///
/// It gives the plan whose cards are shown the lengths that follow from the table style. It knows
/// no cell and calls nothing back. What changes the table returns whether row heights may have
/// changed.
@MainActor final class TableInstallation {
  /// What's installed on the table.
  private struct Installed {
    let installer: any TableInstaller
    let style: TableStyle
    let canHaveCards: Bool
  }

  /// The default installer.
  let standardInstaller = CardTableInstaller()
  private var separators = TableSeparators()
  /// What was last installed; nil while nothing is.
  private var installed: Installed?
  /// Whether the installer is changing the table at this moment.
  ///
  /// The observer ignores changes of margins then.
  private(set) var isChanging = false
  private var hasWarned = false

  /// The installer that has prepared the table, if it's of the package's own class.
  var cardInstaller: CardTableInstaller? { installed?.installer as? CardTableInstaller }

  // MARK: Installing

  /// Resolves the app's styles, and calls the plan's installer if the result differs from what's
  /// installed, or if something outside has changed.
  ///
  /// If another installer has prepared the table, that one restores it first.
  ///
  /// - Parameters:
  ///   - plan: The plan, whose styles are resolved.
  ///   - tableView: The table view.
  ///   - always: Whether to call the installer even if the style is the same.
  ///   - isUpdating: Whether an update is in progress. The data source isn't asked for titles then.
  ///   - readableWidth: Returns the readable width, if it's known.
  /// - Returns: Whether row heights may have changed.
  func install(
    _ plan: CardPlan, on tableView: UITableView, always: Bool, isUpdating: Bool,
    readableWidth: () -> Double?
  ) -> Bool {
    let installer = plan.installer ?? standardInstaller
    var changesHeights = false
    if let former = installed?.installer, former !== installer {
      changesHeights = giveBack(to: tableView)
    }
    let width = tableView.widthInSafeArea(without: cardInstaller?.added ?? 0)
    let environment = CardEnvironment(traitCollection: tableView.traitCollection, width: width)
    plan.look.resolve(
      for: tableView, in: width > 0 ? environment : nil, readableWidth: readableWidth)
    // If only the look of cards changes, there is nothing to do on the table.
    if always || installed == nil || installed?.style != plan.look.tableStyle
      || installed?.canHaveCards != plan.canHaveCards
    {
      let installing = change(tableView) {
        if plan.canHaveCards, !isUpdating { noteTitles(of: plan, for: installer) }
        callInstaller(installer, for: plan, on: tableView)
      }
      changesHeights = changesHeights || installing
    }
    return changesHeights
  }

  private func callInstaller(
    _ installer: any TableInstaller, for plan: CardPlan, on tableView: UITableView
  ) {
    let style = plan.look.tableStyle
    installed = Installed(installer: installer, style: style, canHaveCards: plan.canHaveCards)
    separators.noteStyle(of: tableView)
    // If no section can have cards, the table is left as UIKit has it.
    if plan.canHaveCards {
      installer.install(style, on: tableView)
    } else {
      installer.uninstall(from: tableView)
    }
    separators.wasInstalled(on: tableView)
    plan.spacers = cardInstaller?.gaps.spacers ?? []
    // The lengths and decisions that all cards have in common.
    plan.metrics = ResolvedCardStyle.Metrics(
      inset: installer.inset(of: style, on: tableView), padding: style.usedPadding,
      separatorEnd: plan.look.system.separatorEnd, separatorOwner: separators.owner(in: tableView))
  }

  /// The number of sections that are asked for titles.
  ///
  /// Those beyond count as these do, so that an update of a table of any size takes the same time.
  /// They're asked at most twice an update.
  private static let askedSections = 10

  /// Tells the installer which of the first sections have titles, and whether these are inside
  /// cards, so that the heights of headers are right in the table's next layout.
  ///
  /// It must only be called when the app's data source agrees with the table: after an update, or
  /// when the table counts the sections of a diffable data source.
  private func noteTitles(of plan: CardPlan, for installer: (any TableInstaller)?) {
    guard let source = plan.source, let installer = installer as? CardTableInstaller,
      plan.tableView?.style == .grouped
    else { return }
    let base = plan.look.style
    let mayTouch = base.enclosesHeader && base.enclosesFooter || source.hasSectionStyles
    guard plan.look.tableStyle.sectionSpacing != nil || mayTouch else {
      return installer.gaps.note(titles: [], enclosed: [], plan.look.system)
    }
    var titles: HeaderKinds = []
    var enclosed: HeaderKinds = []
    for kind in HeaderKind.allCases {
      let first = (0..<Self.askedSections).lazy.filter { source.id(ofSection: $0) != nil }
        .first { source.dataSourceHasTitle(kind, inSection: $0) }
      if first != nil { titles.insert(kind) }
      // Without titles, the delegate may have views.
      guard first != nil || !source.hasSectionStyles, source.id(ofSection: first ?? 0) != nil else {
        continue
      }
      let style = source.hasSectionStyles ? plan.style(ofSection: first ?? 0) : base
      if kind == .header ? style.enclosesHeader : style.enclosesFooter { enclosed.insert(kind) }
    }
    installer.gaps.note(titles: titles, enclosed: enclosed, plan.look.system)
  }

  /// Notes the titles of the sections, and returns whether other heights have to keep sections
  /// apart.
  func areGapsOther(after plan: CardPlan) -> Bool {
    noteTitles(of: plan, for: installed?.installer)
    return areGapsOutOfDate
  }

  /// Looks for headers that the delegate has made, in the first layout after an update, and returns
  /// whether other heights have to keep sections apart.
  func areGapsOther(in tableView: UITableView) -> Bool {
    cardInstaller?.gaps.findViews(in: tableView)
    return areGapsOutOfDate
  }

  /// Whether the heights that keep sections apart no longer fit the titles in the table.
  private var areGapsOutOfDate: Bool { cardInstaller?.gaps.areOutOfDate == true }

  /// Restores everything that was changed on the table.
  ///
  /// - Returns: Whether row heights may have changed.
  func giveBack(to tableView: UITableView) -> Bool {
    guard let installer = installed?.installer else { return false }
    installed = nil
    return change(tableView) {
      separators.noteStyle(of: tableView)
      installer.uninstall(from: tableView)
      separators.wasUninstalled(from: tableView)
    }
  }

  /// Called when the table has left its window.
  ///
  /// The installer decides again in the next one what insets the cards.
  func leftWindow(_ tableView: UITableView, showing plan: CardPlan) {
    guard tableView.window == nil, let installer = installed?.installer else { return }
    _ = change(tableView) { callInstaller(installer, for: plan, on: tableView) }
  }

  private func change(_ tableView: UITableView, _ change: () -> Void) -> Bool {
    let before = heightFactors(of: tableView)
    isChanging = true
    change()
    isChanging = false
    return heightFactors(of: tableView) != before
  }

  /// What affects row and section heights and is changed by installers.
  ///
  /// UIKit isn't documented to measure rows again for any of it.
  private func heightFactors(of tableView: UITableView) -> [CGFloat] {
    let margins = tableView.horizontalMargins
    let safeArea = tableView.enclosingViewController?.additionalSafeAreaInsets ?? .zero
    return [
      margins.leading, margins.trailing, safeArea.left, safeArea.right,
      tableView.sectionHeaderHeight, tableView.sectionFooterHeight,
      tableView.sectionHeaderTopPadding,
      // A self-sizing row is taller by the separator that the table draws.
      tableView.separatorStyle == .none ? 0 : 1,
    ]
  }

  // MARK: Separators

  /// Whether the app has changed the table's `separatorStyle`, for which there is no callback.
  func isSeparatorOwnerOther(in tableView: UITableView) -> Bool {
    separators.isOther(in: tableView)
  }

  // MARK: Problems

  /// The problem with an inset-grouped table, and how to fix it.
  static let insetGrouped =
    "The table is inset-grouped, so UIKit draws its cards, and RoundedTable does nothing. Create it with the style .grouped or .plain."

  /// Prints once, in debug builds, why an inset-grouped table has no cards of ours.
  func warnOfInsetGrouped() {
    guard !hasWarned else { return }
    hasWarned = true
    DebugWarnings.print("tableIsInsetGrouped: \(Self.insetGrouped)")
  }
}
