import UIKit

/// The leading and trailing margins of a table from before an installer changed them.
@MainActor struct SavedTableMargins {
  private var former: HorizontalMargins
  /// Whether they were the system's, which follow the table's width.
  private var wereSystems: Bool
  private var ours: HorizontalMargins
  /// The margins that were read back after ours were set, larger where the system has a minimum.
  private var effective: HorizontalMargins
  /// An app may set one side after the other in a turn, and each is followed by a write.
  private let contest = WriteContest(limit: 5)

  private static var refusing: [Weak<UITableView>] = []

  /// Whether the app has set a table's margins after every change, so that they are left alone.
  static func areRefused(by tableView: UITableView) -> Bool {
    refusing.contains { $0.object === tableView }
  }

  init(to margins: HorizontalMargins, of tableView: UITableView) {
    former = tableView.horizontalMargins
    wereSystems =
      former.isClose(to: Self.standard) || former.isClose(to: Self.systemMargins(of: tableView))
    ours = margins
    if !Self.areRefused(by: tableView) {
      tableView.horizontalMargins = margins
      contest.noteWrite(of: tableView)
    }
    effective = tableView.horizontalMargins
  }

  /// Changes the margins again; if the app has set others meanwhile, those will be restored.
  mutating func set(_ margins: HorizontalMargins, of tableView: UITableView) {
    guard !Self.areRefused(by: tableView) else { return }
    let isOverridden = isOverridden(on: tableView)
    if isOverridden {
      notice(on: tableView)
      guard !contest.isLost else {
        Self.refusing.removeAll { $0.object == nil }
        Self.refusing.append(Weak(tableView))
        return
      }
    }
    if isOverridden || ours != margins {
      ours = margins
      tableView.horizontalMargins = margins
      contest.noteWrite(of: tableView)
    }
    effective = tableView.horizontalMargins
  }

  /// Saves what the app has set in place of ours.
  private mutating func notice(on tableView: UITableView) {
    let (now, overridden) = (tableView.horizontalMargins, overriddenSides(on: tableView))
    var own = former
    for side in overridden { own[keyPath: side] = now[keyPath: side] }
    contest.look(in: WriteContest.Circumstances(of: tableView))
    contest.noteUndoing()
    (former, wereSystems) = (own, false)
  }

  func restore(to tableView: UITableView) {
    guard !Self.areRefused(by: tableView), !isOverridden(on: tableView) else { return }
    let margins = wereSystems ? Self.followingMargins(of: tableView, else: former) : former
    // Set even if they already read the same, because the system's minimum hides smaller ones.
    tableView.horizontalMargins = margins
    // All four were written with those at the sides. A controller's view has none above and below,
    // unless it was written before it became one.
    let own = tableView.ownMargins
    if margins == Self.standard, (own.top, own.bottom) == (8, 8), Self.isRoot(tableView) {
      tableView.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing)
    }
  }

  /// Whether the app has set others since.
  private func isOverridden(on tableView: UITableView) -> Bool {
    !overriddenSides(on: tableView).isEmpty
  }

  /// The sides at which the app has set others since.
  ///
  /// Margins read as their effective values. In a controller's view, these are no less than the system's minimum (Apple:
  /// UIViewController.systemMinimumLayoutMargins), and where margins are preserved, no less than the superview's. Both change
  /// with the width.
  private func overriddenSides(
    on tableView: UITableView
  ) -> [WritableKeyPath<HorizontalMargins, CGFloat>] {
    let (now, minimum) = (tableView.horizontalMargins, Self.systemMargins(of: tableView))
    func isOurs(_ side: KeyPath<HorizontalMargins, CGFloat>) -> Bool {
      let (now, ours) = (now[keyPath: side], ours[keyPath: side])
      func isClose(_ other: CGFloat) -> Bool { abs(now - other) < 0.01 }
      return isClose(ours) || isClose(effective[keyPath: side])
        || now > ours
          && (tableView.preservesSuperviewLayoutMargins || isClose(minimum[keyPath: side]))
    }
    return [\.leading, \.trailing].filter { !isOurs($0) }
  }

  /// The margins with which a table follows the system's again: in a controller's own view, any that are below its minimum.
  ///
  /// In other views no value does, so these get the present ones.
  private static func followingMargins(
    of tableView: UITableView, else other: HorizontalMargins
  ) -> HorizontalMargins {
    isRoot(tableView) ? standard : systemMargins(of: tableView, else: other)
  }

  /// Whether the table is the view of a controller with a minimum.
  private static func isRoot(_ tableView: UITableView) -> Bool {
    (tableView.next as? UIViewController)?.viewRespectsSystemMinimumLayoutMargins == true
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
