public import Foundation

open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  public convenience override init() {
    self.init(values: TraitValues())
  }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    values = TraitValues(
      userInterfaceStyle: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle)
    super.init()
  }

  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    values = TraitValues(
      preferredContentSizeCategory: preferredContentSizeCategory == .unspecified
        ? nil : preferredContentSizeCategory)
    super.init()
  }

  @available(iOS 18.0, *)
  public init(listEnvironment: UIListEnvironment) {
    values = TraitValues(listEnvironment: listEnvironment == .unspecified ? nil : listEnvironment)
    super.init()
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .unspecified
  }
  @available(iOS 18.0, *) open var listEnvironment: UIListEnvironment {
    values.listEnvironment ?? .unspecified
  }

  private final class Current {
    var traits = UITraitCollection.standard
  }

  private static let currentOfThread = ThreadLocal { Current() }

  /// What a phone shows before anybody has changed a setting.
  private static let standard = UITraitCollection(
    values: TraitValues(
      userInterfaceIdiom: .phone, userInterfaceStyle: .light,
      layoutDirection: .leftToRight, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      preferredContentSizeCategory: .large, accessibilityContrast: .normal))

  open class var current: UITraitCollection {
    get { currentOfThread.value.traits }
    set { currentOfThread.value.traits = newValue }
  }

  open func performAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  /// The form of `performAsCurrent` that returns something.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let storage = Self.currentOfThread.value
    let before = storage.traits
    storage.traits = self
    defer { storage.traits = before }
    return try body()
  }

  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.preferredContentSizeCategory)
    return hasher.finalize()
  }
}
