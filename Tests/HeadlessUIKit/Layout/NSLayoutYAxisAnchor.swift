public import Foundation

@MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: spacing(below: anchor, multiplier))
  }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: spacing(below: anchor, multiplier))
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: spacing(below: anchor, multiplier))
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat) -> CGFloat {
    multiplier * SystemSpacing.between(baselineOf: anchor.item, anchor.attribute, item, attribute)
  }
}
