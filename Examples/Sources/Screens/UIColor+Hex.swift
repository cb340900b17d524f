import UIKit

extension UIColor {
  /// A color as designers write it.
  ///
  ///     UIColor(0x3A36C8)  // red 0x3A, green 0x36, blue 0xC8
  nonisolated package convenience init(_ hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  /// A color for light mode and another for dark mode.
  nonisolated package convenience init(light: Int, dark: Int) {
    self.init { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) }
  }
}
