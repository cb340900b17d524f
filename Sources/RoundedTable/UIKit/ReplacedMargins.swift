import UIKit

/// The margins of a view from before it got others than its table's.
@MainActor struct ReplacedMargins {
  /// The app's margins, nil if the view had its table's.
  let former: NSDirectionalEdgeInsets?
  private let preservedTables: Bool

  init(of view: UIView, former: NSDirectionalEdgeInsets?) {
    self.former = former
    preservedTables = view.preservesSuperviewLayoutMargins
    // Otherwise the table's larger margins would win (Apple: UIView.preservesSuperviewLayoutMargins).
    view.preservesSuperviewLayoutMargins = false
  }

  /// Restores them, unless the view's margins are no longer ours but the app's.
  ///
  /// No value makes a view's margins follow its superview's as if they had never been set. So a view that had its table's
  /// margins gets zero and preserves the table's, which has the same effect.
  func restore(to view: UIView, inPlaceOf ours: HorizontalMargins) {
    guard view.horizontalMargins.isClose(to: ours) else { return }
    view.preservesSuperviewLayoutMargins = former == nil || preservedTables
    if let former {
      view.directionalLayoutMargins = former
    } else {
      view.horizontalMargins = HorizontalMargins(0)
    }
  }
}
