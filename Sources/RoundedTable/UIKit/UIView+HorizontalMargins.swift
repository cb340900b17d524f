import UIKit

/// A view's own margins at its sides, without what the safe area adds.
struct HorizontalMargins: Hashable {
  var leading: CGFloat
  var trailing: CGFloat

  init(leading: CGFloat, trailing: CGFloat) {
    self.leading = leading
    self.trailing = trailing
  }

  /// The same margin at both sides.
  init(_ margin: CGFloat) { self.init(leading: margin, trailing: margin) }

  /// Whether two margins are the same but for what adding and taking off a safe area loses.
  func isClose(to other: HorizontalMargins) -> Bool {
    abs(leading - other.leading) < 0.01 && abs(trailing - other.trailing) < 0.01
  }
}

extension UIView {
  /// The view's margins at its sides, without what the safe area adds.
  ///
  /// `directionalLayoutMargins` reads back the effective value, the safe area included (Apple: UIView.layoutMargins): what is
  /// read there and written back would grow with every turn.
  var horizontalMargins: HorizontalMargins {
    get { HorizontalMargins(leading: ownMargins.leading, trailing: ownMargins.trailing) }
    set {
      var margins = ownMargins
      margins.leading = newValue.leading
      margins.trailing = newValue.trailing
      directionalLayoutMargins = margins
    }
  }

  /// The view's own margins, without what the safe area adds.
  var ownMargins: NSDirectionalEdgeInsets {
    var margins = directionalLayoutMargins
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    margins.top -= safe.top
    margins.bottom -= safe.bottom
    margins.leading -= isMirrored ? safe.right : safe.left
    margins.trailing -= isMirrored ? safe.left : safe.right
    return margins
  }
}
