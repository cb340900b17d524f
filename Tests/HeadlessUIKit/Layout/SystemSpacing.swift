import Foundation

/// What UIKit calls the system spacing.
@MainActor enum SystemSpacing {
  nonisolated static let standard: CGFloat = 8

  /// From baseline to baseline the spacing grows with the fonts, so that text keeps its rhythm
  /// (Apple: NSLayoutYAxisAnchor).
  ///
  /// UIKit does not publish the factor; a line height serves.
  static func between(
    baselineOf upper: LayoutItem, _ upperAttribute: NSLayoutConstraint.Attribute,
    _ lower: LayoutItem, _ lowerAttribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    guard upperAttribute == .lastBaseline, lowerAttribute == .firstBaseline,
      let above = upper.owner as? UILabel, let below = lower.owner as? UILabel
    else { return standard }
    return max(above.font.lineHeight, below.font.lineHeight)
  }
}
