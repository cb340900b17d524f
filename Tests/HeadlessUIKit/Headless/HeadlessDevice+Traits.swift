import Foundation

extension HeadlessDevice {
  /// What a window on this device has.
  var traits: UITraitCollection {
    var values = detachedValues
    values.displayScale = scale
    return UITraitCollection(values: values)
  }

  /// What views have that are in no window: everything but the display scale, which is 0 there.
  var detachedValues: TraitValues {
    TraitValues(
      userInterfaceIdiom: userInterfaceIdiom, userInterfaceStyle: userInterfaceStyle,
      layoutDirection: layoutDirection,
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      preferredContentSizeCategory: contentSizeCategory,
      accessibilityContrast: accessibilityContrast)
  }
}
