import RoundedTable
import TestSupport
@_spi(Headless) import UIKit

/// A table on a device, filled by a rounded data source, for tests that hold the clock.
@MainActor package final class HeldScreen {
  package typealias DataSource = RoundedDiffableDataSource<String, String>

  package typealias Provider = (UITableView, IndexPath, String) -> UITableViewCell?

  package typealias Configure = (UITableViewCell, String) -> Void

  package final class Log {
    package var items: [String] = []
  }

  package let window: UIWindow
  package let tableView: UITableView
  package let dataSource: DataSource
  package let log = Log()

  package init(
    _ device: HeadlessDevice = .phone, _ style: UITableView.Style = .grouped,
    isRoot: Bool = TablePlace.isRoot,
    rowHeight: CGFloat = 44, cellClass: UITableViewCell.Type = UITableViewCell.self,
    make: (UITableView, @escaping Provider) -> DataSource = {
      DataSource(tableView: $0, cellProvider: $1)
    },
    configure: @escaping Configure = { _, _ in }
  ) {
    window = UIWindow(device: device)
    let tableView = UITableView(frame: window.bounds, style: style)
    let log = log
    tableView.rowHeight = rowHeight
    tableView.register(cellClass, forCellReuseIdentifier: "cell")
    dataSource = make(tableView) { tableView, indexPath, item in
      log.items.append(item)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      configure(cell, item)
      return cell
    }
    self.tableView = tableView
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.show(tableView, isRoot: isRoot)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Applies sections written as "A:abc", one letter an item.
  package func apply(_ sections: String..., animated: Bool = true, reconfiguring: [String] = []) {
    var snapshot = LetterSnapshot(sections)
    snapshot.reconfigureItems(reconfiguring)
    dataSource.apply(snapshot, animatingDifferences: animated, completion: nil)
  }

  /// Lets every animation end.
  package func settle() {
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 2)
    window.layoutIfNeeded()
  }

  package func cell(_ item: String) -> UITableViewCell? {
    dataSource.indexPath(for: item).flatMap { tableView.cellForRow(at: $0) }
  }

  /// The shape of a row's part of its card, in front of its shadow.
  package func shape(_ item: String) -> UIView? { cell(item)?.backgroundView?.subviews.last }

  /// Where a row's part of its card is, in the window.
  package func frame(_ item: String) -> CGRect {
    guard let shape = shape(item), let fill = shape.subviews.first else { return .zero }
    // A low part's shape extends beyond it, and is cut off by the fill, or the other way round.
    return shape.convert(shape.bounds, to: window)
      .intersection(fill.convert(fill.bounds, to: window))
  }

  /// The radii on screen now: of the top pair and of the bottom pair.
  package func radii(_ item: String) -> [CGFloat] {
    guard let shape = shape(item), let fill = shape.subviews.first else { return [] }
    return [shape, fill].map { $0.layer.presentation()?.cornerRadius ?? -1 }
  }

  /// What some rows show when drawn, as signs.
  package func drawnSigns(_ items: String) -> String {
    let drawing = HeadlessDrawing(of: window)
    return String(
      items.map { item in
        guard let cell = cell(String(item)) else { return "?" }
        let row = DrawnRow(in: cell.convert(cell.bounds, to: window), of: drawing)
        return row.position?.sign ?? "!"
      })
  }
}
