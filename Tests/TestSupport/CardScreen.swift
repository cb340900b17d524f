import RoundedTable
import UIKit

/// A table view in a window, filled by a rounded data source with one-letter items.
@MainActor package final class CardScreen {
  package typealias DataSource = RoundedDiffableDataSource<String, String>

  /// What the provider was asked for, in order.
  package final class Log {
    package var items: [String] = []
  }

  package let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  package let tableView: UITableView
  package let dataSource: DataSource
  package let log = Log()

  package init(
    _ style: UITableView.Style = .grouped, isRoot: Bool = TablePlace.isRoot,
    rowHeight: CGFloat = 44,
    cellClass: UITableViewCell.Type = UITableViewCell.self,
    make: (UITableView, @escaping UITableView.CellProviderCall) -> DataSource = {
      DataSource(tableView: $0, cellProvider: $1)
    },
    configure: @escaping (UITableViewCell, String) -> Void = { _, _ in }
  ) {
    let tableView = UITableView(frame: window.bounds, style: style)
    let log = log
    tableView.rowHeight = rowHeight
    tableView.register(cellClass, forCellReuseIdentifier: "cell")
    self.tableView = tableView
    dataSource = make(tableView) { tableView, indexPath, item in
      log.items.append(item)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      configure(cell, item)
      return cell
    }
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.show(tableView, isRoot: isRoot)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Applies sections written as "A:abc" and lays the table out.
  package func show(_ sections: String..., animated: Bool = false) {
    dataSource.apply(LetterSnapshot(sections), animatingDifferences: animated, completion: nil)
    window.layoutIfNeeded()
  }

  package func cell(_ item: String) -> UITableViewCell? {
    dataSource.indexPath(for: item).flatMap { tableView.cellForRow(at: $0) }
  }

  /// What the rows of some items show, as signs: "·" for no card, "?" for no cell.
  package func signs(_ items: String) -> String {
    String(items.map { cell(String($0)).map { ShownCard(of: $0).sign } ?? "?" })
  }
}

extension UITableView {
  package typealias CellProviderCall = (UITableView, IndexPath, String) -> UITableViewCell?
}
