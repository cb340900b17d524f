import UIKit

/// What the running system can do: the only place that checks availability.
package enum Capabilities {
  /// Whether the system's own cards look as they were measured on iPhones since iOS 26, which iPads
  /// are taken to share.
  ///
  /// On visionOS, and on Macs but for apps that are scaled from the iPad, nobody has measured them.
  /// The system's version is checked as well, because `#available` is always true on Linux, where a
  /// stand-in replaces UIKit.
  @MainActor static var hasLookOfIOS26: Bool {
    guard #available(iOS 26.0, *), [.phone, .pad].contains(UIDevice.current.userInterfaceIdiom)
    else { return false }
    return version >= "26"
  }

  /// Whether the system is one of those that ignore the wish for the former look in apps that are
  /// built for them.
  @MainActor static var isIOS27: Bool {
    guard #available(iOS 27.0, *) else { return false }
    return version >= "27"
  }

  /// What the system calls its version, to be compared with another: all have two digits before the
  /// first point.
  @MainActor private static var version: String { UIDevice.current.systemVersion }

  /// Has a system of iOS 17 or later call back when one of a view's own traits has changed.
  ///
  /// Traits that an app has defined are not among those that can be listed. A color that depends
  /// on one follows it where it is given to a view, and with the next layout where it is drawn in a
  /// layer.
  ///
  /// - Returns: False before iOS 17, where views have to override `traitCollectionDidChange(_:)`.
  @MainActor package static func observeTraits<View: UIView>(
    of view: View, _ changed: @escaping (View) -> Void
  ) -> Bool {
    guard #available(iOS 17.0, *) else { return false }
    // For the stand-in on Linux, see above. Other systems than iOS count differently, and have had
    // registrations all along or are told apart by #available.
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

  /// Whether a view is in an app made for visionOS, whose windows have glass as their background.
  @MainActor static func hasGlass(behind view: UIView) -> Bool {
    guard #available(iOS 17.0, *) else { return false }
    return view.traitCollection.userInterfaceIdiom == .vision
  }

  /// The default background configuration of a cell, nil before iOS 16.
  ///
  /// Since iOS 18, it equals none of the named list configurations.
  @MainActor static func defaultBackgroundConfiguration(
    of cell: UITableViewCell
  ) -> UIBackgroundConfiguration? {
    guard #available(iOS 16.0, *) else { return nil }
    return cell.defaultBackgroundConfiguration()
  }

  /// Gives a view's hover style a shape, or takes it away, unless the style has one of the app's.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - shaped: The style that has been given a shape before.
  ///   - isStale: Whether that needs another shape.
  ///   - path: The shape, nil for none.
  /// - Returns: The style that has the shape; nil if there is none, and before iOS 17.
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
