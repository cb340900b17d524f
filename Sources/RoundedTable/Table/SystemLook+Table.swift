import UIKit

extension SystemLook {
  /// What the system's own cards would have in a table's place.
  ///
  /// The margin is what the system has at the sides of the screen that the table is on, as an inset-grouped table has (Apple:
  /// UIViewController.systemMinimumLayoutMargins). Outside any screen it is that of a narrow phone.
  @MainActor init(_ capabilities: Capabilities, on tableView: UITableView) {
    self.init(radius: capabilities.systemRadius, lineEnd: capabilities.systemLineEnd)
    let controller = tableView.enclosingViewController ?? tableView.window?.rootViewController
    if let margins = controller?.systemMinimumLayoutMargins {
      margin = max(margins.leading, margins.trailing)
    }
  }
}
