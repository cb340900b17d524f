import UIKit

/// Keeps a table's vertical scroll indicator at the table's edge, where the cards' inset is a part of the safe area.
///
/// Whether UIKit moves it in with the safe area is not documented. So it is looked at: the indicator is the narrow view at the
/// table's side that is neither a row's nor ours. Where it is not found, or at the edge, nothing is changed.
@MainActor struct ScrollIndicatorPlace {
  /// Where it was seen: at the table's edge, or moved in at one side.
  private enum Place {
    case left, right, atEdge
  }

  private var insets = Borrowed(\UITableView.verticalScrollIndicatorInsets)
  private var place: Place?

  /// Whether it has been seen: UIKit makes it when the table first scrolls.
  var isKnown: Bool { place != nil }

  /// Moves the indicator out by the length by which the safe area has moved it in.
  mutating func keep(in tableView: UITableView, over added: CGFloat) {
    guard added > 0 else { return giveBack(to: tableView) }
    place = place ?? Self.place(in: tableView, over: added)
    guard let place, place != .atEdge else { return }
    var own = insets.own(of: tableView)
    if place == .right { own.right -= added } else { own.left -= added }
    if own != tableView.verticalScrollIndicatorInsets { insets.set(own, of: tableView) }
  }

  mutating func giveBack(to tableView: UITableView?) {
    insets.giveBack(to: tableView)
    place = nil
  }

  private static func place(in tableView: UITableView, over added: CGFloat) -> Place? {
    let bounds = tableView.bounds
    return indicator(of: tableView).map { indicator in
      let isRight = indicator.frame.midX > bounds.midX
      let gap = isRight ? bounds.maxX - indicator.frame.maxX : indicator.frame.minX - bounds.minX
      return gap < added ? .atEdge : isRight ? .right : .left
    }
  }

  private static func indicator(of tableView: UITableView) -> UIView? {
    let sides = tableView.safeAreaInsets
    return tableView.subviews.last { view in
      let (frame, bounds) = (view.frame, tableView.bounds)
      guard frame.width > 0, frame.width <= 12, frame.height > 2 * frame.width,
        !(view is PlainView), !(view is UIControl)
      else { return false }
      return bounds.maxX - frame.maxX < sides.right + 8 || frame.minX - bounds.minX < sides.left + 8
    }
  }
}
