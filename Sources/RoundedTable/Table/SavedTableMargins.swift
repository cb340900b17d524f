import UIKit

/// The leading and trailing margins of a table from before an installer changed them.
@MainActor struct SavedTableMargins {
  private var former: HorizontalMargins
  /// Whether they were the system's, which follow the table's width.
  private var wereSystems: Bool
  private var ours: HorizontalMargins
  /// The margins that were read back after ours were set, larger where the system has a minimum.
  private var effective: HorizontalMargins

  init(to margins: HorizontalMargins, of tableView: UITableView) {
    former = tableView.horizontalMargins
    wereSystems =
      former.isClose(to: Self.standard) || former.isClose(to: Self.systemMargins(of: tableView))
    ours = margins
    tableView.horizontalMargins = margins
    effective = tableView.horizontalMargins
  }

  /// Changes the margins again; if the app has set others meanwhile, those will be restored.
  mutating func set(_ margins: HorizontalMargins, of tableView: UITableView) {
    let isOverridden = isOverridden(on: tableView)
    if isOverridden {
      former = tableView.horizontalMargins
      wereSystems = false
    }
    if isOverridden || ours != margins {
      ours = margins
      tableView.horizontalMargins = margins
    }
    effective = tableView.horizontalMargins
  }

  func restore(to tableView: UITableView) {
    guard !isOverridden(on: tableView) else { return }
    let margins = wereSystems ? Self.followingMargins(of: tableView, else: former) : former
    // Set even if they already read the same, because the system's minimum hides smaller ones.
    tableView.horizontalMargins = margins
  }

  /// Whether the app has set others since.
  ///
  /// Margins read as their effective values. In a controller's view, these are no less than the system's minimum (Apple:
  /// UIViewController.systemMinimumLayoutMargins), and where margins are preserved, no less than the superview's. Both change
  /// with the width.
  private func isOverridden(on tableView: UITableView) -> Bool {
    let (now, minimum) = (tableView.horizontalMargins, Self.systemMargins(of: tableView))
    func isOurs(_ side: KeyPath<HorizontalMargins, CGFloat>) -> Bool {
      let (now, ours) = (now[keyPath: side], ours[keyPath: side])
      func isClose(_ other: CGFloat) -> Bool { abs(now - other) < 0.01 }
      return isClose(ours) || isClose(effective[keyPath: side])
        || now > ours
          && (tableView.preservesSuperviewLayoutMargins || isClose(minimum[keyPath: side]))
    }
    return !isOurs(\.leading) || !isOurs(\.trailing)
  }

  /// The margins with which a table follows the system's again: in a controller's own view, any that are below its minimum.
  ///
  /// In other views no value does, so these get the present ones.
  private static func followingMargins(
    of tableView: UITableView, else other: HorizontalMargins
  ) -> HorizontalMargins {
    let controller = tableView.next as? UIViewController
    return controller?.viewRespectsSystemMinimumLayoutMargins == true
      ? standard : systemMargins(of: tableView, else: other)
  }

  /// The default of every view (Apple: UIView.layoutMargins), which tables outside a window have been observed to have.
  private static let standard = HorizontalMargins(8)

  /// The margins that the system gives a table in a controller.
  private static func systemMargins(
    of tableView: UITableView, else other: HorizontalMargins = standard
  ) -> HorizontalMargins {
    guard let controller = tableView.enclosingViewController else { return other }
    let minimum = controller.systemMinimumLayoutMargins
    return HorizontalMargins(leading: minimum.leading, trailing: minimum.trailing)
  }
}
