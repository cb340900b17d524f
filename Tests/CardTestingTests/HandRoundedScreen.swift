import TestSupport
import UIKit

/// A table whose provider rounds the ends of sections by hand, as apps do.
@MainActor final class HandRoundedScreen {
  /// When the rows that stay are rounded anew, for which the table does not ask.
  enum Correction {
    case never, withTheUpdate, afterTheUpdate
  }

  let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let tableView: UITableView
  let dataSource: UITableViewDiffableDataSource<String, String>
  /// The round corners of a row among as many.
  var corners: (_ row: Int, _ count: Int) -> UIRectCorner = HandRoundedScreen.ends
  private let rounding: Rounding
  private let correction: Correction

  @MainActor private final class Growth {
    var from: CGFloat?
    func begin(in cell: UITableViewCell?) {
      guard let from else { return }
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      animation.fromValue = from
      animation.duration = 0.3
      cell?.layer.add(animation, forKey: "cornerRadius")
    }
  }

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
      let count = tableView.dataSource?.tableView(
        tableView, numberOfRowsInSection: indexPath.section)
      rounding.round(Self.ends(indexPath.row, count ?? 0), of: cell)
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
    // Layers have a presentation once they have been drawn.
    CATransaction.flush()
  }

  /// Applies sections written as "A:abc".
  func show(_ sections: [String], whenMoved: @escaping () -> Void = {}) {
    dataSource.apply(LetterSnapshot(sections), animatingDifferences: true) { [self] in
      if correction == .afterTheUpdate { roundAll() }
      whenMoved()
    }
    if correction == .withTheUpdate { roundAll() }
    window.layoutIfNeeded()
  }

  /// Applies sections and waits until the rows are in their places.
  func apply(_ sections: [String]) async {
    await withCheckedContinuation { continuation in
      show(sections) { continuation.resume() }
    }
  }

  /// Rounds every row that is in sight.
  func roundAll() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: path) else { continue }
      rounding.round(corners(path.row, tableView.numberOfRows(inSection: path.section)), of: cell)
    }
  }

  /// Has the corners of a row that is rounded go to their radius from another.
  func grow(_ row: Int, from radius: CGFloat) {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = radius
    animation.duration = 0.3
    tableView.cellForRow(at: IndexPath(row: row, section: 0))?.layer
      .add(animation, forKey: "cornerRadius")
    CATransaction.flush()
  }

  private nonisolated static func ends(_ row: Int, _ count: Int) -> UIRectCorner {
    var corners: UIRectCorner = []
    if row == 0 { corners.formUnion([.topLeft, .topRight]) }
    if row == count - 1 { corners.formUnion([.bottomLeft, .bottomRight]) }
    return corners
  }
}
