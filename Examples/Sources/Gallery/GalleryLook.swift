@_spi(Headless) import UIKit

/// A device, a system, an appearance and a direction to draw in.
package struct GalleryLook: Hashable, Sendable {
  package var size: GallerySize
  package var system: GallerySystem
  package var isDark: Bool
  package var isMirrored: Bool

  package init(
    size: GallerySize = .phone, system: GallerySystem = .iOS26, isDark: Bool = false,
    isMirrored: Bool = false
  ) {
    self.size = size
    self.system = system
    self.isDark = isDark
    self.isMirrored = isMirrored
  }

  /// The looks that the options leave, those that a page opens with first.
  static func all(_ options: GalleryOptions) -> [GalleryLook] {
    let sizes = options.size.map { [$0] } ?? GallerySize.allCases
    let appearances = options.isDark.map { [$0] } ?? [false, true]
    let directions = options.isMirrored.map { [$0] } ?? [false, true]
    let systems = options.system.map { [$0] } ?? GallerySystem.allCases
    return sizes.flatMap { size in
      systems.flatMap { system in
        directions.flatMap { isMirrored in
          appearances.map { isDark in
            GalleryLook(size: size, system: system, isDark: isDark, isMirrored: isMirrored)
          }
        }
      }
    }
  }

  @MainActor package var device: HeadlessDevice {
    var device = size.device
    device.userInterfaceStyle = isDark ? .dark : .light
    device.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    device.systemVersion = system.version
    return device
  }

  /// The end of the pictures' file names.
  package var name: String {
    "\(size.rawValue)-\(system.rawValue)-\(isDark ? "dark" : "light")-\(isMirrored ? "rtl" : "ltr")"
  }

  /// Whether a file of this name can only be a picture that was drawn here.
  package static func isName(ofPicture name: String) -> Bool {
    name.wholeMatch(of: /[a-z-]+-(phone|pad)-ios[0-9]+-(light|dark)-(ltr|rtl)\.svg/) != nil
  }
}

/// What a picture shows in any case, whatever look is chosen.
package struct FixedLook: Hashable, Sendable {
  var size: GallerySize?
  var system: GallerySystem?
  var isMirrored: Bool?

  /// The look in which the picture is drawn where another is chosen.
  package func applied(to look: GalleryLook) -> GalleryLook {
    GalleryLook(
      size: size ?? look.size, system: system ?? look.system, isDark: look.isDark,
      isMirrored: isMirrored ?? look.isMirrored)
  }

  /// The switches that the picture does not follow, and what it shows instead.
  var switches: [(name: String, value: String)] {
    let direction = isMirrored.map { $0 ? "rtl" : "ltr" }
    return [("size", size?.rawValue), ("system", system?.rawValue), ("direction", direction)]
      .compactMap { name, value in value.map { (name, $0) } }
  }
}
