import Foundation

extension UIView {
  /// Zero outside a window (Apple: UIView.safeAreaInsets).
  var safeAreaFromSuperview: UIEdgeInsets {
    guard window != nil, let superview else { return .zero }
    return reaching(of: superview.safeArea(for: self), .safeArea, through: superview)
  }

  /// Brings safe area and margins up to date here, and below wherever something changed.
  func refreshInsets() {
    guard refreshOwnInsets() else { return }
    for subview in subviews {
      subview.refreshInsets()
    }
  }

  /// Says whether anything changed.
  @discardableResult func refreshOwnInsets() -> Bool {
    let whole = inheritedSafeArea.adding(owningController?.ownSafeAreaInsets)
    let safeArea = readSafeArea(of: whole)
    let margins = effectiveMargins(inside: whole)
    let changesSafeArea = safeArea != insets.safeArea
    let changesMargins = margins != insets.margins
    guard changesSafeArea || changesMargins else { return false }
    let changesSides =
      !safeArea.hasSides(of: insets.safeArea)
      || margins.leading != insets.margins.leading || margins.trailing != insets.margins.trailing
    insets.safeArea = safeArea
    insets.margins = margins
    if changesSafeArea {
      owningController?.viewSafeAreaInsetsDidChange()
      safeAreaInsetsDidChange()
    }
    if changesMargins {
      owningController?.viewLayoutMarginsDidChange()
      layoutMarginsDidChange()
    }
    constraintLayoutChanged(byInsets: true)
    if changesSides || !(changesSafeArea && isInPassingScrollView) { setNeedsLayout() }
    return true
  }

  /// Whether the view gets another safe area above and below with every scrolled frame, of which it
  /// is only told.
  private var isInPassingScrollView: Bool {
    guard HeadlessVariations.passesVerticalInsets.answer else { return false }
    return sequence(first: self, next: \.superview).dropFirst().contains { $0 is UIScrollView }
  }

  /// A frame matters to what flows in only if something does flow in; moving rows must cost
  /// nothing.
  func refreshInsetsIfGeometryCounts() {
    guard let superview else { return }
    guard
      preservesSuperviewLayoutMargins || superview.insets.safeArea != .zero
        || insets.safeArea != .zero
    else { return }
    refreshInsets()
  }
}

extension UIEdgeInsets {
  fileprivate func hasSides(of other: UIEdgeInsets) -> Bool {
    left == other.left && right == other.right
  }

  fileprivate func adding(_ other: UIEdgeInsets?) -> UIEdgeInsets {
    guard let other, other != .zero else { return self }
    return UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
