import UIKit

/// The heights of three rows under a diffable data source: as measured first, and each time that
/// they are measured again.
@MainActor package struct RepeatedMeasurement {
  package private(set) var heights: [[CGFloat]] = []

  package var isAlwaysTheSame: Bool { Set(heights).count == 1 }

  package init(
    of cells: UITableViewCell.Type,
    in make: (UITableView) -> UITableViewDiffableDataSource<Int, Int>
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let table = UITableView(frame: window.bounds, style: .insetGrouped)
    table.register(cells, forCellReuseIdentifier: "cell")
    window.addSubview(table)
    window.isHidden = false
    let source = make(table)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    note(table)
    table.performBatchUpdates(nil)
    note(table)
    window.layoutIfNeeded()
    table.performBatchUpdates(nil)
    note(table)
  }

  private mutating func note(_ table: UITableView) {
    heights.append((0..<3).map { table.rectForRow(at: .row($0)).height })
  }
}
