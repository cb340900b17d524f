import UIKit

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
