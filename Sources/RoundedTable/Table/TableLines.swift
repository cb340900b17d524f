import UIKit

/// Decides who draws the lines between rows: the cards, the table, or nobody.
///
/// A table's `separatorStyle` is set by the app, and by the installer, which turns it off because the table's own lines would
/// run through cards. There is no callback for the app's changes, so the value is compared with the one that was last seen
/// there: any other is the app's.
@MainActor struct TableLines {
  /// The table's properties that affect the look of lines.
  private struct Look: Equatable {
    var style: UITableViewCell.SeparatorStyle
    var color: UIColor?
    var inset: UIEdgeInsets
    var reference: UITableView.SeparatorInsetReference
    var effect: ObjectIdentifier?

    static func == (left: Look, right: Look) -> Bool {
      left.style == right.style && left.inset == right.inset && left.reference == right.reference
        && left.effect == right.effect && UIColor.areEqual(left.color, right.color)
    }
  }

  private var wanted = UITableViewCell.SeparatorStyle.singleLine
  private var lastSeen: UITableViewCell.SeparatorStyle?
  /// Whether the app has set the separator style since the table was dressed.
  private(set) var isApps = false
  private var look: Look?

  /// Whether the table's separator style is not the one that was last seen.
  func isOther(in tableView: UITableView) -> Bool {
    lastSeen != nil && tableView.separatorStyle != lastSeen
  }

  /// Notes the table's separator style, and returns whether the app has changed it since the table was dressed.
  @discardableResult mutating func noteStyle(of tableView: UITableView) -> Bool {
    let style = tableView.separatorStyle
    guard style != lastSeen else { return false }
    let isLater = lastSeen != nil
    wanted = style
    lastSeen = style
    isApps = isApps || isLater
    return isLater
  }

  /// Notes the separator style that an installer has left on the table.
  mutating func wasInstalled(on tableView: UITableView) { lastSeen = tableView.separatorStyle }

  /// Notes the look of the table's lines, and returns whether it has changed; there is no callback for it.
  mutating func noteLook(of tableView: UITableView) -> Bool {
    let now = Look(
      style: tableView.separatorStyle, color: tableView.separatorColor,
      inset: tableView.separatorInset, reference: tableView.separatorInsetReference,
      effect: tableView.separatorEffect.map { ObjectIdentifier($0) })
    guard let look else {
      self.look = now
      return false
    }
    guard look != now else { return false }
    self.look = now
    return true
  }

  /// Whether the table would draw lines if they were not turned off for cards.
  func areHidden(in tableView: UITableView) -> Bool {
    wanted != .none && tableView.separatorStyle == .none
  }

  /// Returns who draws the lines.
  func drawer(in tableView: UITableView) -> LineDrawer {
    if tableView.separatorStyle != .none { return .table }
    return wanted == .none ? .nobody : .cards
  }
}
