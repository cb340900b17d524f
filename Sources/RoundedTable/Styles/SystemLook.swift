import UIKit

/// The system's values for what a style leaves to the system, before iOS 26 unless others are asked
/// for.
package struct SystemLook: Hashable {
  /// The radius of a card.
  ///
  /// Apple does not document it. It was measured on pictures of inset-grouped tables.
  package private(set) var radius = 10.0
  /// The distance from the sides of the screen to a card, and from the card's sides to its content.
  var margin = 16.0
  /// The distance from a card's trailing edge to the lines in it.
  ///
  /// Apple does not document it. It was measured on a view tree of Settings on iOS 26.4.
  private(set) var separatorEnd = 0.0
  /// Whether the user has asked for shapes that do not depend on colors.
  var wantsOutlines = false
}

extension SystemLook {
  /// The values that the running system has for an app with the given Info.plist.
  ///
  /// An app can ask for the look of older systems. Since iOS 27 the system ignores that in apps
  /// that are built for iOS 27 or later (Apple: UIDesignRequiresCompatibility), which Xcode notes
  /// as the version of the platform.
  @MainActor package init(for information: [String: Any]?) {
    guard Capabilities.hasLookOfIOS26 else { return }
    let built = information?["DTPlatformVersion"] as? String ?? ""
    let mayAsk = !Capabilities.isIOS27 || built < "27"
    if mayAsk, information?["UIDesignRequiresCompatibility"] as? Bool == true { return }
    radius = 26
    separatorEnd = 16
  }

  /// Takes over the values that the system's own cards would have in place of a table's.
  ///
  /// The margin is the system's at the sides of the table's screen, as in an inset-grouped table
  /// (Apple: UIViewController.systemMinimumLayoutMargins). Outside any screen, it is that of a
  /// narrow phone, as in a table that is as narrow as one on a wider screen: only the table's own
  /// width counts there.
  @MainActor mutating func adapt(to tableView: UITableView) {
    margin = SystemLook().margin
    wantsOutlines =
      tableView.traitCollection.accessibilityContrast == .high
      || UIAccessibility.shouldDifferentiateWithoutColor
    let controller = tableView.enclosingViewController ?? tableView.window?.rootViewController
    guard let controller else { return }
    let (width, screen) = (tableView.bounds.width, controller.viewIfLoaded?.bounds.width ?? 0)
    // From this width on, a table has the margins of a wide screen.
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
