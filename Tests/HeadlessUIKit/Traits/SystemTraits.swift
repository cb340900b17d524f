/// The system's traits with a way to see whether two collections differ in them.
enum SystemTraits {
  /// A metatype holds nothing: it may go anywhere.
  struct Entry: @unchecked Sendable {
    var trait: UITrait
    var differs: @Sendable (UITraitCollection, UITraitCollection?) -> Bool
  }

  static let all: [Entry] = [
    Entry(trait: UITraitUserInterfaceIdiom.self) {
      $0.values.userInterfaceIdiom != $1?.values.userInterfaceIdiom
    },
    Entry(trait: UITraitUserInterfaceStyle.self) {
      $0.values.userInterfaceStyle != $1?.values.userInterfaceStyle
    },
    Entry(trait: UITraitLayoutDirection.self) {
      $0.values.layoutDirection != $1?.values.layoutDirection
    },
    Entry(trait: UITraitHorizontalSizeClass.self) {
      $0.values.horizontalSizeClass != $1?.values.horizontalSizeClass
    },
    Entry(trait: UITraitVerticalSizeClass.self) {
      $0.values.verticalSizeClass != $1?.values.verticalSizeClass
    },
    Entry(trait: UITraitDisplayScale.self) { $0.values.displayScale != $1?.values.displayScale },
    Entry(trait: UITraitPreferredContentSizeCategory.self) {
      $0.values.preferredContentSizeCategory != $1?.values.preferredContentSizeCategory
    },
    Entry(trait: UITraitAccessibilityContrast.self) {
      $0.values.accessibilityContrast != $1?.values.accessibilityContrast
    },
    Entry(trait: UITraitLegibilityWeight.self) {
      $0.values.legibilityWeight != $1?.values.legibilityWeight
    },
    Entry(trait: UITraitListEnvironment.self) {
      $0.values.listEnvironment != $1?.values.listEnvironment
    },
  ]
}
