import UIKit

extension UIView {
  /// Whether the view is laid out from right to left.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// How far from the view's leading edge a frame inside it begins.
  func leadingDistance(to frame: CGRect) -> CGFloat {
    isMirrored ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
  }

  /// What the safe area takes at the view's leading edge.
  var leadingSafeArea: CGFloat { isMirrored ? safeAreaInsets.right : safeAreaInsets.left }
}
