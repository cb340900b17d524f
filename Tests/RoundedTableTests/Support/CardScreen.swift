import RoundedTable
import UIKit

/// A table view in a window, filled by a rounded data source with one-letter items.
@MainActor final class CardScreen {
  typealias DataSource = RoundedDiffableDataSource<String, String>

  /// What the provider was asked for, in order.
  final class Log {
    var items: [String] = []
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let tableView: UITableView
  let dataSource: DataSource
  let log = Log()

  init(
    _ style: UITableView.Style = .grouped, rowHeight: CGFloat = 44,
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
    controller.view.frame = window.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(tableView)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Builds a snapshot from sections written as "A:abc", one letter an item.
  static func snapshot(_ sections: [String]) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for section in sections {
      let parts = section.split(separator: ":", omittingEmptySubsequences: false)
      snapshot.appendSections([String(parts[0])])
      snapshot.appendItems(parts[1].map(String.init))
    }
    return snapshot
  }

  /// Applies sections written as "A:abc" and lays the table out.
  func show(_ sections: String..., animated: Bool = false) {
    dataSource.apply(Self.snapshot(sections), animatingDifferences: animated, completion: nil)
    window.layoutIfNeeded()
  }

  func cell(_ item: String) -> UITableViewCell? {
    dataSource.indexPath(for: item).flatMap { tableView.cellForRow(at: $0) }
  }

  /// What the rows of some items show, as signs: "·" for no card, "?" for no cell.
  func signs(_ items: String) -> String {
    String(items.map { cell(String($0)).map { ShownCard(of: $0).sign } ?? "?" })
  }
}

extension UITableView {
  typealias CellProviderCall = (UITableView, IndexPath, String) -> UITableViewCell?
}
