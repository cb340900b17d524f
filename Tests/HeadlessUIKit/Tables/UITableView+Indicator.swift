import Foundation

extension UITableView {
  private static let indicatorWidth: CGFloat = 3

  /// Puts the scroll indicators where the variation has them, as views of the table's.
  ///
  /// The vertical one lies in front of headers and footers, the other one behind them, and is not
  /// seen (R49). Their lengths and their places along the sides are of no concern.
  func placeIndicators() {
    let place = HeadlessVariations.scrollIndicator.answer
    guard place != .none else { return }
    UIView.performWithoutAnimation {
      placeSideIndicator()
      if showsVerticalScrollIndicator { placeVerticalIndicator(place) }
    }
  }

  private func placeVerticalIndicator(_ place: HeadlessVariations.ScrollIndicator) {
    let view = loading.indicator ?? UIView(frame: .zero)
    loading.indicator = view
    if view.superview !== self { addSubview(view) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (insets, safe) = (verticalScrollIndicatorInsets, safeAreaInsets)
    var inset = 3 + (isMirrored ? insets.left : insets.right)
    if place == .inSafeArea { inset += isMirrored ? safe.left : safe.right }
    let width = Self.indicatorWidth
    view.frame = CGRect(
      x: isMirrored ? bounds.minX + inset : bounds.maxX - inset - width, y: bounds.minY + 10,
      width: width, height: 60)
  }

  private func placeSideIndicator() {
    let view = loading.sideIndicator ?? UIView(frame: .zero)
    loading.sideIndicator = view
    view.alpha = 0
    if view.superview !== self {
      if let cell = subviews.last(where: { $0 is UITableViewCell }) {
        insertSubview(view, aboveSubview: cell)
      } else {
        insertSubview(view, at: backIndex)
        view.hierarchy.isAtBack = false
      }
    }
    let width = Self.indicatorWidth
    view.frame = CGRect(
      x: bounds.minX + width, y: unobscuredRect.maxY - 2 * width, width: bounds.width - 2 * width,
      height: width)
  }
}
