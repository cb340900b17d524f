import Foundation

extension UITableView {
  /// The headers, rows and footers in sight, and whatever else there is to find among the subviews,
  /// from top to bottom.
  var elementsInOrder: [UIView] {
    subviews.enumerated()
      .filter { isFound($0.element) && $0.element.frame.intersects(bounds) }
      .sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
      .map(\.element)
  }

  /// Whether assistive technologies find a subview, which contains rows' contents or an element of
  /// its own.
  private func isFound(_ view: UIView) -> Bool {
    guard view.isReachable else { return false }
    return view is UITableViewCell || view is UITableViewHeaderFooterView || view.containsElement
  }
}

extension UIView {
  fileprivate var isReachable: Bool { !isHidden && alpha > 0 && !accessibilityElementsHidden }

  /// Whether there is an element in a view; labels are elements by themselves.
  fileprivate var containsElement: Bool {
    isAccessibilityElement || self is UILabel
      || subviews.contains { $0.isReachable && $0.containsElement }
  }
}
