import UIKit

/// The system's values for what a style leaves to the system.
///
/// Unless it's created for an app's Info.plist, they are those before iOS 26.
package struct SystemLook: Hashable {
  /// The radius of a card.
  ///
  /// Apple doesn't document it. It was measured in pictures of inset-grouped tables.
  package private(set) var radius = 10.0
  /// The distance from the sides of the screen to a card, and from the card's sides to its content.
  var margin = 16.0
  /// The distance from a card's trailing edge to its separators.
  ///
  /// Apple doesn't document it. It was measured in a view tree of Settings on iOS 26.4.
  private(set) var separatorEnd = 0.0
  /// How much more space the system's title of a section has above its text than below it, which is
  /// outside the card if the title is inside.
  ///
  /// Assumed: nobody has measured it in a grouped table before iOS 26. There, it was measured in a
  /// view tree of an inset-grouped table.
  private var spaceAboveHeader = 8.5
  /// The same below a footer.
  private var spaceBelowFooter = 8.0
  /// Whether the user has asked for shapes that don't rely on colors.
  var wantsOutlines = false
}

extension SystemLook {
  /// The values that the running system uses for an app with an Info.plist.
  ///
  /// An app can ask for the look of older systems. Since iOS 27 the system ignores that in apps
  /// built for iOS 27 or later (Apple: UIDesignRequiresCompatibility). Xcode writes the version an
  /// app is built for into its Info.plist.
  @MainActor package init(for information: [String: Any]?) {
    guard Capabilities.hasLookOfIOS26 else { return }
    let built = information?["DTPlatformVersion"] as? String ?? ""
    let mayAsk = Capabilities.version < "27" || built < "27"
    if mayAsk, information?["UIDesignRequiresCompatibility"] as? Bool == true { return }
    radius = 26
    separatorEnd = 16
    spaceAboveHeader = 0
    spaceBelowFooter = 0
  }

  /// How much of a title's header or footer lies outside the card that it's in, in points.
  func spaceOutsideTitles(_ kind: HeaderKind) -> Double {
    kind == .header ? spaceAboveHeader : spaceBelowFooter
  }

  /// Adapts the values to a table.
  ///
  /// The margin is that of the view controller around the table, as in an inset-grouped table
  /// (Apple: UIViewController.systemMinimumLayoutMargins). Without a view controller, and in a
  /// table that's narrower than a wide phone and its screen, it's the margin of a narrow phone:
  /// there, only the table's own width counts.
  @MainActor mutating func adapt(to tableView: UITableView) {
    margin = SystemLook().margin
    wantsOutlines =
      tableView.traitCollection.accessibilityContrast == .high
      || UIAccessibility.shouldDifferentiateWithoutColor
    let controller = tableView.enclosingViewController ?? tableView.window?.rootViewController
    guard let controller else { return }
    let width = tableView.bounds.width
    let screen = controller.viewIfLoaded?.bounds.width ?? 0
    // From this width on, the system uses the margins of a wide screen.
    if width < 414, width < screen - 0.5 { return }
    let margins = controller.systemMinimumLayoutMargins
    margin = max(margins.leading, margins.trailing)
  }
}

extension CardStyle {
  /// The style with the system's values in place of nil.
  func completed(with system: SystemLook) -> CardStyle {
    guard isCard else { return self }
    var style = self
    style.topRadius = topRadius ?? system.radius
    style.bottomRadius = bottomRadius ?? system.radius
    if system.wantsOutlines, let accessibilityOutline { style.outline = accessibilityOutline }
    return style
  }
}
