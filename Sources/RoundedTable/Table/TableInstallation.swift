import UIKit

/// The installer's turn: what the table itself looks like, and what was changed on it for that.
///
/// It knows the table view and the plan whose cards are shown, to which it hands what styles come
/// to. It knows no cell and calls nobody back: what changes a table answers whether rows may have
/// other heights.
@MainActor final class TableInstallation {
  private(set) var plan: CardPlan
  /// The installer of an app that has none of its own.
  let standardInstaller = CardTableInstaller()
  private var separators = TableSeparators()
  /// What was installed last; nil while nothing is.
  private var installed: TableLook.Installed?
  /// Whether the installer is changing the table, which observers see as changes of its margins.
  private(set) var isChanging = false
  private var hasWarned = false

  init(of plan: CardPlan) { self.plan = plan }

  var installer: any TableInstaller { plan.installer ?? standardInstaller }

  /// The installer, if it is the package's own.
  var cardInstaller: CardTableInstaller? { installer as? CardTableInstaller }

  /// What the table's cards are inset by, and why, as a sentence.
  var insetsDescription: String {
    cardInstaller?.insetsDescription ?? "Cards are inset by \(type(of: installer))."
  }

  private var tableView: UITableView? { plan.tableView }

  // MARK: Installing

  /// Resolves what was chosen, and installs it if the table itself looks otherwise than was
  /// installed, or if something outside has changed.
  ///
  /// - Returns: Whether rows may have other heights.
  func install(always: Bool, readableWidth: () -> Double?) -> Bool {
    guard let tableView else { return false }
    plan.look.resolve(
      for: tableView, in: environment(of: tableView), readableWidth: readableWidth)
    // The look of cards alone changes nothing on the table.
    let isDue = always || installed != installable
    let isOther = isDue && change { install(on: tableView) }
    measureLayout(of: tableView)
    return isOther
  }

  /// What styles may depend on; nil before the table has a width.
  private func environment(of tableView: UITableView) -> CardEnvironment? {
    let (safe, added) = (tableView.safeAreaInsets, cardInstaller?.added ?? 0)
    let width =
      tableView.bounds.width - max(0, safe.left - added) - max(0, safe.right - added)
    guard width > 0 else { return nil }
    return CardEnvironment(traitCollection: tableView.traitCollection, width: width)
  }

  private var installable: TableLook.Installed {
    TableLook.Installed(style: plan.look.tableStyle, canHaveCards: plan.canHaveCards)
  }

  private func install(on tableView: UITableView) {
    installed = installable
    separators.noteStyle(of: tableView)
    // A table in which no section can have cards is as UIKit has it.
    if plan.canHaveCards {
      installer.install(plan.look.tableStyle, on: tableView)
    } else {
      installer.uninstall(from: tableView)
    }
    separators.wasInstalled(on: tableView)
  }

  /// Gives back everything that was changed on the table.
  ///
  /// - Returns: Whether rows may have other heights.
  @discardableResult func giveBack() -> Bool {
    guard let tableView else { return false }
    installed = nil
    return change {
      separators.noteStyle(of: tableView)
      installer.uninstall(from: tableView)
      separators.wasUninstalled(from: tableView)
    }
  }

  /// Shows another plan's cards from now on, or has another installer.
  ///
  /// If the installer is another one, the former one gives the table back.
  ///
  /// - Returns: Whether rows may have other heights.
  func change(
    to plan: CardPlan, _ installer: (any TableInstaller)?, isInstalled: Bool
  ) -> Bool {
    let isOther = (installer ?? standardInstaller) !== self.installer
    let changesHeights = isInstalled && isOther && giveBack()
    self.plan = plan
    plan.installer = installer
    return changesHeights
  }

  /// Decides again in the next window what insets cards.
  func leftWindow() {
    guard let tableView, !plan.isDormant else { return }
    _ = change { install(on: tableView) }
    measureLayout(of: tableView)
  }

  private func change(_ change: () -> Void) -> Bool {
    let before = tableView.map(RowHeightFactors.init)
    isChanging = true
    change()
    isChanging = false
    return tableView.map(RowHeightFactors.init) != before
  }

  /// Hands the plan what styles come to in the table as it is now.
  private func measureLayout(of tableView: UITableView) {
    plan.layout = ResolvedCardStyle.Layout(
      inset: installer.inset(of: plan.look.tableStyle, on: tableView),
      padding: plan.look.tableStyle.usedPadding, separatorEnd: plan.look.separatorEnd,
      separatorOwner: separators.owner(in: tableView))
  }

  // MARK: Separators

  /// Notes who draws the separators, and returns whether the table's look otherwise than in the last
  /// update.
  func followSeparators() -> Bool {
    guard let tableView else { return false }
    separators.noteStyle(of: tableView)
    plan.layout.separatorOwner = separators.owner(in: tableView)
    return separators.noteLook(of: tableView)
  }

  /// Whether the app has set the separators' style, for which there is no callback.
  var isSeparatorOwnerOther: Bool { tableView.map(separators.isOther(in:)) ?? false }

  // MARK: What is wrong

  /// What is wrong with cards on an inset-grouped table, as a sentence.
  static let insetGrouped =
    "The table is inset-grouped, so its cards are UIKit's, and nothing is changed."

  /// Says once in debug builds why there are no cards: an inset-grouped table has its own.
  func warnIfInsetGrouped() {
    guard plan.isInsetGrouped, !hasWarned else { return }
    hasWarned = true
    DebugWarnings.print("tableIsInsetGrouped: \(Self.insetGrouped) Use a grouped table.")
  }

  /// A sentence if the table's inset leaves cards no room; nil if there is some.
  var lackOfRoom: String? {
    guard let width = tableView?.bounds.width, width > 0 else { return nil }
    let inset = plan.look.tableStyle.usedInset
    guard 2 * inset >= width else { return nil }
    return
      "The table style has an inset of \(inset) at either side, which leaves nothing of the table's width of \(width)."
  }
}
