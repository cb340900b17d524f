import RoundedTable
@_spi(Headless) import UIKit

/// How long a new cell's first card takes, over what UIKit's data source takes to return such a
/// cell.
package struct FirstDecoration: Encodable {
  /// For one cell, without its layout.
  package let seconds: Spread

  @MainActor package init(times: Int = 100) {
    let (plain, ours) = (NewCells(isRounded: false), NewCells(isRounded: true))
    // The first cells find nothing prepared.
    for _ in 0..<10 { _ = (plain.cost(), ours.cost()) }
    let costs = (0..<times).map { _ in (plain.cost(), ours.cost()) }
    seconds = Spread(costs.map { ($1.seconds - $0.seconds) / Double(NewCells.rows) })
  }
}

/// A screen whose provider makes a cell whenever it is asked for one.
@MainActor private struct NewCells {
  static let rows = 10

  private let screen = ContenderScreen(.plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UITableViewController(style: .grouped)
  private let source: UITableViewDiffableDataSource<Int, Int>

  init(isRounded: Bool) {
    let tableView: UITableView = controller.tableView
    tableView.rowHeight = 44
    let provider: UITableViewDiffableDataSource<Int, Int>.CellProvider = { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    source =
      isRounded
      ? RoundedDiffableDataSource(tableView: tableView, cellProvider: provider)
      : UITableViewDiffableDataSource(tableView: tableView, cellProvider: provider)
    window.rootViewController = controller
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<Self.rows))
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
  }

  /// What it takes to ask for a cell in every row.
  func cost() -> Cost {
    var cells: [UITableViewCell] = []
    let cost = screen.cost {
      for row in 0..<Self.rows {
        let path = IndexPath(row: row, section: 0)
        cells.append(source.tableView(controller.tableView, cellForRowAt: path))
      }
    }
    // To free them is not a part of it.
    return withExtendedLifetime(cells) { cost }
  }
}
