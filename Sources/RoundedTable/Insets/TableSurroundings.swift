import UIKit

/// Finds out whether other views than the table would move if the view controller's safe area got
/// narrower.
///
/// Other views are checked once, when the table enters a window: those that the app has pinned to
/// the safe area, or that UIKit lays out inside it, would move. A view that reads `safeAreaInsets`
/// in its own layout can't be detected.
@MainActor struct TableSurroundings {
  static let pinned = "the table is pinned to the safe area or to margins, not to its superview"

  let tableView: UITableView
  let controller: UIViewController

  /// Whether constraints keep the table inside the safe area.
  ///
  /// A narrower safe area would then narrow the table, and not only its cards.
  var pinTable: Bool {
    chain.contains { view, superview in
      superview.constraints.contains { $0.refersToInsets && $0.ends.contains { $0.item === view } }
    }
  }

  /// What else would move, as part of a sentence; nil if nothing would, as far as that can be
  /// detected.
  var obstacle: String? {
    if !controller.children.isEmpty { return "\(type(of: controller)) has child view controllers" }
    if pinTable { return Self.pinned }
    // It must fill the width now, and when the width changes.
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
    // Constraints between a view and its superview are the superview's (Apple:
    // NSLayoutConstraint.isActive).
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

  /// Whether the constraint pins something sideways to the safe area or to margins.
  ///
  /// UIKit's own constraints pin each such guide to its view. UIKit's log of unsatisfiable
  /// constraints shows them, as `'UIViewSafeAreaLayoutGuide-left'` for example.
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

  /// The view whose safe area or margins an item is the layout guide of.
  private static func owner(of item: AnyObject?) -> UIView? {
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return nil }
    let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide]
    return guides.contains(guide) ? view : nil
  }
}
