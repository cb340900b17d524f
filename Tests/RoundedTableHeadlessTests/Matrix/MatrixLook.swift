import Foundation
import HeadlessTestSupport
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

  /// Looks and systems, any two properties of which are combined in one of them.
  static let pairs: [(look: MatrixLook, system: String)] = [
    (false, false, false, 16, "15.0"), (true, true, true, 16, "26.0"),
    (false, true, true, 44, "15.0"), (true, false, false, 44, "26.0"),
    (true, true, false, 120, "15.0"), (false, false, true, 120, "26.0"),
  ].map {
    (MatrixLook(isDark: $0, isMirrored: $1, isHighContrast: $2, rowHeight: $3), $4)
  }

  static func tried(on system: String) -> [MatrixLook] {
    Thoroughness.isWhole ? all : pairs.filter { $0.system == system }.map(\.look)
  }

  @MainActor func device(systemVersion: String) -> HeadlessDevice {
    var device = HeadlessDevice.phone.mirrored(isMirrored)
    device.userInterfaceStyle = isDark ? .dark : .light
    device.accessibilityContrast = isHighContrast ? .high : .normal
    device.systemVersion = systemVersion
    return device
  }

  var description: String {
    "\(isDark ? "dark" : "light") \(isMirrored ? "rtl" : "ltr") "
      + "\(isHighContrast ? "high contrast " : "")\(rowHeight) points high"
  }
}
