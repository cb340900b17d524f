import UIKit

extension UIColor {
  /// Whether two colors are equal.
  ///
  /// Every update asks about a dozen pairs, nearly all of which are one object; comparing objects
  /// costs hundreds of instructions.
  static func areEqual(_ left: UIColor?, _ right: UIColor?) -> Bool {
    left === right || left == right
  }

  /// The components of the color in thousandths.
  ///
  /// A color that UIKit gives back may be in another color space than an equal one, gray rather
  /// than RGB.
  var components: SIMD4<Double> {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (SIMD4(red, green, blue, alpha) * 1_000).rounded(.toNearestOrEven)
  }

  /// The components in light and in dark.
  var looks: [SIMD4<Double>] {
    [UIUserInterfaceStyle.light, .dark].map {
      resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).components
    }
  }
}
