/// Where a view stands: the part of its state that the hierarchy facet keeps.
struct ViewHierarchy {
  weak var superview: UIView?
  var subviews: [UIView] = []
  weak var window: UIWindow?
  /// Whether an app has put the view at the back of a table.
  var isAtBack = false
  var gestureRecognizers: [UIGestureRecognizer] = []
  var isAskedToDraw = false
  var isBeingLaidOut = false
}
