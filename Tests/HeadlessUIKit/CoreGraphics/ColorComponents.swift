import Foundation

/// A color's numbers.
///
/// Gray and RGB stay apart, because Core Graphics holds them unequal.
struct ColorComponents: Hashable, Sendable {
  enum Space: Hashable, Sendable {
    case gray
    case rgb
  }

  var space: Space
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = .rgb
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(gray: CGFloat, alpha: CGFloat) {
    space = .gray
    red = gray
    green = gray
    blue = gray
    self.alpha = alpha
  }

  /// A color as it is written on the web, 0xRRGGBB.
  init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    var copy = self
    copy.alpha = alpha
    return copy
  }

  func mixed(with other: ColorComponents, by fraction: CGFloat) -> ColorComponents {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return ColorComponents(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
