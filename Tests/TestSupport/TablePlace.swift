import Foundation
import UIKit

/// Where test screens have their tables: in a controller's view, beside something that is pinned to
/// its safe area, or as that view.
///
/// In the first place cards are inset by margins, in the second by the safe area. Most of what a
/// test expects holds in both, so the tests run twice: once as they are, and once with
/// TABLES_ARE_ROOTS=1. A test that holds in one place alone says so.
package enum TablePlace {
  /// Whether a table is its controller's view unless a test says otherwise.
  package static let isRoot = ProcessInfo.processInfo.environment["TABLES_ARE_ROOTS"] == "1"
}

extension UIViewController {
  /// Makes a table this controller's view, or a view in it, of the same size.
  package func show(_ tableView: UITableView, isRoot: Bool = TablePlace.isRoot) {
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard !isRoot else {
      view = tableView
      return
    }
    view.frame = tableView.frame
    view.addSubview(tableView)
    let other = UILayoutGuide()
    view.addLayoutGuide(other)
    other.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor).isActive =
      true
  }
}
