import Foundation

/// The margins that the system has at the sides of a screen.
@MainActor enum SystemMargins {
  /// 16 points on narrow screens and 20 on wide ones (Apple:
  /// UIViewController.systemMinimumLayoutMargins).
  static func side(inWidth width: CGFloat) -> CGFloat {
    let wide: CGFloat =
      ListMetrics.current == .iOS26 ? HeadlessVariations.wideMargins.answer : 414
    return width >= wide ? 20 : 16
  }
}
