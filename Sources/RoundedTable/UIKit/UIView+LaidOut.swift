import UIKit

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
