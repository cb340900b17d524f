@_spi(Headless) import UIKit

/// How a screen of the matrix is looked at.
struct MatrixLook: CustomStringConvertible {
  var isDark: Bool
  var isMirrored: Bool
  var isHighContrast: Bool
  var rowHeight: CGFloat

  static let all = [false, true].flatMap { isDark in
    [false, true].flatMap { isMirrored in
      [false, true].flatMap { isHighContrast in
        [16, 44, 120].map { rowHeight in
          MatrixLook(
            isDark: isDark, isMirrored: isMirrored, isHighContrast: isHighContrast,
            rowHeight: rowHeight)
        }
      }
    }
  }

  @MainActor func device(systemVersion: String) -> HeadlessDevice {
    var device = HeadlessDevice.phone
    device.userInterfaceStyle = isDark ? .dark : .light
    device.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    device.accessibilityContrast = isHighContrast ? .high : .normal
    device.systemVersion = systemVersion
    return device
  }

  var description: String {
    "\(isDark ? "dark" : "light") \(isMirrored ? "rtl" : "ltr") "
      + "\(isHighContrast ? "high contrast " : "")\(rowHeight) points high"
  }
}
