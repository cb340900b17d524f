import UIKit

/// The lengths at the two sides of a view, which are compared and replaced independently.
typealias HorizontalMargins = SIMD2<Double>

extension HorizontalMargins {
  var leading: CGFloat { x }
  var trailing: CGFloat { y }
}

extension UIView {
  /// The view's own leading and trailing margins, without the safe area, to a hundredth of a point.
  ///
  /// `directionalLayoutMargins` returns the effective value, which includes the safe area (Apple:
  /// UIView.layoutMargins). Writing back that value would add the safe area each time.
  var horizontalMargins: HorizontalMargins {
    get {
      let margins = ownMargins
      let sides = HorizontalMargins(margins.leading, margins.trailing)
      return (sides * 100).rounded(.toNearestOrAwayFromZero) / 100
    }
    set {
      var margins = ownMargins
      margins.leading = newValue.leading
      margins.trailing = newValue.trailing
      directionalLayoutMargins = margins
    }
  }

  private var ownMargins: NSDirectionalEdgeInsets {
    var margins = directionalLayoutMargins
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    margins.top -= safe.top
    margins.bottom -= safe.bottom
    let isSwapped = safe.left != safe.right && isMirrored
    margins.leading -= isSwapped ? safe.right : safe.left
    margins.trailing -= isSwapped ? safe.left : safe.right
    return margins
  }
}
