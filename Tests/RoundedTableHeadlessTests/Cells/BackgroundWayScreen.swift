import HeadlessTestSupport
import RoundedTable
import TestSupport
@_spi(Headless) import UIKit

/// A table whose cells assign their background in some way, under UIKit's data source or under ours.
@MainActor final class BackgroundWayScreen: NSObject, UITableViewDelegate {
  typealias Source = UITableViewDiffableDataSource<String, String>

  let way: BackgroundWay
  let window: UIWindow
  let tableView: UITableView
  let source: Source
  private let log = Log()

  private final class Log {
    var updates = 0
    var asked: [String] = []
  }

  /// How often the cells were asked to update their configuration.
  var updates: Int { log.updates }
  /// The items that the provider was asked for.
  var asked: [String] { log.asked }

  init(_ way: BackgroundWay, isRounded: Bool) {
    self.way = way
    window = UIWindow(device: .phone)
    let tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.rowHeight = 60
    tableView.register(WayCell.self, forCellReuseIdentifier: "cell")
    let log = log
    let provider: Source.CellProvider = { tableView, indexPath, item in
      log.asked.append(item)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      guard let cell = cell as? WayCell else { return cell }
      let isNew = cell.way == nil
      cell.way = way
      cell.onUpdate = { log.updates += 1 }
      switch way {
      case .handlerAtDequeue, .viewInHandler:
        cell.configurationUpdateHandler = { way.assign(to: $0, in: $1) }
      case .handlerOnce where isNew:
        cell.configurationUpdateHandler = { way.assign(to: $0, in: $1) }
      case .prepareForReuse where isNew: way.assign(to: cell, in: cell.configurationState)
      default: break
      }
      return cell
    }
    source =
      isRounded
      ? RoundedDiffableDataSource(tableView: tableView, cellProvider: provider)
      : Source(tableView: tableView, cellProvider: provider)
    self.tableView = tableView
    super.init()
    tableView.delegate = self
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.show(tableView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if way == .willDisplay { way.assign(to: cell, in: cell.configurationState) }
  }

  func show(
    _ sections: String..., animated: Bool,
    changing: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void = { _ in }
  ) {
    var snapshot = LetterSnapshot(sections)
    changing(&snapshot)
    source.apply(snapshot, animatingDifferences: animated, completion: nil)
  }

  /// Says what is wrong with a row that is drawn now, nil if nothing is.
  func fault() -> String? {
    window.layoutIfNeeded()
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: path), let item = source.itemIdentifier(for: path)
      else { continue }
      if let fault = fault(in: cell, at: path) { return "row \(item): \(fault)" }
    }
    return nil
  }

  private func fault(in cell: UITableViewCell, at path: IndexPath) -> String? {
    let drawing = HeadlessDrawing(of: cell)
    let middle = CGPoint(x: drawing.size.width / 2, y: drawing.size.height / 2)
    let found = drawing.color(at: middle)
    let fill = way.fill(isMarked: cell.isSelected || cell.isHighlighted)
    let wanted = HeadlessDrawing.RGBA(fill ?? .clear, traits: cell.traitCollection)
    guard found.isClose(to: wanted) else { return "it is filled with \(found), not \(wanted)" }
    guard fill != nil else { return nil }
    let shown = DrawnRow(in: CGRect(origin: .zero, size: drawing.size), of: drawing)
    let rows = tableView.numberOfRows(inSection: path.section)
    let position = CapPosition(row: path.row, of: rows)
    guard shown.position == position else {
      return "it shows \(shown.position.map { "\($0)" } ?? "no position"), not \(position)"
    }
    let isInset = abs(shown.left - 16) < 2 && abs(drawing.size.width - shown.right - 16) < 2
    return isInset ? nil : "it reaches from \(shown.left) to \(shown.right)"
  }
}
