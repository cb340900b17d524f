import Foundation

/// What flows into a view where a solution places it.
@MainActor struct LayoutInsets {
  var margins: UIEdgeInsets
  var safeArea: UIEdgeInsets
  /// The readable guide's insets depend on it.
  var width: CGFloat

  init(margins: UIEdgeInsets, safeArea: UIEdgeInsets, width: CGFloat) {
    self.margins = margins
    self.safeArea = safeArea
    self.width = width
  }
  /// What flows into a view where it is now.
  init(of view: UIView) {
    self.init(
      margins: view.layoutMargins, safeArea: view.safeAreaInsets, width: view.bounds.width)
  }

  /// Places come out of sums, a little off.
  func isNear(_ other: LayoutInsets, comparingWidths: Bool) -> Bool {
    func isNear(_ one: CGFloat, _ two: CGFloat) -> Bool { abs(one - two) < 0.001 }
    func isNear(_ one: UIEdgeInsets, _ two: UIEdgeInsets) -> Bool {
      isNear(one.top, two.top) && isNear(one.left, two.left) && isNear(one.bottom, two.bottom)
        && isNear(one.right, two.right)
    }
    return isNear(margins, other.margins) && isNear(safeArea, other.safeArea)
      && (!comparingWidths || isNear(width, other.width))
  }
}
