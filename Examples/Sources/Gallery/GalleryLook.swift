@_spi(Headless) import UIKit

/// A device, a system, an appearance, a direction and a text size to draw in.
package struct GalleryLook: Hashable, Sendable {
  package var size: GallerySize
  package var system: GallerySystem
  package var isDark: Bool
  package var isMirrored: Bool
  package var hasLargeText: Bool

  package init(
    size: GallerySize = .phone, system: GallerySystem = .iOS26, isDark: Bool = false,
    isMirrored: Bool = false, hasLargeText: Bool = false
  ) {
    self.size = size
    self.system = system
    self.isDark = isDark
    self.isMirrored = isMirrored
    self.hasLargeText = hasLargeText
  }

  /// The looks that the options leave, those that a page opens with first.
  static func all(_ options: GalleryOptions) -> [GalleryLook] {
    let sizes = options.size.map { [$0] } ?? GallerySize.allCases
    let appearances = options.isDark.map { [$0] } ?? [false, true]
    let directions = options.isMirrored.map { [$0] } ?? [false, true]
    let systems = options.system.map { [$0] } ?? GallerySystem.allCases
    let texts = options.hasLargeText.map { [$0] } ?? [false, true]
    return sizes.flatMap { size in
      systems.flatMap { system in
        directions.flatMap { isMirrored in
          appearances.flatMap { isDark in
            texts.map {
              GalleryLook(
                size: size, system: system, isDark: isDark, isMirrored: isMirrored, hasLargeText: $0
              )
            }
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
    if hasLargeText { device.contentSizeCategory = .accessibilityMedium }
    return device
  }

  /// The end of the pictures' file names.
  package var name: String {
    "\(size.rawValue)-\(system.rawValue)-\(isDark ? "dark" : "light")-\(isMirrored ? "rtl" : "ltr")"
      + (hasLargeText ? "-large" : "")
  }

  /// Whether a file of this name can only be a picture that was drawn here.
  package static func isName(ofPicture name: String) -> Bool {
    name.wholeMatch(of: /[a-z-]+-(phone|pad)-ios[0-9]+-(light|dark)-(ltr|rtl)(-large)?\.svg/) != nil
  }
}

/// What a picture shows in any case, whatever look is chosen.
package struct FixedLook: Hashable, Sendable {
  var size: GallerySize?
  var system: GallerySystem?
  var isMirrored: Bool?
  /// Few pictures follow it: those of whole screens.
  var hasLargeText: Bool? = false

  /// The look in which the picture is drawn where another is chosen.
  package func applied(to look: GalleryLook) -> GalleryLook {
    GalleryLook(
      size: size ?? look.size, system: system ?? look.system, isDark: look.isDark,
      isMirrored: isMirrored ?? look.isMirrored, hasLargeText: hasLargeText ?? look.hasLargeText)
  }

  /// The switches that the picture does not follow, and what it shows instead.
  var switches: [(name: String, value: String)] {
    let direction = isMirrored.map { $0 ? "rtl" : "ltr" }
    let text = hasLargeText.map { $0 ? "large" : "" }
    return [
      ("size", size?.rawValue), ("system", system?.rawValue), ("direction", direction),
      ("text", text),
    ].compactMap { name, value in value.map { (name, $0) } }
  }
}
