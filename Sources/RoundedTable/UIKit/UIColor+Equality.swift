import UIKit

extension UIColor {
  /// Whether two colors are equal.
  ///
  /// Objects are compared by identity first. Each update compares about a dozen pairs, nearly all
  /// of them the same object, and `==` takes hundreds of instructions.
  static func areEqual(_ left: UIColor?, _ right: UIColor?) -> Bool {
    left === right || left == right
  }

  /// The components of the color, in thousandths.
  ///
  /// UIKit may return an equal color in another color space, such as gray instead of RGB.
  var components: SIMD4<Double> {
    var red = CGFloat()
    var green = CGFloat()
    var blue = CGFloat()
    var alpha = CGFloat()
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (SIMD4(red, green, blue, alpha) * 1_000).rounded(.toNearestOrEven)
  }

  /// The components in light and dark mode.
  var looks: [SIMD4<Double>] {
    [UIUserInterfaceStyle.light, .dark].map {
      resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).components
    }
  }
}
