import UIKit

extension UIView {
  /// The first subview of a class.
  func subview<View: UIView>(_: View.Type) -> View? {
    for case let view as View in subviews { return view }
    return nil
  }

  /// The nearest ancestor of a class.
  func enclosing<View: UIView>(_: View.Type) -> View? {
    superview.flatMap { $0 as? View ?? $0.enclosing(View.self) }
  }

  /// The nearest view controller whose view contains this one, or is this one.
  var enclosingViewController: UIViewController? {
    sequence(first: self, next: \UIResponder.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}

extension UIView {
  /// Whether the view is laid out from right to left.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The parts of each row that the safe area covers on the left and right, for a table or a view
  /// in one.
  ///
  /// A row's own safe area is zero until the row is visible (Apple: UIView.safeAreaInsets), and
  /// differs while the row is swiped or slides in. If the table's content is inset, rows already
  /// lie inside the safe area.
  var safeSides: (left: CGFloat, right: CGFloat) {
    guard let table = self as? UITableView ?? enclosing(UITableView.self) else {
      return (safeAreaInsets.left, safeAreaInsets.right)
    }
    let safe = table.safeAreaInsets
    let inset = table.adjustedContentInset
    return (max(0, safe.left - inset.left), max(0, safe.right - inset.right))
  }

  /// The part at the view's leading edge.
  var leadingSafeSide: CGFloat { isMirrored ? safeSides.right : safeSides.left }
}

extension UIView {
  /// Whether the view, its ancestors and its descendants need no layout.
  var isLaidOut: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.layer.needsLayout() }
      && hasNoLayoutBelow
  }

  private var hasNoLayoutBelow: Bool {
    subviews.allSatisfy { $0.isHidden || !$0.layer.needsLayout() && $0.hasNoLayoutBelow }
  }
}
