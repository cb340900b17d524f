import Foundation

/// What stands for the colours of an asset catalogue.
enum NamedColors {
  private static let colors = Locked<[String: UIColor]>([:])

  static func color(named name: String) -> UIColor? { colors.withLock { $0[name] } }

  static func set(_ color: UIColor?, named name: String) { colors.withLock { $0[name] = color } }
}

@_spi(Headless) extension UIColor {
  /// Puts a colour into what stands for the asset catalogue, nil takes it out.
  public static func register(_ color: UIColor?, named name: String) {
    NamedColors.set(color, named: name)
  }
}
