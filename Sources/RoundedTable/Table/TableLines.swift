import UIKit

/// Who draws the lines between rows.
///
/// A table's `separatorStyle` has two authors: the app, and the installer, which turns it off because the table's own lines
/// would run through cards. What the app writes tells nobody, so the value is compared with the one that was left there: any
/// other is the app's.
@MainActor struct TableLines {
  /// What decides over the look of a line that is drawn with the table's means.
  private struct Look: Equatable {
    var style: UITableViewCell.SeparatorStyle
    var color: UIColor?
    var inset: UIEdgeInsets
    var reference: UITableView.SeparatorInsetReference
    var effect: ObjectIdentifier?
  }

  private var wanted = UITableViewCell.SeparatorStyle.singleLine
  private var left: UITableViewCell.SeparatorStyle?
  /// Whether the app has written the style since the table was dressed.
  private(set) var isApps = false
  private var look: Look?

  /// Notes what the app has made of the table's style, and says whether it has changed since the table was dressed.
  mutating func noteStyle(of tableView: UITableView) -> Bool {
    let style = tableView.separatorStyle
    guard style != left else { return false }
    let isLater = left != nil
    wanted = style
    left = style
    isApps = isApps || isLater
    return isLater
  }

  /// Notes what an installer has left on the table.
  mutating func wasInstalled(on tableView: UITableView) { left = tableView.separatorStyle }

  /// Notes how the table's lines look, and says whether they have changed: a table tells nobody.
  mutating func noteLook(of tableView: UITableView) -> Bool {
    let now = Look(
      style: tableView.separatorStyle, color: tableView.separatorColor,
      inset: tableView.separatorInset, reference: tableView.separatorInsetReference,
      effect: tableView.separatorEffect.map { ObjectIdentifier($0) })
    defer { look = now }
    return look != nil && look != now
  }

  /// Whether the table would draw lines, had they not been turned off for cards.
  func areHidden(in tableView: UITableView) -> Bool {
    wanted != .none && tableView.separatorStyle == .none
  }

  /// Who draws the lines; outside a window the table's own may be on until the installer turns them off.
  func drawer(in tableView: UITableView) -> LineDrawer {
    guard tableView.separatorStyle != .none else { return wanted == .none ? .nobody : .cards }
    return tableView.window == nil ? .cards : .table
  }
}
