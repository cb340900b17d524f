import UIKit

/// Decides who draws the separators between rows: the cards, the table, or nobody.
///
/// The app sets a table's `separatorStyle`, and so does the installer, because the table's own
/// separators would run through cards. There is no callback for the app's changes. So the value is
/// compared with the last one that was seen, and any other one is the app's.
@MainActor struct TableSeparators {
  private var wanted = UITableViewCell.SeparatorStyle.singleLine
  private var lastSeen: UITableViewCell.SeparatorStyle?

  /// Returns who draws the separators.
  func owner(in tableView: UITableView) -> SeparatorOwner {
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
}
