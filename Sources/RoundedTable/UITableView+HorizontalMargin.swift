import UIKit

extension UITableView {
  /// The table's own leading and trailing margin, without what the safe area adds.
  ///
  /// `directionalLayoutMargins` reads back the effective value, the safe area included (Apple: UIView.layoutMargins): what is
  /// read there and written back would grow with every turn.
  var horizontalMargin: CGFloat {
    get { ownMargins.leading }
    set {
      var margins = ownMargins
      margins.leading = newValue
      margins.trailing = newValue
      directionalLayoutMargins = margins
    }
  }

  private var ownMargins: NSDirectionalEdgeInsets {
    var margins = directionalLayoutMargins
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    margins.top -= safe.top
    margins.bottom -= safe.bottom
    margins.leading -= isMirrored ? safe.right : safe.left
    margins.trailing -= isMirrored ? safe.left : safe.right
    return margins
  }
}
