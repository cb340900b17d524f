import UIKit

/// Tells whether only the table would feel it if its view controller's safe area got narrower.
///
/// Most tables stand among other views. They are asked once, when the table enters a window: what the app has pinned to the safe
/// area, or lets UIKit lay out in it, would move. Whoever reads `safeAreaInsets` in a layout of its own cannot be seen.
@MainActor struct TableSurroundings {
  static let pinned = "the table is pinned to the safe area or to margins"

  let tableView: UITableView
  let controller: UIViewController

  /// Whether the table lies inside the safe area by its constraints, which would narrow it and not its cards alone.
  var pinTable: Bool {
    views.contains { view in
      view.superview?.constraints.contains {
        ($0.firstItem === view || $0.secondItem === view) && $0.refersToInsets
      } ?? false
    }
  }

  /// What else would move, nil if there is nothing, or all that can be seen stays where it is.
  var obstacle: String? {
    if !controller.children.isEmpty { return "\(type(of: controller)) has child view controllers" }
    if pinTable { return Self.pinned }
    // From side to side, now and when the width changes.
    guard views.allSatisfy({ view in view.superview.map(view.fillsWidth) ?? false }) else {
      return "the table does not fill the width of its view controller's view"
    }
    return controller.viewIfLoaded.flatMap(obstacle)
  }

  /// The table and its ancestors, up to the controller's view.
  private var views: [UIView] {
    Array(
      sequence(first: tableView as UIView, next: \.superview)
        .prefix { $0 !== controller.viewIfLoaded })
  }

  private func obstacle(in view: UIView) -> String? {
    guard view !== tableView else { return nil }
    if view.constraints.contains(where: \.refersToInsets) {
      return "other views are pinned to the safe area or to margins"
    }
    if (view as? UIStackView)?.isLayoutMarginsRelativeArrangement == true
      || view is any UIBarPositioning || view is UIScrollView
    {
      return "there is a \(type(of: view)) beside the table"
    }
    for subview in view.subviews {
      if let obstacle = obstacle(in: subview) { return obstacle }
    }
    return nil
  }
}

extension UIView {
  fileprivate func fillsWidth(of superview: UIView) -> Bool {
    if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) {
      return stack.axis == .vertical && stack.alignment == .fill
    }
    if translatesAutoresizingMaskIntoConstraints {
      return autoresizingMask.intersection([
        .flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin,
      ]) == .flexibleWidth && frame.minX == superview.bounds.minX
        && frame.width == superview.bounds.width
    }
    // Between a view and its superview, which holds them (Apple: NSLayoutConstraint.isActive).
    let equal = superview.constraints.filter {
      $0.relation == .equal && $0.constant == 0 && $0.multiplier == 1
        && $0.firstAttribute == $0.secondAttribute
        && ($0.firstItem === self && $0.secondItem === superview
          || $0.firstItem === superview && $0.secondItem === self)
    }
    .map(\.firstAttribute)
    return equal.contains { $0 == .leading || $0 == .left }
      && equal.contains { $0 == .trailing || $0 == .right }
  }
}

extension NSLayoutConstraint {
  /// Whether it ties something sideways to the safe area or to margins.
  ///
  /// UIKit's own tie each such guide to its view: `'UIViewSafeAreaLayoutGuide-left'` and others, as its log of constraints that
  /// contradict each other names them.
  fileprivate var refersToInsets: Bool {
    if Self.view(around: firstItem) === Self.view(around: secondItem) { return false }
    return [(firstItem, firstAttribute), (secondItem, secondAttribute)].contains {
      item, attribute in
      switch attribute {
      case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: true
      case .left, .right, .leading, .trailing, .centerX, .width:
        (item as? UILayoutGuide).map(\.followsInsets) ?? false
      default: false
      }
    }
  }

  /// The view whose insets an item is, or the item itself.
  private static func view(around item: AnyObject?) -> AnyObject? {
    guard let guide = item as? UILayoutGuide, guide.followsInsets else { return item }
    return guide.owningView
  }
}

extension UILayoutGuide {
  fileprivate var followsInsets: Bool {
    guard let view = owningView else { return false }
    return self === view.safeAreaLayoutGuide || self === view.layoutMarginsGuide
      || self === view.readableContentGuide
  }
}
