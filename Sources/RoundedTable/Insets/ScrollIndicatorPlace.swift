import UIKit

/// Keeps a table's vertical scroll indicator at the table's edge while the safe area includes the
/// cards' inset.
///
/// It isn't documented whether UIKit moves the indicator in with the safe area. So this looks for
/// it: the indicator is the narrow view at the table's side that's neither a row's nor ours. If it
/// isn't found, or is at the edge, nothing is changed.
@MainActor struct ScrollIndicatorPlace {
  private var insets = Borrowed(\UITableView.verticalScrollIndicatorInsets)
  /// The side at which the indicator was moved in.
  private(set) var side: WritableKeyPath<UIEdgeInsets, CGFloat>?

  /// Moves the indicator out by as much as the safe area has moved it in.
  mutating func keep(in tableView: UITableView, over added: CGFloat) {
    guard added > 0 else { return giveBack(to: tableView) }
    side = side ?? Self.side(in: tableView, over: added)
    guard let side else { return }
    var own = insets.own(of: tableView)
    own[keyPath: side] -= added
    insets.set(own, of: tableView)
  }

  mutating func giveBack(to tableView: UITableView) {
    insets.giveBack(to: tableView)
    side = nil
  }

  /// Returns the side at which the indicator is moved in.
  ///
  /// UIKit creates it when the table first scrolls.
  private static func side(
    in tableView: UITableView, over added: CGFloat
  ) -> WritableKeyPath<UIEdgeInsets, CGFloat>? {
    let bounds = tableView.bounds
    let safe = tableView.safeAreaInsets
    for view in tableView.subviews.reversed() where !(view is PlainView) && !(view is UIControl) {
      let frame = view.frame
      guard frame.width > 0, frame.width <= 12, frame.height > 2 * frame.width else { continue }
      let left = frame.minX - bounds.minX
      let right = bounds.maxX - frame.maxX
      if right < safe.right + 8 { return right < added ? nil : \.right }
      if left < safe.left + 8 { return left < added ? nil : \.left }
    }
    return nil
  }
}
