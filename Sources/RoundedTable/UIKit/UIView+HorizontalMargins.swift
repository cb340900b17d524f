import UIKit

/// A view's own leading and trailing margins, without the safe area.
struct HorizontalMargins: Hashable {
  var leading: CGFloat
  var trailing: CGFloat

  init(leading: CGFloat, trailing: CGFloat) {
    self.leading = leading
    self.trailing = trailing
  }

  /// The same margin on both sides.
  init(_ margin: CGFloat) { self.init(leading: margin, trailing: margin) }

  /// Whether two margins are equal up to rounding errors.
  func isClose(to other: HorizontalMargins) -> Bool {
    abs(leading - other.leading) < 0.01 && abs(trailing - other.trailing) < 0.01
  }
}

extension UIView {
  /// The view's own leading and trailing margins, without the safe area.
  ///
  /// `directionalLayoutMargins` reads as the effective value, including the safe area (Apple: UIView.layoutMargins). Writing
  /// back what was read would add the safe area each time.
  var horizontalMargins: HorizontalMargins {
    get {
      let margins = ownMargins
      return HorizontalMargins(leading: margins.leading, trailing: margins.trailing)
    }
    set {
      var margins = ownMargins
      margins.leading = newValue.leading
      margins.trailing = newValue.trailing
      directionalLayoutMargins = margins
    }
  }

  /// The view's own margins, without the safe area.
  var ownMargins: NSDirectionalEdgeInsets {
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
