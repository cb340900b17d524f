import UIKit

/// Calls the installer: decides when to call it, and knows what's installed on the table view.
///
/// It knows the table view and the plan whose cards are shown, and gives the plan the lengths that
/// follow from the table style. It knows no cell and calls nothing back. What changes the table
/// returns whether row heights may have changed.
@MainActor final class TableInstallation {
  private(set) var plan: CardPlan
  /// The default installer.
  let standardInstaller = CardTableInstaller()
  private var separators = TableSeparators()
  /// What was last installed; nil while nothing is.
  private var installed: (style: TableStyle, canHaveCards: Bool)?
  /// Whether the installer is changing the table at this moment.
  ///
  /// The observer ignores changes of margins then.
  private(set) var isChanging = false
  private var hasWarned = false

  init(of plan: CardPlan) { self.plan = plan }

  var installer: any TableInstaller { plan.installer ?? standardInstaller }

  /// The installer, if it's of the package's own class.
  var cardInstaller: CardTableInstaller? { installer as? CardTableInstaller }

  /// A sentence about what insets the table's cards, and why.
  var insetsDescription: String {
    cardInstaller?.insetsDescription ?? "Cards are inset by \(type(of: installer))."
  }

  private var tableView: UITableView? { plan.tableView }

  // MARK: Installing

  /// Resolves the app's styles, and calls the installer if the result differs from what's
  /// installed, or if something outside has changed.
  ///
  /// - Returns: Whether row heights may have changed.
  func install(always: Bool, readableWidth: () -> Double?) -> Bool {
    guard let tableView else { return false }
    let width = tableView.widthInSafeArea(without: cardInstaller?.added ?? 0)
    let environment = CardEnvironment(traitCollection: tableView.traitCollection, width: width)
    plan.look.resolve(
      for: tableView, in: width > 0 ? environment : nil, readableWidth: readableWidth)
    // If only the look of cards changes, there is nothing to do on the table.
    let isDue = always || installed.map { $0 != (plan.look.tableStyle, plan.canHaveCards) } ?? true
    return isDue && change { install(on: tableView) }
  }

  private func install(on tableView: UITableView) {
    installed = (plan.look.tableStyle, plan.canHaveCards)
    separators.noteStyle(of: tableView)
    // If no section can have cards, the table is left as UIKit has it.
    if plan.canHaveCards {
      installer.install(plan.look.tableStyle, on: tableView)
    } else {
      installer.uninstall(from: tableView)
    }
    separators.wasInstalled(on: tableView)
    // The lengths and decisions that all cards have in common.
    plan.layout = ResolvedCardStyle.Layout(
      inset: installer.inset(of: plan.look.tableStyle, on: tableView),
      padding: plan.look.tableStyle.usedPadding, separatorEnd: plan.look.system.separatorEnd,
      separatorOwner: separators.owner(in: tableView))
  }

  /// Restores everything that was changed on the table.
  ///
  /// - Returns: Whether row heights may have changed.
  func giveBack() -> Bool {
    guard let tableView else { return false }
    installed = nil
    return change {
      separators.noteStyle(of: tableView)
      installer.uninstall(from: tableView)
      separators.wasUninstalled(from: tableView)
    }
  }

  /// Switches to another plan or another installer.
  ///
  /// If the installer changes, the previous one restores the table first.
  ///
  /// - Returns: Whether row heights may have changed.
  func change(to plan: CardPlan, _ installer: (any TableInstaller)?, isInstalled: Bool) -> Bool {
    let isOther = (installer ?? standardInstaller) !== self.installer
    let changesHeights = isInstalled && isOther && giveBack()
    // It's measured again only if the installer runs.
    plan.layout = self.plan.layout
    self.plan = plan
    plan.installer = installer
    return changesHeights
  }

  /// Called when the table has left its window.
  ///
  /// The installer decides again in the next one what insets the cards.
  func leftWindow() {
    guard let tableView, tableView.window == nil, !plan.isDormant else { return }
    _ = change { install(on: tableView) }
  }

  private func change(_ change: () -> Void) -> Bool {
    let before = heightFactors
    isChanging = true
    change()
    isChanging = false
    return heightFactors != before
  }

  /// What affects row and section heights and is changed by installers.
  ///
  /// UIKit isn't documented to measure rows again for any of it.
  private var heightFactors: [CGFloat] {
    guard let tableView else { return [] }
    let margins = tableView.horizontalMargins
    let safeArea = tableView.enclosingViewController?.additionalSafeAreaInsets ?? .zero
    return [
      margins.leading, margins.trailing, safeArea.left, safeArea.right,
      tableView.sectionHeaderHeight, tableView.sectionFooterHeight,
      // A self-sizing row is taller by the separator that the table draws.
      tableView.separatorStyle == .none ? 0 : 1,
    ]
  }

  // MARK: Separators

  /// Notes who draws the separators, and returns whether the table's settings for them have changed
  /// since the last update.
  func followSeparators() -> Bool {
    guard let tableView else { return false }
    separators.noteStyle(of: tableView)
    plan.layout.separatorOwner = separators.owner(in: tableView)
    return separators.noteLook(of: tableView)
  }

  /// Whether the app has changed the table's `separatorStyle`, for which there is no callback.
  var isSeparatorOwnerOther: Bool { tableView.map(separators.isOther(in:)) ?? false }

  // MARK: Problems

  /// The problem with an inset-grouped table, as a sentence.
  static let insetGrouped =
    "The table is inset-grouped, so UIKit draws its cards, and RoundedTable does nothing."

  /// Prints once, in debug builds, why an inset-grouped table has no cards of ours.
  func warnIfInsetGrouped() {
    guard plan.isInsetGrouped, !hasWarned else { return }
    hasWarned = true
    DebugWarnings.print("tableIsInsetGrouped: \(Self.insetGrouped) Use a grouped table.")
  }
}
