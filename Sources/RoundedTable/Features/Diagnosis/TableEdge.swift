import UIKit

/// The edge between a table whose color was replaced, so that cards stand out, and the view around
/// it that still has that color.
@MainActor struct TableEdge {
  let tableView: UITableView
  /// The color that the table had.
  let formerColor: UIColor

  /// The view beside the table that still has the table's former color; nil if none is visible.
  var view: UIView? {
    guard let root = tableView.enclosingViewController?.viewIfLoaded, root !== tableView,
      let around = nearestFilledView(in: root),
      around.backgroundColor?.looks == formerColor.looks
    else { return nil }
    let table = tableView.convert(tableView.bounds, to: around)
    let rest = Self.rest(of: around.bounds, without: table)
    return rest.contains { !isCovered($0, in: around) } ? around : nil
  }

  private func nearestFilledView(in root: UIView) -> UIView? {
    let ancestors = sequence(first: tableView.superview, next: { $0?.superview }).compactMap(\.self)
    return ancestors.prefix { $0.isDescendant(of: root) }.first(where: \.isFilled)
  }

  /// Returns the parts of a rectangle above, below, left and right of another one.
  private static func rest(of rect: CGRect, without other: CGRect) -> [CGRect] {
    // The initializer takes a negative length to extend the other way.
    func part(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect? {
      min(width, height) < 1 ? nil : CGRect(x: x, y: y, width: width, height: height)
    }
    let parts = [
      part(x: rect.minX, y: rect.minY, width: rect.width, height: other.minY - rect.minY),
      part(x: rect.minX, y: other.maxY, width: rect.width, height: rect.maxY - other.maxY),
      part(x: rect.minX, y: other.minY, width: other.minX - rect.minX, height: other.height),
      part(x: other.maxX, y: other.minY, width: rect.maxX - other.maxX, height: other.height),
    ]
    return parts.compactMap(\.self)
  }

  /// Whether one of the app's views in front hides a part of the view around the table.
  private func isCovered(_ part: CGRect, in view: UIView) -> Bool {
    view.subviews.contains { subview in
      !subview.isHidden && subview.alpha == 1 && subview.isFilled
        && !tableView.isDescendant(of: subview)
        && subview.frame.insetBy(dx: -1, dy: -1).contains(part)
    }
  }
}
