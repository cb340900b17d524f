import Foundation

/// The traits of a collection; nil is what UIKit calls unspecified.
struct TraitValues: Equatable, Sendable {
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var displayScale: CGFloat?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var accessibilityContrast: UIAccessibilityContrast?
  var legibilityWeight: UILegibilityWeight?
  var listEnvironment: UIListEnvironment?

  /// Takes over what another collection specifies.
  mutating func merge(_ other: TraitValues) {
    userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
    userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
    layoutDirection = other.layoutDirection ?? layoutDirection
    horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    displayScale = other.displayScale ?? displayScale
    preferredContentSizeCategory =
      other.preferredContentSizeCategory ?? preferredContentSizeCategory
    accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
    legibilityWeight = other.legibilityWeight ?? legibilityWeight
    listEnvironment = other.listEnvironment ?? listEnvironment
  }
}
