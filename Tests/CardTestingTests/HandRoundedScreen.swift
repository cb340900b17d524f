import TestSupport
import UIKit

/// A table whose provider rounds the ends of sections by hand, as apps do.
@MainActor final class HandRoundedScreen {
  /// When the rows that stay are rounded anew, for which the table does not ask.
  enum Correction {
    case never, withTheUpdate, afterTheUpdate
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let tableView: UITableView
  let dataSource: UITableViewDiffableDataSource<String, String>
  private let rounding: Rounding
  private let correction: Correction

  init(
    _ rounding: Rounding = .cellLayer, _ correction: Correction = .never, _ sections: [String]
  ) {
    let tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.backgroundColor = .lightGray
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, _ in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.frame.size.width = tableView.bounds.width
      rounding.round(Self.corners(at: indexPath, of: tableView), of: cell)
      return cell
    }
    self.tableView = tableView
    self.rounding = rounding
    self.correction = correction
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.show(tableView)
    window.rootViewController = controller
    window.isHidden = false
    dataSource.apply(LetterSnapshot(sections), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
  }

  /// Applies sections written as "A:abc" and waits until the rows are in their places.
  func apply(_ sections: [String]) async {
    await withCheckedContinuation { continuation in
      dataSource.apply(LetterSnapshot(sections), animatingDifferences: true) { [self] in
        if correction == .afterTheUpdate { roundAll() }
        continuation.resume()
      }
      if correction == .withTheUpdate { roundAll() }
    }
  }

  private func roundAll() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: path) else { continue }
      rounding.round(Self.corners(at: path, of: tableView), of: cell)
    }
  }

  private static func corners(at path: IndexPath, of tableView: UITableView) -> UIRectCorner {
    let count = tableView.dataSource?.tableView(tableView, numberOfRowsInSection: path.section)
    var corners: UIRectCorner = []
    if path.row == 0 { corners.formUnion([.topLeft, .topRight]) }
    if path.row + 1 == count { corners.formUnion([.bottomLeft, .bottomRight]) }
    return corners
  }
}
