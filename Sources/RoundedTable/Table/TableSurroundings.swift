import UIKit

/// Tells whether only the table would feel it if its view controller's safe area got narrower.
///
/// Most tables stand among other views. They are asked once, when the table enters a window: what
/// the app has pinned to the safe area, or lets UIKit lay out in it, would move. Whoever reads
/// `safeAreaInsets` in a layout of its own cannot be seen.
@MainActor struct TableSurroundings {
  static let pinned = "the table is pinned to the safe area or to margins, not to its superview"

  let tableView: UITableView
  let controller: UIViewController

  /// Whether the table lies inside the safe area by its constraints, which would narrow it and not
  /// its cards alone.
  var pinTable: Bool {
    chain.contains { view, superview in
      superview.constraints.contains { $0.refersToInsets && $0.ends.contains { $0.item === view } }
    }
  }

  /// What else would move, nil if there is nothing, or all that can be seen stays where it is.
  var obstacle: String? {
    if !controller.children.isEmpty { return "\(type(of: controller)) has child view controllers" }
    if pinTable { return Self.pinned }
    // From side to side, now and when the width changes.
    guard chain.allSatisfy({ $0.fillsWidth(of: $1) }) else {
      return
        "neither constraints nor autoresizing keep the table as wide as its view controller's view"
    }
    return controller.viewIfLoaded.flatMap(obstacle)
  }

  /// The table and its ancestors below the controller's view, each with its superview.
  private var chain: [(UIView, UIView)] {
    sequence(first: tableView as UIView, next: \.superview)
      .prefix { $0 !== controller.viewIfLoaded }
      .compactMap { view in view.superview.map { (view, $0) } }
  }

  private func obstacle(in view: UIView) -> String? {
    if view === tableView { return nil }
    if view.constraints.contains(where: \.refersToInsets) {
      return "other views are pinned to the safe area or to margins"
    }
    let heedsMargins = (view as? UIStackView)?.isLayoutMarginsRelativeArrangement == true
    if heedsMargins || view is any UIBarPositioning || view is UIScrollView {
      return "there is a \(type(of: view)) beside the table"
    }
    return view.subviews.lazy.compactMap(obstacle).first
  }
}

extension UIView {
  fileprivate func fillsWidth(of superview: UIView) -> Bool {
    if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) {
      return stack.axis == .vertical && stack.alignment == .fill
    }
    if translatesAutoresizingMaskIntoConstraints {
      let margins: AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      return autoresizingMask.contains(.flexibleWidth) && autoresizingMask.isDisjoint(with: margins)
        && frame.minX == superview.bounds.minX && frame.width == superview.bounds.width
    }
    // Between a view and its superview, which holds them (Apple: NSLayoutConstraint.isActive).
    let sides = superview.constraints.filter { $0.isEqual(between: self, and: superview) }
      .map(\.firstAttribute)
    return sides.contains { $0 == .leading || $0 == .left }
      && sides.contains { $0 == .trailing || $0 == .right }
  }
}

extension NSLayoutConstraint {
  fileprivate var ends: [(item: AnyObject?, attribute: Attribute)] {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)]
  }

  fileprivate func isEqual(between view: UIView, and other: UIView) -> Bool {
    relation == .equal && constant == 0 && multiplier == 1 && firstAttribute == secondAttribute
      && Set([view, other]) == Set([firstItem, secondItem].compactMap { $0 as? UIView })
  }

  /// Whether it ties something sideways to the safe area or to margins.
  ///
  /// UIKit's own tie each such guide to its view: `'UIViewSafeAreaLayoutGuide-left'` and others, as
  /// its log of constraints that contradict each other names them.
  fileprivate var refersToInsets: Bool {
    let owners = ends.map { Self.owner(of: $0.item) ?? $0.item }
    return owners[0] !== owners[1]
      && ends.contains { item, attribute in
        switch attribute {
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: true
        case .left, .right, .leading, .trailing, .centerX, .width: Self.owner(of: item) != nil
        default: false
        }
      }
  }

  /// The view whose safe area or margins an item is the guide of.
  private static func owner(of item: AnyObject?) -> UIView? {
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return nil }
    let isInsets =
      guide === view.safeAreaLayoutGuide || guide === view.layoutMarginsGuide
      || guide === view.readableContentGuide
    return isInsets ? view : nil
  }
}
