import UIKit

/// What the app has asked for, and what it comes to in one table: in its traits, its width and the
/// running system.
@MainActor struct TableLook {
  private(set) var chosenStyle: CardStyle?
  private(set) var chosenTableStyle: TableStyle?
  /// Whether sections may have their own styles.
  var hasSectionStyles = false
  /// The style of all cards, resolved for the table's traits.
  private(set) var style = CardStyle()
  /// How the table stands, resolved for its traits and its readable width.
  private(set) var tableStyle = TableStyle()
  private var system = SystemLook(for: Bundle.main.infoDictionary)
  private var interned = ResolvedCardStyles()
  /// The common style in the table's latest layout.
  private var common: ResolvedCardStyle?

  /// Whether any section can have cards.
  var canHaveCards: Bool { style.isCard || hasSectionStyles }

  var separatorEnd: Double { system.separatorEnd }

  /// All that the table itself is decorated for.
  struct Stand: Equatable {
    let style: TableStyle
    let canHaveCards: Bool
  }

  var stand: Stand { Stand(style: tableStyle, canHaveCards: canHaveCards) }

  mutating func choose(_ style: CardStyle) { chosenStyle = style }

  mutating func choose(_ style: TableStyle) { chosenTableStyle = style }

  /// Resolves what was chosen for a table's present traits and size.
  mutating func resolve(for tableView: UITableView, readableWidth: () -> Double?) {
    system.adapt(to: tableView)
    let table = (chosenTableStyle ?? TableStyle()).resolved(with: tableView.traitCollection)
    // The app can turn it on for the table itself, and UIKit then limits the content.
    let isReadable = table.followsReadableWidth || tableView.cellLayoutMarginsFollowReadableWidth
    tableStyle = table.completed(
      with: system,
      readableWidth: isReadable ? readableWidth() : nil)
    style = resolved(chosenStyle ?? CardStyle(), for: tableView)
    common = nil
  }

  /// Returns a style resolved for a table's traits, with the system's values in place of nil.
  func resolved(_ style: CardStyle, for tableView: UITableView?) -> CardStyle {
    var style = (tableView.map { style.resolved(with: $0.traitCollection) } ?? style)
      .completed(with: system)
    if tableStyle.sectionSpacing != nil {
      // Headers and footers are the spaces between cards.
      style.enclosesHeader = false
      style.enclosesFooter = false
    }
    return style
  }

  /// Returns a resolved style with its layout; nil stands for the common style.
  mutating func laidOut(
    _ own: CardStyle?, in layout: ResolvedCardStyle.Layout
  ) -> ResolvedCardStyle {
    if let own { return interned.resolved(own, in: layout) }
    if let common, common.layout == layout { return common }
    let resolved = interned.resolved(style, in: layout)
    common = resolved
    return resolved
  }
}

/// Decides who draws the lines between rows: the cards, the table, or nobody.
///
/// A table's `separatorStyle` is set by the app, and by the installer, which turns it off because
/// the table's own lines would run through cards. There is no callback for the app's changes, so
/// the value is compared with the one that was last seen there: any other is the app's.
@MainActor struct TableSeparators {
  private var wanted = UITableViewCell.SeparatorStyle.singleLine
  private var lastSeen: UITableViewCell.SeparatorStyle?
  private var look: (UIColor?, UIEdgeInsets, UITableView.SeparatorInsetReference, UIVisualEffect?)?

  /// Returns who draws the lines.
  func drawer(in tableView: UITableView) -> SeparatorOwner {
    if tableView.separatorStyle != .none { return .table }
    return wanted == .none ? .nobody : .cards
  }

  /// Whether the app has changed the table's separator style since it was last seen.
  func isOther(in tableView: UITableView) -> Bool {
    lastSeen != nil && tableView.separatorStyle != lastSeen
  }

  /// Notes the separator style that the app has set.
  mutating func noteStyle(of tableView: UITableView) {
    if lastSeen != tableView.separatorStyle { wanted = tableView.separatorStyle }
    lastSeen = tableView.separatorStyle
  }

  /// Notes the separator style that an installer has left on the table.
  mutating func wasInstalled(on tableView: UITableView) { lastSeen = tableView.separatorStyle }

  /// Restores the app's separator style, which the installer may have mistaken for its own.
  mutating func wasUninstalled(from tableView: UITableView) {
    if tableView.separatorStyle != wanted { tableView.separatorStyle = wanted }
    self = TableSeparators()
  }

  /// Notes the look of the table's lines, and returns whether it has changed; there is no callback
  /// for it.
  mutating func noteLook(of tableView: UITableView) -> Bool {
    let now = (
      tableView.separatorColor, tableView.separatorInset, tableView.separatorInsetReference,
      tableView.separatorEffect
    )
    defer { look = now }
    guard let look else { return false }
    return !UIColor.areEqual(look.0, now.0) || (look.1, look.2, look.3) != (now.1, now.2, now.3)
  }
}
