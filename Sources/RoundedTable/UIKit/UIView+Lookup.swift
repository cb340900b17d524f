import UIKit

extension UIView {
  /// The first subview of a class.
  func subview<View: UIView>(_: View.Type) -> View? {
    for case let view as View in subviews { return view }
    return nil
  }

  /// The nearest ancestor of a class.
  func enclosing<View: UIView>(_: View.Type) -> View? {
    var view = superview
    while let current = view {
      if let found = current as? View { return found }
      view = current.superview
    }
    return nil
  }

  /// The nearest view controller whose view contains this one, or is this one.
  var enclosingViewController: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

extension UIView {
  /// Whether the view is laid out from right to left.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The distance from the view's leading edge to a frame inside it.
  func leadingDistance(to frame: CGRect) -> CGFloat {
    isMirrored ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
  }

  /// The safe area inset at the view's leading edge.
  var leadingSafeArea: CGFloat { isMirrored ? safeAreaInsets.right : safeAreaInsets.left }
}

extension UIView {
  /// Whether the view, its ancestors and its descendants need no layout.
  var isLaidOut: Bool {
    var outer: UIView? = self
    while let view = outer {
      if view.layer.needsLayout() { return false }
      outer = view.superview
    }
    return hasNoLayoutBelow
  }

  private var hasNoLayoutBelow: Bool {
    subviews.allSatisfy { $0.isHidden || !$0.layer.needsLayout() && $0.hasNoLayoutBelow }
  }
}
