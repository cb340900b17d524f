import TestSupport
import UIKit

/// A recording table view in a window, filled by a plain diffable data source.
@MainActor final class DiffableScreen {
  typealias DataSource = UITableViewDiffableDataSource<String, String>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  final class Cell: UITableViewCell {
    var item: String?
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let tableView: RecordingTableView
  private(set) var dataSource: DataSource
  var provides = true
  var onAsking: () -> Void = {}
  var asked: [String] = []

  init(isInWindow: Bool = true) {
    let tableView = RecordingTableView(frame: window.bounds, style: .plain)
    tableView.rowHeight = 44
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    self.tableView = tableView
    dataSource = DataSource(tableView: tableView) { _, _, _ in nil }
    dataSource = DataSource(tableView: tableView) { [unowned self] tableView, indexPath, item in
      guard provides else { return nil }
      asked.append(item)
      onAsking()
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.item = item
      return cell
    }
    guard isInWindow else { return }
    window.addSubview(tableView)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func apply(_ snapshot: Snapshot, animated: Bool = true, completion: (() -> Void)? = nil) {
    dataSource.apply(snapshot, animatingDifferences: animated, completion: completion)
    window.layoutIfNeeded()
  }

  /// Shows sections written as "A:abc" and forgets what was noted on the way.
  func start(_ sections: String...) {
    apply(LetterSnapshot(sections), animated: false)
    forget()
  }

  func forget() {
    tableView.forget()
    asked = []
  }
}
