public import Foundation

extension UIListContentConfiguration {
  public struct ImageProperties: Hashable {
    /// Asks for the system's own measure; no real length.
    public static let standardDimension = -CGFloat.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

@available(*, unavailable)
extension UIListContentConfiguration.ImageProperties: Sendable {}

extension UIListContentConfiguration.ImageProperties {
  public static func == (
    first: UIListContentConfiguration.ImageProperties,
    second: UIListContentConfiguration.ImageProperties
  ) -> Bool {
    first.preferredSymbolConfiguration == second.preferredSymbolConfiguration
      && first.tintColor == second.tintColor
      && UIConfigurationColorTransformer.areSame(
        first.tintColorTransformer, second.tintColorTransformer)
      && first.cornerRadius == second.cornerRadius && first.maximumSize == second.maximumSize
      && first.reservedLayoutSize == second.reservedLayoutSize
      && first.accessibilityIgnoresInvertColors == second.accessibilityIgnoresInvertColors
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(tintColor)
    hasher.combine(cornerRadius)
  }
}
