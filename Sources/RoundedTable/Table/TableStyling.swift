import UIKit

/// The installer's turn: what the table itself looks like, and what was changed on it for that.
///
/// It knows the table view and the plan, to which it hands what styles come to. It knows no cell,
/// and calls nobody back: what changes a table answers whether its rows have to be measured again.
@MainActor final class TableStyling {
  private(set) var installer: any TableInstaller = CardTableInstaller()
  private let plan: CardPlan
  private var separators = TableSeparators()
  /// What the table was last decorated for.
  private var installed: TableLook.Stand?
  private var isUninstalled = false
  /// Whether the installer is changing the table, which is told as changes of its margins.
  private(set) var isChanging = false
  private var hasWarned = false

  init(for plan: CardPlan) { self.plan = plan }

  private var tableView: UITableView? { plan.tableView }

  /// Whether nothing is decorated.
  ///
  /// This is so after `uninstall()`, and always on an inset-grouped table, whose cards are UIKit's.
  var isDormant: Bool { isUninstalled || plan.isInsetGrouped }

  /// What is wrong with cards on an inset-grouped table, as a sentence.
  static let insetGrouped =
    "The table is inset-grouped, so its cards are UIKit's, and nothing is changed."

  /// Says once in debug builds why there are no cards: an inset-grouped table has its own.
  func warnIfInsetGrouped() {
    guard plan.isInsetGrouped, !hasWarned else { return }
    hasWarned = true
    DebugWarnings.print("tableIsInsetGrouped: \(Self.insetGrouped) Use a grouped table.")
  }

  /// Whether the app has had everything undecorated.
  var isOff: Bool { isUninstalled }

  func choose(_ change: (inout TableLook) -> Void) {
    change(&plan.look)
    isUninstalled = false
  }

  /// Has nothing decorated until the app chooses a style.
  func turnOff() { isUninstalled = true }

  // MARK: Decorating the table

  /// Resolves what was chosen, and installs it if the table itself looks otherwise than was
  /// installed, or if something outside has changed.
  ///
  /// - Returns: Whether rows may have other heights.
  func decorate(installing: Bool, readableWidth: () -> Double?) -> Bool {
    guard let tableView else { return false }
    plan.look.resolve(for: tableView, readableWidth: readableWidth)
    // The look of cards alone changes nothing on the table.
    let isDue = installing || installed != plan.look.stand
    let isOther = isDue && change { install(on: tableView) }
    measureLayout(of: tableView)
    return isOther
  }

  private func install(on tableView: UITableView) {
    installed = plan.look.stand
    separators.noteStyle(of: tableView)
    // A table in which no section can have cards is as UIKit has it.
    if plan.look.canHaveCards {
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

  /// Has another installer from now on, which is to be given its turn.
  ///
  /// - Returns: Whether rows may have other heights.
  func change(installer: any TableInstaller, isDecorated: Bool) -> Bool {
    defer { self.installer = installer }
    return isDecorated && giveBack()
  }

  /// Decides again in the next window what insets cards.
  func leftWindow() {
    guard let tableView, !isDormant else { return }
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

  /// Hands the plan what styles come to in the table as it is decorated now.
  private func measureLayout(of tableView: UITableView) {
    plan.layout.separatorOwner = separators.drawer(in: tableView)
    plan.layout.separatorEnd = plan.look.separatorEnd
    plan.layout.inset = installer.inset(of: plan.look.tableStyle, on: tableView)
    plan.layout.padding = plan.look.tableStyle.usedPadding
  }

  // MARK: Lines

  /// Notes who draws the lines, and returns whether the table's look otherwise than in the last
  /// update.
  func followSeparators() -> Bool {
    guard let tableView else { return false }
    separators.noteStyle(of: tableView)
    plan.layout.separatorOwner = separators.drawer(in: tableView)
    return separators.noteLook(of: tableView)
  }

  /// Whether the app has set the separators' style, for which there is no callback.
  var isSeparatorOwnerOther: Bool { tableView.map(separators.isOther(in:)) ?? false }

  // MARK: Room

  /// A sentence if the table's inset leaves cards no room; nil if there is some.
  var lackOfRoom: String? {
    guard let width = tableView?.bounds.width, width > 0 else { return nil }
    let inset = plan.look.tableStyle.usedInset
    guard 2 * inset >= width else { return nil }
    return
      "The table style has an inset of \(inset) at either side, which leaves nothing of the table's width of \(width)."
  }
}

/// Table properties that affect row and section heights, as far as cards change them.
///
/// They are compared before and after any installer's change. UIKit is not documented to measure
/// rows again for any of them.
struct RowHeightFactors: Equatable {
  private let margins: HorizontalMargins
  private let lengths: [CGFloat]
  private let hasSeparators: Bool

  @MainActor init(of tableView: UITableView) {
    margins = tableView.horizontalMargins
    let safeArea = tableView.enclosingViewController?.additionalSafeAreaInsets ?? .zero
    lengths = [
      tableView.sectionHeaderHeight, tableView.sectionFooterHeight, safeArea.left, safeArea.right,
    ]
    // A self-sizing row is taller by the line that the table draws.
    hasSeparators = tableView.separatorStyle != .none
  }
}
