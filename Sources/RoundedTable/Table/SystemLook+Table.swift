import UIKit

extension SystemLook {
  /// Creates the values that the system's own cards would have in place of a table's.
  ///
  /// The margin is the system's at the sides of the table's screen, as in an inset-grouped table (Apple:
  /// UIViewController.systemMinimumLayoutMargins). Outside any screen, it is that of a narrow phone.
  @MainActor init(_ capabilities: Capabilities, on tableView: UITableView) {
    self.init(radius: capabilities.systemRadius, lineEnd: capabilities.systemLineEnd)
    let controller = tableView.enclosingViewController ?? tableView.window?.rootViewController
    if let margins = controller?.systemMinimumLayoutMargins {
      margin = max(margins.leading, margins.trailing)
    }
  }
}
