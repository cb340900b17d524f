import UIKit

/// The radii of a card's four corners as drawn, by left and right instead of leading and trailing, and their curve.
struct CardRadii: Hashable {
  var topLeft: CGFloat
  var topRight: CGFloat
  var bottomLeft: CGFloat
  var bottomRight: CGFloat
  var curve: CornerCurve

  /// Fits corners into a size, and converts them to left and right; the leading side is the right one if mirrored.
  init(_ corners: CornerConfiguration, in size: CGSize, isMirrored: Bool) {
    let corners = corners.fitted(width: size.width, height: size.height)
    let mask = corners.corners.mask(isMirrored: isMirrored)
    func radius(_ corner: CACornerMask, _ radius: Double) -> CGFloat {
      mask.contains(corner) ? radius : 0
    }
    curve = corners.curve
    topLeft = radius(.layerMinXMinYCorner, corners.topRadius)
    topRight = radius(.layerMaxXMinYCorner, corners.topRadius)
    bottomLeft = radius(.layerMinXMaxYCorner, corners.bottomRadius)
    bottomRight = radius(.layerMaxXMaxYCorner, corners.bottomRadius)
  }
}

extension CardCorners {
  /// The corners by left and right, as layers name them.
  func mask(isMirrored: Bool) -> CACornerMask {
    let corners: [(CardCorners, CACornerMask)] = [
      (isMirrored ? .topTrailing : .topLeading, .layerMinXMinYCorner),
      (isMirrored ? .topLeading : .topTrailing, .layerMaxXMinYCorner),
      (isMirrored ? .bottomTrailing : .bottomLeading, .layerMinXMaxYCorner),
      (isMirrored ? .bottomLeading : .bottomTrailing, .layerMaxXMaxYCorner),
    ]
    return corners.reduce(into: []) { mask, corner in
      if contains(corner.0) { mask.insert(corner.1) }
    }
  }
}

extension CACornerMask {
  static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  static let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
  static let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
}
