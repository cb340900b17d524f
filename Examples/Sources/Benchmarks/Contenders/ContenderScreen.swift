import CapPositions
import RoundedTable
@_spi(Headless) import UIKit

/// A phone's screen with a table that a contender fills: the same table and the same cells for all.
@MainActor package final class ContenderScreen {
  typealias DataSource = UITableViewDiffableDataSource<Int, Int>
  package typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  package let contender: Contender
  package let tableView: UITableView
  let window: UIWindow
  let dataSource: DataSource
  private let corners: (any CornerMaker)?
  private let calls = Calls()

  private final class Calls {
    var count = 0
  }

  /// How often the provider was asked for a cell.
  package var providerCalls: Int { calls.count }

  /// Creates the screen of a contender, with an empty table.
  package convenience init(_ contender: Contender) {
    self.init(contender, UITableView(frame: .zero, style: .grouped))
  }

  init(_ contender: Contender, _ tableView: UITableView) {
    self.contender = contender
    window = UIWindow(device: .phone)
    tableView.frame = window.bounds
    tableView.rowHeight = CardLook.rowHeight
    tableView.sectionHeaderHeight = 20
    tableView.sectionFooterHeight = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    self.tableView = tableView
    let corners = contender.corners
    self.corners = corners
    dataSource = Self.makeDataSource(contender, tableView, corners, calls)
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(tableView)
    tableView.frame = controller.view.bounds
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private static func makeDataSource(
    _ contender: Contender, _ tableView: UITableView, _ corners: (any CornerMaker)?, _ calls: Calls
  ) -> DataSource {
    let scans = contender == .snapshotScan
    let provider: DataSource.CellProvider = { [calls] tableView, indexPath, item in
      calls.count += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = Self.text(of: item)
      if let corners, let dataSource = tableView.dataSource as? DataSource {
        let position =
          scans
          ? dataSource.scannedPosition(of: item)
          : dataSource.countedPosition(at: indexPath, of: tableView)
        corners.round(cell, as: position, width: tableView.bounds.width)
      }
      return cell
    }
    return contender == .ours
      ? RoundedDiffableDataSource(tableView: tableView, cellProvider: provider)
      : DataSource(tableView: tableView, cellProvider: provider)
  }

  /// What a row says.
  package static func text(of item: Int) -> String { "Row \(item)" }

  // MARK: Updating

  /// Applies an update, with whatever the contender adds to keep its corners right.
  package func apply(_ update: TableUpdate, animated: Bool = true) {
    switch contender {
    case .reloadedNeighbors:
      var snapshot = update.snapshot
      snapshot.reloadItems(neighbors(of: update))
      dataSource.apply(snapshot, animatingDifferences: animated, completion: nil)
    case .reconfiguredRows:
      dataSource.apply(update.snapshot, animatingDifferences: animated, completion: nil)
      reconfigureVisibleRows()
    default:
      dataSource.apply(update.snapshot, animatingDifferences: animated, completion: nil)
    }
    window.layoutIfNeeded()
  }

  private func reconfigureVisibleRows() {
    let rows = tableView.indexPathsForVisibleRows ?? []
    guard !rows.isEmpty else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(rows.compactMap { dataSource.itemIdentifier(for: $0) })
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
  }

  /// The rows beside those that come, go or move, before and after, which have a cell to lose.
  private func neighbors(of update: TableUpdate) -> [Int] {
    var neighbors: Set<Int> = []
    let newer = update.snapshot
    for item in update.changed {
      if let old = dataSource.indexPath(for: item) {
        for row in [old.row - 1, old.row + 1] where row >= 0 {
          let path = IndexPath(row: row, section: old.section)
          if let beside = dataSource.itemIdentifier(for: path) { neighbors.insert(beside) }
        }
      }
      guard let section = newer.sectionIdentifier(containingItem: item),
        let index = newer.indexOfItem(item)
      else { continue }
      let items = newer.itemIdentifiers(inSection: section)
      guard let first = items.first, let start = newer.indexOfItem(first) else { continue }
      for row in [index - start - 1, index - start + 1] where items.indices.contains(row) {
        neighbors.insert(items[row])
      }
    }
    return neighbors.filter {
      newer.indexOfItem($0) != nil && dataSource.indexPath(for: $0) != nil
    }
  }

  /// Lets every animation end, and the main queue do what was put off.
  package func settle() {
    HeadlessClock.advance(by: 1)
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    window.layoutIfNeeded()
  }

  /// Shows the first rows or the last.
  func show(end: Bool) {
    let lowest = tableView.contentSize.height - tableView.bounds.height
    let y = end ? max(0, lowest + tableView.adjustedContentInset.bottom) : 0
    tableView.contentOffset.y = y - (end ? 0 : tableView.adjustedContentInset.top)
    window.layoutIfNeeded()
  }

  // MARK: Looking

  /// The position that a cell's corners show, nil for a contender that rounds none.
  package func shownPosition(of cell: UITableViewCell) -> CapPosition? {
    if let corners { return corners.shown(on: cell) }
    guard let shape = cell.backgroundView?.subviews.first,
      let fill = shape.subviews.first
    else { return nil }
    return CapPosition(
      joinsPrevious: shape.layer.cornerRadius == 0, joinsNext: fill.layer.cornerRadius == 0)
  }
}
