package import UIKit

/// What is left of a screen that nobody keeps.
@MainActor package struct ScreenRemains {
  package private(set) weak var screen: UIViewController?
  package let table: UITableView
  package let dataSource: (any UITableViewDataSource)?

  package init(
    screen: UIViewController, table: UITableView, dataSource: (any UITableViewDataSource)?
  ) {
    self.screen = screen
    self.table = table
    self.dataSource = dataSource
  }

  /// Has the table ask for its rows again.
  package func reload() {
    table.reloadData()
    table.layoutIfNeeded()
  }
}
