import Foundation

/// What stands for the colors of an asset catalog.
enum NamedColors {
  private static let colors = Locked<[String: UIColor]>([:])

  static func color(named name: String) -> UIColor? { colors.withLock { $0[name] } }

  static func set(_ color: UIColor?, named name: String) { colors.withLock { $0[name] = color } }
}

@_spi(Headless) extension UIColor {
  /// Puts a color into what stands for the asset catalog, nil takes it out.
  public static func register(_ color: UIColor?, named name: String) {
    NamedColors.set(color, named: name)
  }
}
