public import CapPositions
public import UIKit

extension CornerConfiguration {
  /// The round corners, as a layer names them.
  ///
  /// A cell that draws its own card gives them to the layer that it rounds:
  ///
  ///     photo.layer.maskedCorners = card.corners.maskedCorners
  ///     photo.layer.cornerRadius = max(card.corners.topRadius, card.corners.bottomRadius)
  ///
  /// Leading corners are the left ones. In a right-to-left layout, use
  /// ``maskedCorners(in:)``, which makes a difference if ``corners`` leaves out a side.
  public var maskedCorners: CACornerMask { maskedCorners(in: .leftToRight) }

  /// Returns the round corners, as a layer names them in a layout direction.
  ///
  /// - Parameter direction: The layout direction of the view whose layer is rounded.
  /// - Returns: The corners whose radius is not zero.
  public func maskedCorners(in direction: UIUserInterfaceLayoutDirection) -> CACornerMask {
    var mask: CACornerMask = []
    if topRadius > 0 { mask.formUnion(.top) }
    if bottomRadius > 0 { mask.formUnion(.bottom) }
    return mask.intersection(corners.mask(isMirrored: direction == .rightToLeft))
  }
}
