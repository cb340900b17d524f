import UIKit

/// A table view in a window, filled by a plain diffable data source with one-letter items.
@MainActor final class PlainScreen {
  typealias DataSource = UITableViewDiffableDataSource<String, String>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  final class Log {
    /// The items that the provider was asked for, in order.
    var asked: [String] = []
    var onAsking: (PlainScreen.DataSource?) -> Void = { _ in }
    weak var dataSource: PlainScreen.DataSource?
  }

  /// A cell that counts how often it was made ready for reuse.
  final class Cell: UITableViewCell {
    var reuses = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let tableView: UITableView
  let dataSource: DataSource
  let log = Log()

  init(
    _ style: UITableView.Style = .plain, rowHeight: CGFloat = 44,
    configure: @escaping (Cell, String) -> Void = { _, _ in }
  ) {
    let tableView = UITableView(frame: window.bounds, style: style)
    let log = log
    tableView.rowHeight = rowHeight
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    self.tableView = tableView
    dataSource = DataSource(tableView: tableView) { tableView, indexPath, item in
      log.asked.append(item)
      log.onAsking(log.dataSource)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if let cell = cell as? Cell { configure(cell, item) }
      return cell
    }
    log.dataSource = dataSource
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.frame = window.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(tableView)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func apply(_ snapshot: Snapshot, animated: Bool = true) {
    dataSource.apply(snapshot, animatingDifferences: animated, completion: nil)
    window.layoutIfNeeded()
  }

  /// Shows sections written as "A:abc" and forgets what was asked on the way.
  func start(_ sections: String...) {
    apply(LetterSnapshot(sections), animated: false)
    log.asked = []
  }

  /// The items that the provider is asked for by a body, in one string, in alphabetical order.
  func asked(by body: () -> Void) -> String {
    log.asked = []
    body()
    window.layoutIfNeeded()
    return log.asked.sorted().joined()
  }

  func cell(_ item: String) -> Cell? {
    dataSource.indexPath(for: item).flatMap { tableView.cellForRow(at: $0) as? Cell }
  }
}
