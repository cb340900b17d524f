@_spi(Headless) import UIKit

/// A device, a system, an appearance and a direction to draw scenes in.
@MainActor package struct GalleryLook {
  var size: GallerySize
  var isDark: Bool
  var isMirrored: Bool
  var system = GallerySystem.iOS18

  /// The looks that the options leave, phones first.
  static func all(_ options: GalleryOptions) -> [GalleryLook] {
    let sizes = options.size.map { [$0] } ?? GallerySize.allCases
    let appearances = options.isDark.map { [$0] } ?? [false, true]
    let directions = options.isMirrored.map { [$0] } ?? [false, true]
    let systems = options.system.map { [$0] } ?? GallerySystem.allCases
    return sizes.flatMap { size in
      systems.flatMap { system in
        directions.flatMap { isMirrored in
          appearances.map { isDark in
            GalleryLook(size: size, isDark: isDark, isMirrored: isMirrored, system: system)
          }
        }
      }
    }
  }

  var device: HeadlessDevice {
    var device = size.device
    device.userInterfaceStyle = isDark ? .dark : .light
    device.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    device.systemVersion = system.version
    return device
  }

  /// The end of the pictures' file names.
  var name: String {
    "\(size.rawValue)-\(system.rawValue)-\(isDark ? "dark" : "light")-\(isMirrored ? "rtl" : "ltr")"
  }

  /// Whether a file of this name can only be a picture that was drawn here.
  package nonisolated static func isName(ofPicture name: String) -> Bool {
    name.wholeMatch(of: /[a-z-]+-(phone|pad)-ios[0-9]+-(light|dark)-(ltr|rtl)\.svg/) != nil
  }
}
