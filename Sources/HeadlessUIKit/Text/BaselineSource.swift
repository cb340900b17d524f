import Foundation

/// A view with text, which has baselines other than its edges.
@MainActor protocol BaselineSource: UIView {
  /// From the top edge down.
  var firstBaselineOffset: CGFloat { get }
  /// From the bottom edge up.
  var lastBaselineOffset: CGFloat { get }
}

/// A view whose intrinsic height depends on the width that layout gives it.
@MainActor protocol WidthDependentSize: UIView {
  var hasWidthDependentHeight: Bool { get }
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat
}
