/// Where a view stands: the part of its state that the hierarchy facet keeps.
struct ViewHierarchy {
  weak var superview: UIView?
  var subviews: [UIView] = []
  weak var window: UIWindow?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var isAskedToDraw = false
  var needsUpdateConstraints = false
  var isBeingLaidOut = false
}
