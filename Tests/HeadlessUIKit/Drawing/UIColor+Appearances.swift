import Foundation

extension UIColor {
  /// What a system color is in each appearance.
  struct Appearances: Sendable {
    var light: ColorComponents
    var dark: ColorComponents
    var lightContrast: ColorComponents?
    var darkContrast: ColorComponents?
  }

  convenience init(appearances: Appearances) {
    func fixed(_ components: ColorComponents?) -> UIColor? {
      components.map { UIColor(kind: .fixed($0)) }
    }
    let light = UIColor(kind: .fixed(appearances.light))
    let dark = UIColor(kind: .fixed(appearances.dark))
    let lightContrast = fixed(appearances.lightContrast) ?? light
    let darkContrast = fixed(appearances.darkContrast) ?? dark
    self.init { traits in
      let hasContrast = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else { return hasContrast ? lightContrast : light }
      return hasContrast ? darkContrast : dark
    }
  }
}
