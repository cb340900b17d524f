public import CapPositions
public import UIKit

extension CornerConfiguration {
  /// The round corners, as a layer names them.
  ///
  /// A cell that draws its own card assigns them to the layer that it rounds:
  ///
  ///     photo.layer.maskedCorners = card.corners.maskedCorners
  ///     photo.layer.cornerRadius = max(card.corners.topRadius, card.corners.bottomRadius)
  ///
  /// Leading corners are on the left. If ``corners`` leaves out a side and your app supports
  /// right-to-left layouts, use ``maskedCorners(in:)``.
  public var maskedCorners: CACornerMask { maskedCorners(in: .leftToRight) }

  /// Returns the round corners for a layout direction, as a layer names them.
  ///
  /// - Parameter direction: The layout direction of the view whose layer is rounded.
  /// - Returns: The corners whose radius isn't zero.
  public func maskedCorners(in direction: UIUserInterfaceLayoutDirection) -> CACornerMask {
    var mask: CACornerMask = []
    if topRadius > 0 { mask.formUnion(.top) }
    if bottomRadius > 0 { mask.formUnion(.bottom) }
    return mask.intersection(corners.mask(isMirrored: direction == .rightToLeft))
  }
}
