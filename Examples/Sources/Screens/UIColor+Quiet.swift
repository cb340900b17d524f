public import UIKit

extension UIColor {
  /// The color of texts that matter less, with a contrast of at least 4.5 : 1 on cards and papers,
  /// which the system's secondary label color doesn't have in light mode.
  public static let quiet = UIColor(light: 0x5F5F64, dark: 0xAEAEB2)
}
