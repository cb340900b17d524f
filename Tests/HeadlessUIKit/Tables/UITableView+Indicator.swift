import Foundation

extension UITableView {
  private static let indicatorWidth: CGFloat = 3

  /// Puts the vertical scroll indicator where the variation has it, as a view of the table's.
  ///
  /// Its length and its place along the side are of no concern, and it does not fade.
  func placeIndicator() {
    let place = HeadlessVariations.scrollIndicator.answer
    guard place != .none, showsVerticalScrollIndicator else { return }
    let view = loading.indicator ?? UIView(frame: .zero)
    loading.indicator = view
    if view.superview !== self { addSubview(view) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (insets, safe) = (verticalScrollIndicatorInsets, safeAreaInsets)
    var inset = 3 + (isMirrored ? insets.left : insets.right)
    if place == .inSafeArea { inset += isMirrored ? safe.left : safe.right }
    let width = Self.indicatorWidth
    UIView.performWithoutAnimation {
      view.frame = CGRect(
        x: isMirrored ? bounds.minX + inset : bounds.maxX - inset - width, y: bounds.minY + 10,
        width: width, height: 60)
    }
  }
}
