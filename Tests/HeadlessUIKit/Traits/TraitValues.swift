import Foundation

/// The traits of a collection; nil is what UIKit calls unspecified.
struct TraitValues: Equatable, Sendable {
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var displayScale: CGFloat?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var accessibilityContrast: UIAccessibilityContrast?
  var legibilityWeight: UILegibilityWeight?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  var listEnvironment: UIListEnvironment?

  /// Takes over what another collection specifies.
  mutating func merge(_ other: TraitValues) {
    userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
    userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
    userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
    layoutDirection = other.layoutDirection ?? layoutDirection
    horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    displayScale = other.displayScale ?? displayScale
    preferredContentSizeCategory =
      other.preferredContentSizeCategory ?? preferredContentSizeCategory
    accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
    legibilityWeight = other.legibilityWeight ?? legibilityWeight
    activeAppearance = other.activeAppearance ?? activeAppearance
    listEnvironment = other.listEnvironment ?? listEnvironment
  }
}
