import UIKit

/// The capabilities of the running system.
///
/// This is the only place that checks availability.
package enum Capabilities {
  /// Whether the system's own cards look as they were measured on iPhones since iOS 26.
  ///
  /// iPads are assumed to look the same. It hasn't been measured on visionOS, nor on Macs, except
  /// in apps that are scaled from the iPad. The system's version is checked as well, because
  /// `#available` is always true on Linux, where a stand-in replaces UIKit.
  @MainActor static var hasLookOfIOS26: Bool {
    guard #available(iOS 26.0, *), [.phone, .pad].contains(UIDevice.current.userInterfaceIdiom)
    else { return false }
    return version >= "26"
  }

  /// The system's version.
  ///
  /// Versions can be compared as text, because all have two digits before the first point.
  @MainActor static var version: String { UIDevice.current.systemVersion }

  /// Calls a closure when one of a view's own traits changes, on iOS 17 and later.
  ///
  /// Traits that an app defines can't be listed here. A color that depends on such a trait follows
  /// it in a view, and at the next layout in a layer.
  ///
  /// - Returns: False before iOS 17, where views must override `traitCollectionDidChange(_:)`.
  @MainActor package static func observeTraits<View: UIView>(
    of view: View, _ changed: @escaping (View) -> Void
  ) -> Bool {
    guard #available(iOS 17.0, *) else { return false }
    // For the stand-in on Linux, as above. Systems other than iOS have other version numbers, and
    // `#available` is enough for them.
    if UIDevice.current.systemName == "iOS", version < "17" { return false }
    let traits =
      UITraitCollection.systemTraitsAffectingColorAppearance + [
        UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
        UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
      ]
    view.registerForTraitChanges(traits) { (view: View, _: UITraitCollection) in changed(view) }
    return true
  }

  /// Whether a view is in a visionOS app, whose windows have a glass background.
  @MainActor static func hasGlass(behind view: UIView) -> Bool {
    guard #available(iOS 17.0, *) else { return false }
    return view.traitCollection.userInterfaceIdiom == .vision
  }

  /// The default background configuration of a cell; nil before iOS 16.
  ///
  /// Since iOS 18, it's equal to none of the named list configurations.
  @MainActor static func defaultBackgroundConfiguration(
    of cell: UITableViewCell
  ) -> UIBackgroundConfiguration? {
    guard #available(iOS 16.0, *) else { return nil }
    return cell.defaultBackgroundConfiguration()
  }

  /// Whether two background configurations have the same shadow, which they have since iOS 18.
  static func haveSameShadow(
    _ configuration: UIBackgroundConfiguration, _ other: UIBackgroundConfiguration
  ) -> Bool {
    guard #available(iOS 18.0, *) else { return true }
    return configuration.shadowProperties == other.shadowProperties
  }

  /// Gives a view's hover style a shape, or removes it, unless the app's style has a shape of its
  /// own.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - shaped: The style that was given a shape before.
  ///   - isStale: Whether that style needs another shape.
  ///   - path: A closure that returns the shape; nil for none.
  /// - Returns: The style with the shape; nil if there is none, and before iOS 17.
  @MainActor static func shapeHover(
    of view: UIView, formerly shaped: NSObject?, isStale: Bool, path: () -> UIBezierPath?
  ) -> NSObject? {
    guard #available(iOS 17.0, *), let style = view.hoverStyle else { return nil }
    guard style === shaped || style.shape == nil else { return nil }
    if style === shaped, !isStale { return style }
    style.shape = path().map { .path($0) }
    view.hoverStyle = style
    return view.hoverStyle
  }
}
