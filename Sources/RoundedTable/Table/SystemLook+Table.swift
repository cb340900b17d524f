import UIKit

extension SystemLook {
  /// The width from which a table has the margins of a wide screen.
  private static let wideWidth = 414.0

  /// Takes over the values that the system's own cards would have in place of a table's.
  ///
  /// The margin is the system's at the sides of the table's screen, as in an inset-grouped table (Apple:
  /// UIViewController.systemMinimumLayoutMargins). Outside any screen, it is that of a narrow phone, as in a table that is as narrow as
  /// one on a wider screen: only the table's own width counts there.
  @MainActor mutating func adapt(to tableView: UITableView) {
    margin = SystemLook().margin
    wantsOutlines =
      tableView.traitCollection.accessibilityContrast == .high
      || UIAccessibility.shouldDifferentiateWithoutColor
    let controller = tableView.enclosingViewController ?? tableView.window?.rootViewController
    guard let controller else { return }
    let (width, screen) = (tableView.bounds.width, controller.viewIfLoaded?.bounds.width ?? 0)
    if width < Self.wideWidth, width < screen - 0.5 { return }
    let margins = controller.systemMinimumLayoutMargins
    margin = max(margins.leading, margins.trailing)
  }
}
